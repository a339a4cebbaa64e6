/**
 * `npm run test:engines`: the same flights to the last bit, and the site's journeys, in Firefox and WebKit as Debian
 * packages them. (Chromium's part is in `npm test`.) Installs what it lacks, and says what it skipped and why.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { bundleScript, importBundled } from './bundle.mjs'
import { ensurePackages } from './debian-packages.mjs'
import { openFirefox, openWebKit } from './engine-drivers.mjs'
import { ensureInstalled } from './install.mjs'
import { serveBuild } from './served-build.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const BUILD = process.env['RINGWAKE_BUILD_DIRECTORY'] ?? '.cache/build-engines'
const FIRST_PORT = Number(process.env['RINGWAKE_ENGINES_PORT'] ?? 4383)
const SEEDS = 12
/** Flights to compare, the same that `npm test` flies in Chromium. */
const TAPES = 'tests/engines/tape-flight.ts'

ensureInstalled()
if (typeof WebSocket === 'undefined') {
  // Node before 22 has it behind a flag.
  const again = spawnSync(process.execPath, ['--experimental-websocket', '--no-warnings', import.meta.filename], {
    stdio: 'inherit',
  })
  process.exit(again.status ?? 1)
}

/** @returns {string | undefined} WebKit's small browser, which lies where no PATH looks */
function findMiniBrowser() {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))]
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}

const missing = ensurePackages({ 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' })
// A build of its own is made anew: one from before would show what the site was then.
if (process.env['RINGWAKE_BUILD_DIRECTORY'] === undefined || !existsSync(join(ROOT, BUILD, 'headers.json'))) {
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, RINGWAKE_BUILD_DIRECTORY: BUILD },
  })
  if (build.status !== 0) process.exit(1)
}

process.chdir(ROOT)
const { flyTapes } = await importBundled([TAPES])
const script = await bundleScript(TAPES, 'tapes')
const inNode = flyTapes(SEEDS)
console.log(`Node ${process.versions.node}: ${SEEDS * 2} flights, ${inNode.ticks} ticks`)

const { origin: site, close: closeSite } = await serveBuild(BUILD)

let passed = 0
let failed = 0
/** @param {string} title @param {() => Promise<unknown>} check throws, or gives what is wrong with it */
async function check(title, check) {
  const started = performance.now()
  /** @type {unknown} */
  let wrong
  try {
    wrong = await check()
  } catch (error) {
    wrong = error instanceof Error ? error.message : error
  }
  const isFine = wrong === undefined || (Array.isArray(wrong) && wrong.length === 0)
  if (isFine) passed += 1
  else failed += 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`  ${isFine ? '✓' : '✘'} ${title} (${seconds} s)${isFine ? '' : `\n      ${JSON.stringify(wrong)}`}`)
}

/** An expression that waits in the page until another is true. @param {string} condition @param {number} [seconds] */
const until = (condition, seconds = 20) => `(async () => {
  const giveUpAt = Date.now() + ${seconds * 1000}
  while (!(${condition})) {
    if (Date.now() > giveUpAt) return 'never: ' + ${JSON.stringify(condition)} + ' at ' + location.pathname
    await new Promise((done) => setTimeout(done, 50))
  }
})()`
const IS_AWAKE = "Object.keys(document.body).some((key) => key.startsWith('__react'))"

/** @param {import('./engine-drivers.mjs').Engine} engine */
async function testEngine(engine) {
  console.log(`\n${engine.version}`)
  await check('flies every flight as Node does, to the last bit', async () => {
    await engine.open(`${site}/thank`)
    const flown = await engine.ask(`(() => { ${script}; return tapes.flyTapes(${SEEDS}) })()`)
    return Object.entries(inNode.digests).filter(([flight, digest]) => flown.digests[flight] !== digest)
  })
  for (const path of [
    '/',
    '/privacy_policy',
    '/cookies_policy',
    '/terms_of_service',
    '/refund_policy',
    '/thank',
    '/no/such/place',
  ])
    await check(
      `${path} arrives, is dressed and wakes${engine.complaints ? ', and the console is silent' : ''}`,
      async () => {
        engine.complaints?.()
        await engine.open(`${site}${path}`)
        const asleep = await engine.ask(until(IS_AWAKE))
        if (asleep !== null) return asleep
        const look = await engine.ask(
          "({ headings: document.querySelectorAll('h1').length, sheets: [...document.styleSheets].filter((sheet) => sheet.cssRules.length > 0).length, fonts: document.fonts.status })",
        )
        const complaints = (engine.complaints?.() ?? []).filter(
          (text) => path !== '/no/such/place' || !text.includes('404'),
        )
        return [...(look.headings === 1 && look.sheets > 0 ? [] : [look]), ...complaints]
      },
    )
  await check('the contact form leads to /thank, and nothing typed is left', async () => {
    await engine.open(`${site}/`)
    await engine.ask(until(IS_AWAKE))
    await engine.ask(`(() => {
      const form = document.querySelector('#contact form')
      for (const field of form.querySelectorAll('input, textarea')) {
        if (field.type === 'checkbox') field.click()
        else field.value = field.type === 'email' ? 'canary@example.org' : 'canary'
      }
      form.requestSubmit()
    })()`)
    const stayed = await engine.ask(
      until("location.pathname === '/thank' && document.querySelector('h1')?.textContent === 'Adventure Confirmed!'"),
    )
    if (stayed !== null) return stayed
    const traces = await engine.ask(
      '[location.href, history.state, localStorage.length, sessionStorage.length, document.cookie, document.documentElement.outerHTML.includes("canary")]',
    )
    return /canary/.test(JSON.stringify(traces.slice(0, 2))) || traces[5] === true ? traces : []
  })
  await check('Login opens and closes by its dialog', async () => {
    await engine.open(`${site}/`)
    await engine.ask(until(IS_AWAKE))
    await engine.ask(
      "[...document.querySelectorAll('header button')].find((button) => button.textContent.trim() === 'Login').click()",
    )
    const shut = await engine.ask(until("document.querySelector('dialog[open]') !== null"))
    if (shut !== null) return shut
    await engine.ask(
      "[...document.querySelectorAll('dialog[open] button')].find((button) => button.textContent.trim() === 'Close').click()",
    )
    return (await engine.ask(until("document.querySelector('dialog[open]') === null"))) ?? []
  })
  await check('the game opens: ready to fly, or a true word about the missing WebGL 2', async () => {
    await engine.open(`${site}/?inspect&course=7`)
    await engine.ask(until(IS_AWAKE))
    const hasWebGL = await engine.ask("document.createElement('canvas').getContext('webgl2') !== null")
    await engine.ask(
      "[...document.querySelectorAll('main button')].find((button) => /launch/i.test(button.textContent)).click()",
    )
    await engine.ask(until("document.querySelector('dialog[open] button') !== null"))
    await engine.ask(
      "[...document.querySelectorAll('dialog[open] button')].find((button) => /^Yes/.test(button.textContent)).click()",
    )
    if (hasWebGL !== true) {
      console.log('      (no WebGL 2 in this engine on this machine: the explanation is looked for instead)')
      return (
        (await engine.ask(until("/WebGL/.test(document.querySelector('dialog[open]')?.textContent ?? '')", 40))) ?? []
      )
    }
    const late = await engine.ask(until("window.ringwakeInspection?.snapshot().session.picture === 'ready'", 60))
    if (late !== null) return late
    await engine.ask(
      "[...document.querySelectorAll('dialog[open] button')].find((button) => button.textContent.includes('TAKE OFF')).click()",
    )
    return (await engine.ask(until('window.ringwakeInspection.snapshot().flight.tick > 60', 30))) ?? []
  })
}

const skipped = []
try {
  for (const [name, lacks, open] of /** @type {const} */ ([
    ['Firefox', ['firefox-esr', 'xvfb'], () => openFirefox(FIRST_PORT)],
    ['WebKit', ['webkit2gtk-driver', 'xvfb'], () => openWebKit(FIRST_PORT + 1, findMiniBrowser() ?? 'MiniBrowser')],
  ])) {
    const lacking = lacks.filter((wanted) => missing.includes(wanted))
    if (lacking.length > 0) {
      skipped.push(`${name}: ${lacking.join(' and ')} could not be installed`)
      continue
    }
    const engine = await open()
    try {
      await testEngine(engine)
    } finally {
      await engine.close()
    }
  }
} finally {
  await closeSite()
}
for (const reason of skipped) console.log(`\nSKIPPED ${reason}`)
console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} engines skipped`)
process.exit(failed === 0 && skipped.length < 2 ? 0 : 1)
