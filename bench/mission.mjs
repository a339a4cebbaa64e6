/**
 * What a visitor gets: the built site in a real browser that draws on the CPU, from the press on the launch button to the
 * end of a mission that a pilot flies by keyboard. The times are of this machine and of what else it does meanwhile.
 */
/* global document, WebGL2RenderingContext, window -- parts of this run in the page */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

import { chromium } from '@playwright/test'

import { ensureChromium } from '../scripts/browser.mjs'
import { bundleScript, importBundled } from '../scripts/bundle.mjs'
import { BROWSER_SWITCHES } from '../scripts/flight-harness/open-harness.mjs'
import { serveBuild } from '../scripts/served-build.mjs'
import { printFigure, quantile } from './figure.mjs'

const BUILD = '.cache/build-bench'
const COURSE = 7
/** Slow 4G as portals test it: delay in milliseconds, bytes a second, and how many times slower the processor is. */
const SLOW = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, slowdown: 4 }

/** A flight without end, above the rings: after its first seconds, which still compile and warm up, its heap is watched. */
const STEADY_FROM = 30
const STEADY_UNTIL = 90

/** @param {number} seconds */
const hasFlown =
  (seconds) =>
  (/** @type {any} */ { session, flight }) =>
    flight.tick >= seconds * 120 || session.stage !== 'playing'

/** Builds the site anew and prints its weights. @returns {boolean} whether they keep their budgets */
function buildAnew() {
  const env = { ...process.env, RINGWAKE_BUILD_DIRECTORY: BUILD }
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { env, encoding: 'utf8' })
  console.log(built.stdout.slice(built.stdout.indexOf('\nWeight on the wire')))
  return built.status === 0
}

/** Runs in the page: writes down when pictures are drawn, and how long each frame callback takes. */
function watchFrames() {
  /** @type {number[]} */
  const pictures = []
  // The game's loop asks for each frame with the same function; the pilot's looks are new each time, and are forgotten.
  /** @type {WeakMap<FrameRequestCallback, number[]>} */
  let costs = new WeakMap()
  /** @type {number[]} */
  let scripts = []
  const clear = WebGL2RenderingContext.prototype.clear
  WebGL2RenderingContext.prototype.clear = function (/** @type {number} */ mask) {
    pictures.push(performance.now())
    clear.call(this, mask)
  }
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const before = performance.now()
      callback(now)
      const known = costs.get(callback) ?? []
      known.push(performance.now() - before)
      costs.set(callback, known)
      if (known.length > scripts.length) scripts = known
    })
  Object.assign(window, {
    frameWatch: {
      forget: () => {
        pictures.length = 0
        costs = new WeakMap()
        scripts = []
      },
      told: () => ({ pictures, scripts }),
    },
  })
}

/**
 * Opens the game and takes off; gives the milliseconds that the page made the visitor wait.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 */
async function takeOff(page, origin) {
  await page.goto(`${origin}/?inspect&course=${COURSE}`, { waitUntil: 'networkidle' })
  const launch = page
    .getByRole('main')
    .getByRole('button', { name: /launch/i })
    .first()
  await launch.click()
  // The question is the visitor's to answer; the waiting begins with the answer.
  const started = performance.now()
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click()
  const button = page.getByRole('button', { name: 'TAKE OFF' })
  await page.waitForFunction(() => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === 'TAKE OFF')
    return found !== undefined && !found.disabled
  })
  const isReady = performance.now()
  await page.evaluate(() => /** @type {any} */ (window).frameWatch?.forget())
  const pressed = performance.now()
  await button.press('Enter')
  await page.waitForFunction(() => (window.ringwakeInspection?.snapshot().flight.tick ?? 0) > 0)
  return { untilReady: isReady - started, untilFlying: performance.now() - pressed }
}

/** @returns {Promise<boolean>} whether every bound holds */
export async function benchMission() {
  const rows = [buildAnew()]
  const site = await serveBuild(BUILD)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_SWITCHES })
  const tools = await importBundled(['tests/closed-loop-pilot.ts', 'tests/page-figures.ts'])
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    await page.addInitScript({ content: await bundleScript('bench/page-pilot.ts') })
    const wait = await takeOff(page, site.origin)
    await page.evaluate(() => window.flyInPage())
    await page.waitForFunction(() => window.ringwakeInspection?.snapshot().session.stage !== 'playing', null, {
      polling: 1000,
      timeout: 120_000,
    })
    const end = await tools['inspectGame'](page)
    const { pictures, scripts } = await page.evaluate(() => /** @type {any} */ (window).frameWatch.told())
    /** @type {number[]} */
    const gaps = pictures.slice(1).map((/** @type {number} */ at, /** @type {number} */ index) => at - pictures[index])

    console.log(`\nThe built site at 1280×720, drawn on the CPU: course ${COURSE}, ${end.session.stage}`)
    console.log(`  ${gaps.length} pictures; settled on ${JSON.stringify(end.view)}`)
    rows.push(
      printFigure('from the press to TAKE OFF', wait.untilReady, 'ms'),
      printFigure('from TAKE OFF to the first flown tick', wait.untilFlying, 'ms'),
      printFigure('from picture to picture, median', quantile(gaps, 0.5), 'ms', 33, 1),
      printFigure('from picture to picture, 95th percentile', quantile(gaps, 0.95), 'ms', 50, 1),
      printFigure('script a frame, median', quantile(scripts, 0.5), 'ms', 1, 2),
      printFigure('script a frame, 95th percentile', quantile(scripts, 0.95), 'ms', undefined, 2),
    )
    await context.close()
    rows.push(await benchHeap(browser, site.origin, /** @type {any} */ (tools)))
    rows.push(await benchSlowVisitor(browser, site.origin))
  } finally {
    await browser.close()
    await site.close()
  }
  return !rows.includes(false)
}

/**
 * What a relaxed flight leaves on the heap, watched by nothing else.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {typeof import('../tests/closed-loop-pilot.ts') & typeof import('../tests/page-figures.ts')} tools
 */
async function benchHeap(browser, origin, { flyMission, measure, openInstruments, RELAXED_SETTINGS }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.addInitScript((settings) => localStorage.setItem('ringwake.settings', settings), RELAXED_SETTINGS)
  await takeOff(page, origin)
  const instruments = await openInstruments(page)
  await flyMission(page, { aim: 'above-rings', until: hasFlown(STEADY_FROM), withinSeconds: 200 })
  const before = await measure(instruments)
  const from = performance.now()
  const end = await flyMission(page, { aim: 'above-rings', until: hasFlown(STEADY_UNTIL), withinSeconds: 200 })
  const grown = (await measure(instruments)).megabytes - before.megabytes
  const minutes = (performance.now() - from) / 60_000
  await context.close()
  console.log(`\nA relaxed flight that passes above its rings: ${end.session.stage} after ${STEADY_UNTIL} s`)
  return printFigure('heap growth a minute', grown / minutes, 'MB', 0.4, 2)
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin */
async function benchSlowVisitor(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.throughput,
    uploadThroughput: SLOW.throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown })
  const wait = await takeOff(page, origin)
  await context.close()
  console.log('\nOn slow 4G with a processor four times slower')
  return printFigure('from the press to a flyable frame', wait.untilReady + wait.untilFlying, 'ms', 5000)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchMission()
