/**
 * Measures the built site in a browser that renders on the CPU, from the press on the launch button to the end of a mission
 * flown by keyboard. The times depend on the machine and its load.
 */
import { type Browser, chromium, type Page } from '@playwright/test'

import type { InspectionSnapshot } from '../app/game/play/inspection.ts'
import { TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { BROWSER_SWITCHES } from '../scripts/pictures/open-harness.ts'
import { serveBuild } from '../scripts/server/served-build.ts'
import { ensureChromium } from '../scripts/setup/browser.ts'
import { buildInto } from '../scripts/setup/subprocess.ts'
import { bundleScript } from '../testing/bundle.ts'
import { measure, openMeasurement, RELAXED_SETTINGS } from '../testing/page-figures.ts'
import { flyMission, inspectGame } from '../testing/pilots/closed-loop-pilot.ts'
import { allocationDuring } from './allocation.ts'
import { printFigure, quantile } from './figure.ts'

const BUILD = '.cache/build-bench'
const COURSE = 7
/** Slow 4G as portals test it: latency in milliseconds, bytes a second, and CPU slowdown. */
const SLOW = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, slowdown: 4 }

/** The heap is measured in an endless flight above the rings, in seconds: after the warm-up, for a minute. */
const STEADY_FROM = 30
const STEADY_UNTIL = 90
/** Allocations are sampled after that, because sampling slows the flight down. */
const SAMPLED_UNTIL = 120
/** A viewport that the CPU renders at 60 frames a second. */
const SMALL = { width: 320, height: 256 }
/** What a frame of steady flight may allocate, in kB. */
const MOST_GARBAGE = 2

declare global {
  interface Window {
    /** Set by `watchFrames`. */
    frameWatch?: { readonly forget: () => void; readonly told: () => FrameTimes }
  }
}

interface FrameTimes {
  /** When each frame was drawn, in milliseconds. */
  readonly pictures: readonly number[]
  /** How long each callback of the game's loop took, in milliseconds. */
  readonly scripts: readonly number[]
}

const hasFlown =
  (seconds: number) =>
  ({ session, flight }: InspectionSnapshot) =>
    flight.tick >= seconds * TICKS_PER_SECOND || session.stage !== 'playing'

/** Runs in the page: records when frames are drawn, and how long each frame callback takes. */
function watchFrames(): void {
  const pictures: number[] = []
  // The game requests each frame with the same function, the pilot with a new one.
  let costs = new WeakMap<FrameRequestCallback, number[]>()
  let scripts: number[] = []
  const clear = Reflect.get(WebGL2RenderingContext.prototype, 'clear')
  WebGL2RenderingContext.prototype.clear = function (mask: number) {
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
  window.frameWatch = {
    forget: () => {
      pictures.length = 0
      costs = new WeakMap()
      scripts = []
    },
    told: () => ({ pictures, scripts }),
  }
}

/** Opens the game and takes off; returns the visitor's waiting times in milliseconds. */
async function takeOff(page: Page, origin: string): Promise<{ untilReady: number; untilFlying: number }> {
  await page.goto(`${origin}/?inspect&course=${COURSE}`, { waitUntil: 'networkidle' })
  const launch = page
    .getByRole('main')
    .getByRole('button', { name: /launch/i })
    .first()
  await launch.click()
  // The wait begins with the visitor's answer.
  const started = performance.now()
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click()
  const button = page.getByRole('button', { name: 'TAKE OFF' })
  await page.waitForFunction(() => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === 'TAKE OFF')
    return found !== undefined && found.ariaDisabled !== 'true'
  })
  const isReady = performance.now()
  await page.evaluate(() => window.frameWatch?.forget())
  const pressed = performance.now()
  await button.press('Enter')
  await page.waitForFunction(() => (window.ringwakeInspection?.snapshot().flight.tick ?? 0) > 0)
  return { untilReady: isReady - started, untilFlying: performance.now() - pressed }
}

/** Flies a mission on the built site; prints what each frame costs, the heap's growth, and the wait on a slow line. */
export async function benchMission(): Promise<void> {
  await buildInto(BUILD)
  const site = await serveBuild(BUILD)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_SWITCHES })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    // Otherwise the 2D renderer would draw, because the browser has no GPU.
    await page.addInitScript(() => localStorage.setItem('ringwake.settings', '{"version":1,"view":"3d"}'))
    await page.addInitScript({ content: await bundleScript(['testing/pilots/page-pilot.ts']) })
    const wait = await takeOff(page, site.origin)
    await page.evaluate(() => window.flyInPage())
    await page.waitForFunction(() => window.ringwakeInspection?.snapshot().session.stage !== 'playing', null, {
      polling: 1000,
      timeout: 120_000,
    })
    const end = await inspectGame(page)
    const { pictures, scripts } = await page.evaluate(() => window.frameWatch?.told() ?? { pictures: [], scripts: [] })
    const gaps = pictures.slice(1).map((at, index) => at - pictures[index])

    console.log(`\nThe built site at 1280×720, drawn on the CPU: course ${COURSE}, ${end.session.stage}`)
    console.log(`  ${gaps.length} pictures; settled on ${JSON.stringify(end.view)}`)
    printFigure('from the press to TAKE OFF', wait.untilReady, 'ms')
    printFigure('from TAKE OFF to the first flown tick', wait.untilFlying, 'ms')
    printFigure('frame time, median', quantile(gaps, 0.5), 'ms', { most: 33 })
    printFigure('frame time, 95th percentile', quantile(gaps, 0.95), 'ms', { most: 50 })
    printFigure('script in a frame, median', quantile(scripts, 0.5), 'ms', { most: 1 })
    printFigure('script in a frame, 95th percentile', quantile(scripts, 0.95), 'ms')
    await context.close()
    await benchHeap(browser, site.origin)
    await benchSlowVisitor(browser, site.origin)
  } finally {
    await browser.close()
    site.close()
  }
}

/** Prints the heap growth of a relaxed flight, and what each of its frames allocates. */
async function benchHeap(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ viewport: SMALL })
  const page = await context.newPage()
  await page.addInitScript((settings) => localStorage.setItem('ringwake.settings', settings), RELAXED_SETTINGS)
  await takeOff(page, origin)
  const flyUntil = (second: number) =>
    flyMission(page, { aim: 'above-rings', until: hasFlown(second), withinSeconds: 200 })
  const cdp = await openMeasurement(page)
  await flyUntil(STEADY_FROM)
  const before = await measure(cdp)
  const from = performance.now()
  const steady = await flyUntil(STEADY_UNTIL)
  const grown = (await measure(cdp)).megabytes - before.megabytes
  const minutes = (performance.now() - from) / 60_000
  let end = steady
  const { bytes, places } = await allocationDuring(
    page,
    async () => {
      end = await flyUntil(SAMPLED_UNTIL)
    },
    origin,
  )
  await context.close()
  const frames = end.loop.framesDrawn - steady.loop.framesDrawn
  const rate = frames / (SAMPLED_UNTIL - STEADY_UNTIL)
  console.log(
    `\nA relaxed flight that passes above its rings: ${end.session.stage}, ${rate.toFixed(0)} frames a second`,
  )
  printFigure('heap growth in a minute', grown / minutes, 'MB', { most: 0.4 })
  printFigure('garbage in a frame', bytes / frames / 1000, 'kB', { most: MOST_GARBAGE })
  for (const [place, size] of places.slice(0, 6))
    console.log(`    ${(size / frames).toFixed(0).padStart(6)} B  ${place}`)
}

/** Prints how long a visitor on a slow line and processor waits. */
async function benchSlowVisitor(browser: Browser, origin: string): Promise<void> {
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
  printFigure('from the press to a flyable frame', wait.untilReady + wait.untilFlying, 'ms', { most: 5000 })
}
