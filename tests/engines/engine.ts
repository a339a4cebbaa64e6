/**
 * Chromium, Firefox and WebKit as Debian packages them. Playwright drives only builds of its own Firefox and WebKit, so
 * Puppeteer drives Chromium and Firefox here, and Selenium WebKit.
 */
import { launch } from 'puppeteer-core'
import { Builder, Key, Origin } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/chrome.js'

import { CHROMIUM_SWITCHES } from '../../scripts/setup/browser.ts'
import { findProgram } from '../../scripts/setup/debian-packages.ts'

/** The keys that the journeys press, named as by `KeyboardEvent.code`; Selenium's keys for them. */
const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  KeyP: 'p',
  // WebKit's driver forgets a letter that is held when another is pressed, so the arrows stand for the letters that steer.
  KeyA: Key.ARROW_LEFT,
  KeyD: Key.ARROW_RIGHT,
  KeyS: Key.ARROW_DOWN,
  KeyW: Key.ARROW_UP,
} as const
export type EngineKey = keyof typeof KEYS

/** One page of a browser, with real input. */
export interface Engine {
  readonly version: string
  /** Settles when the page has loaded and has the page script. */
  readonly goto: (address: string) => Promise<void>
  /** Runs a function in the page, with arguments and an awaited result that JSON can hold. */
  readonly evaluate: <Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  readonly keyboard: {
    readonly down: (key: EngineKey) => Promise<void>
    readonly up: (key: EngineKey) => Promise<void>
    readonly type: (text: string) => Promise<void>
  }
  /** In CSS pixels of the window, as are those of `clickAt`. */
  readonly moveTo: (x: number, y: number) => Promise<void>
  readonly clickAt: (x: number, y: number) => Promise<void>
  /** A PNG of what the window shows of the page. */
  readonly screenshot: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export const ENGINES = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit }
export type EngineName = keyof typeof ENGINES

const WINDOW = { width: 1040, height: 585 }

type LaunchOptions = NonNullable<Parameters<typeof launch>[0]>

/** `pageScript` runs first in every document. */
async function openByPuppeteer(pageScript: string, options: LaunchOptions): Promise<Engine> {
  // With a window and not headless: only then does Firefox draw WebGL without a GPU.
  const browser = await launch({ ...options, headless: false, defaultViewport: WINDOW })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await page.setViewport(WINDOW)
  await page.evaluateOnNewDocument(pageScript)
  return {
    version: await browser.version(),
    goto: async (address) => void (await page.goto(address)),
    evaluate: page.evaluate.bind(page) as Engine['evaluate'],
    keyboard: {
      down: (key) => page.keyboard.down(key),
      up: (key) => page.keyboard.up(key),
      type: (text) => page.keyboard.type(text),
    },
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

function openChromium(pageScript: string): Promise<Engine> {
  const executablePath = findProgram('chromium') ?? 'chromium'
  return openByPuppeteer(pageScript, { executablePath, args: CHROMIUM_SWITCHES })
}

function openFirefox(pageScript: string): Promise<Engine> {
  const executablePath = findProgram('firefox-esr') ?? findProgram('firefox') ?? 'firefox'
  return openByPuppeteer(pageScript, {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      // The list of downloads would take the focus from the page, and keep it.
      'browser.download.alwaysOpenPanel': false,
    },
    // Beside an empty page the focus stays in the address bar, and keys do not reach the page.
    args: ['data:text/html,opened'],
  })
}

/**
 * WebKit's driver has no scripts for new documents. So `pageScript` runs once a document has loaded that was asked for, and in any
 * other after something has failed without it, which visitors try again.
 */
async function openWebKit(pageScript: string): Promise<Engine> {
  // Chrome's builder starts any driver that takes a `--port`.
  const service = new ServiceBuilder(findProgram('WebKitWebDriver') ?? 'WebKitWebDriver')
    .setEnvironment({ ...(process.env as Record<string, string>), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  await driver
    .manage()
    .window()
    .setRect({ ...WINDOW, x: 0, y: 0 })
  const capabilities = await driver.getCapabilities()

  // The driver refuses an action while another is under way.
  let latest: Promise<void> = Promise.resolve()
  const inTurn = (act: () => Promise<void>) => {
    const done = latest.then(act)
    latest = done.catch(() => undefined)
    return done
  }

  async function preparePage() {
    const isPrepared = await driver.executeScript(() => 'inPage' in window)
    if (isPrepared !== true) await driver.executeScript(pageScript)
  }

  return {
    version: `WebKit ${String(capabilities.getBrowserVersion())}`,
    async goto(address) {
      await driver.get(address)
      await preparePage()
    },
    async evaluate(script, ...args) {
      try {
        return await driver.executeScript<never>(script, ...args)
      } catch (error) {
        await preparePage()
        throw error
      }
    },
    keyboard: {
      down: (key) => inTurn(() => driver.actions().keyDown(KEYS[key]).perform()),
      up: (key) => inTurn(() => driver.actions().keyUp(KEYS[key]).perform()),
      type: (text) => inTurn(() => driver.actions().sendKeys(text).perform()),
    },
    moveTo: (x, y) => inTurn(() => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform()),
    clickAt: (x, y) =>
      inTurn(() => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform()),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      await service.kill()
    },
  }
}
