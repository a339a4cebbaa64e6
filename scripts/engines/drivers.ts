/**
 * Chromium, Firefox and WebKit as Debian packages them, driven by what they speak themselves: Firefox by WebDriver BiDi over a
 * web socket, the others by WebDriver over HTTP. Playwright drives only builds of its own Firefox and WebKit, which a machine
 * may not be able to fetch.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findProgram } from '../setup/debian-packages.ts'
import { untilDone } from '../setup/until-done.ts'
import { connectBidi } from './bidi.ts'

/**
 * A keyboard or a pointer and what it does, as WebDriver's actions name it.
 *
 * @typedef {{ type: 'key' | 'pointer', id: string, actions: object[] }} InputSource
 */

/**
 * @typedef {object} Engine
 * @property {string} version as the engine says it
 * @property {(address: string) => Promise<void>} open goes to a page and waits until it has loaded
 * @property {(expression: string) => Promise<any>} evaluate the value of an expression, awaited, as JSON gives it
 * @property {(sources: InputSource[]) => Promise<unknown>} performActions keys and pointers as a visitor moves them; what is held
 *   down stays down until it is released
 * @property {() => Promise<Buffer>} screenshot a PNG of what the window shows of the page
 * @property {() => Promise<string[]>} reportedErrors what went wrong in the page since the last call, as far as the engine reports it: errors
 *   and warnings of the console, what was thrown, violations of the policy
 * @property {() => Promise<void>} close
 */

/** Late reports arrive within this time. */
const settle = () => new Promise((done) => setTimeout(done, 150))

/** An expression after which a page remembers what goes wrong in it. */
const LISTEN = `(() => {
  if (window.heard) return
  const heard = window.heard = []
  addEventListener('error', ({ message }) => heard.push('thrown: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push('rejected: ' + reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push('violation of ' + violatedDirective + ' by ' + blockedURI))
  for (const level of ['error', 'warn']) {
    const say = console[level].bind(console)
    console[level] = (...words) => {
      heard.push(level + ': ' + words.join(' '))
      say(...words)
    }
  }
})()`

/** @param {string} expression @returns {string} the same, giving its awaited value as JSON */
const asJson = (expression) => `(async () => JSON.stringify((await (${expression})) ?? null))()`

/**
 * A folder and a virtual screen for one engine.
 *
 * @param {string} name of the engine
 * @param {number} port tells screens apart
 * @returns {{ home: string, start: (program: string, args: string[]) => void, close: () => Promise<void> }} `start` runs a
 *   program there, and `close` ends what was started
 */
function openPlace(name, port) {
  const home = mkdtempSync(join(tmpdir(), `ringwake-${name.toLowerCase()}-`))
  const display = `:${90 + (port % 100)}`
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  /** @type {import('node:child_process').ChildProcess[]} the latest first */
  const programs = []
  // Also where the browser did not start, so that nothing can be closed.
  process.on('exit', () => programs.forEach((program) => program.kill()))
  /** @param {string} program @param {string[]} args */
  const start = (program, args) => {
    programs.unshift(spawn(findProgram(program) ?? program, args, { stdio: 'ignore', env }))
  }
  start('Xvfb', [display, '-screen', '0', '1280x800x24', '-nolisten', 'tcp'])
  return {
    home,
    start,
    async close() {
      for (const program of programs) program.kill()
      await new Promise((done) => setTimeout(done, 500))
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @param {number} port a free one @returns {Promise<Engine>} */
export async function openFirefox(port) {
  // On a screen and not headless: only then does it draw WebGL without a GPU.
  const place = openPlace('Firefox', port)
  // Drawn by the CPU where there is no GPU, so that the game is flown and not only explained.
  writeFileSync(join(place.home, 'user.js'), 'user_pref("webgl.force-enabled", true);\n')
  // Beside an empty page the focus would stay in the address bar, and no key would press anything.
  const firstPage = 'data:text/html,opened'
  const args = ['--no-remote', '--profile', place.home, '--remote-debugging-port', String(port), firstPage]
  place.start(findProgram('firefox-esr') === undefined ? 'firefox' : 'firefox-esr', args)
  const { send, takeReportedErrors, close } = await untilDone(() => connectBidi(port), 'Firefox')
  const session = await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const context = contexts[0].context
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    open: (address) => send('browsingContext.navigate', { context, url: address, wait: 'complete' }),
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    performActions: (actions) => send('input.performActions', { context, actions }),
    screenshot: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async reportedErrors() {
      await settle()
      return takeReportedErrors()
    },
    async close() {
      await send('browser.close', {}).catch(() => undefined)
      close()
      await place.close()
    },
  }
}

/** @param {string} origin where a driver answers */
function sendTo(origin) {
  /** @param {string} path @param {unknown} [body] @param {string} [method] @returns {Promise<any>} */
  return async (path, body, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value?.error ?? response.status}: ${value?.message ?? ''}`)
    return value
  }
}

/**
 * @param {{ name: string, port: number, driver: string, capabilities: object }} browser `driver`: the program that speaks
 *   WebDriver for it; `capabilities`: its own, by the names that the driver knows
 * @returns {Promise<Engine>}
 */
export async function openByWebDriver({ name, port, driver, capabilities }) {
  const place = openPlace(name, port)
  place.start(driver, [`--port=${port}`])
  const send = sendTo(`http://127.0.0.1:${port}`)
  const session = await untilDone(() => send('/session', { capabilities: { alwaysMatch: capabilities } }), name)
  const path = `/session/${session.sessionId}`
  // It refuses a second interaction while the first is under way.
  let interaction = Promise.resolve()
  await send(`${path}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  /** @param {string} expression @returns {Promise<any>} */
  async function evaluate(expression) {
    const told = await send(`${path}/execute/async`, {
      script: `const tell = arguments[0]; ${asJson(expression)}.then((json) => tell({ json }), (error) => tell({ error: String(error) }))`,
      args: [],
    })
    if (told.error !== undefined) throw new Error(told.error)
    return JSON.parse(told.json)
  }
  /** What was heard in documents that were left since. @type {string[]} */
  const heardBefore = []
  /** @returns {Promise<string[]>} */
  const collect = async () =>
    (await evaluate(
      `location.protocol === 'about:' || location.protocol === 'data:' ? [] : window.heard?.splice(0) ?? null`,
    )) ?? ['Nobody listened: the document is another one than was opened']
  return {
    version: `${name} (${session.capabilities.browserName} ${session.capabilities.browserVersion})`,
    async open(address) {
      heardBefore.push(...(await collect()))
      await send(`${path}/url`, { url: address })
      // Its driver does not tell what the console says. Listening begins once the page has loaded, before its own scripts start.
      await evaluate(LISTEN)
    },
    evaluate,
    performActions(actions) {
      const performed = interaction.then(() => send(`${path}/actions`, { actions }))
      interaction = performed.catch(() => undefined)
      return performed
    },
    screenshot: async () => Buffer.from(await send(`${path}/screenshot`), 'base64'),
    async reportedErrors() {
      await settle()
      return [...heardBefore.splice(0), ...(await collect())]
    },
    async close() {
      await send(path, undefined, 'DELETE').catch(() => undefined)
      await place.close()
    },
  }
}
