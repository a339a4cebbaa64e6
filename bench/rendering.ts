/**
 * What a frame of flight costs: in script, orders to the GPU and memory, drawn so small that its pixels do not count; and in
 * CPU time, drawn at full size by either view.
 */
import { openHarness } from '../scripts/pictures/open-harness.ts'
import { DRAWING_BUDGETS } from '../testing/flight-harness/drawing-budgets.ts'
import type { HarnessFlight } from '../testing/flight-harness/harness-page.ts'
import { type Allocation, allocationDuring } from './allocation.ts'
import { printFigure, quantile } from './figure.ts'

/** The first only warms up: its flight compiles what the others run. */
const COURSES = [12, 7, 16, 172]
const WARM_SECONDS = 6
const MEASURED_SECONDS = 12
/** The heap may grow by this much in a minute of flight, in MB, once its garbage is collected. */
const MOST_GROWTH = 0.4

const PICTURE = { width: 1280, height: 720 }
const TURNS = 3
const PICTURES_A_TURN = 120
const FLAT_SECONDS = 5
/** In kB. Numbers that the engine boxes for each facet make up to 115; one for each blended pixel made 700 and more. */
const MOST_FLAT_GARBAGE = 160

/** In ms: what eight rivals may add to the script of a frame with one. */
const MOST_FOR_RIVALS = 1
const RIVAL_SECONDS = 4

type View = 'flat' | 'webgl'

/** Prints what a picture costs all processes of the browser, drawn by either view in turns, and the 2D renderer's garbage. */
async function benchViews(): Promise<void> {
  const { page, close } = await openHarness()
  try {
    const devtools = await page.context().browser()?.newBrowserCDPSession()
    const begin = (isFlat: boolean) =>
      page.evaluate(
        async (flight: HarnessFlight) => {
          await window.flightHarness.begin(flight)
          // The first seconds cost more: the engine compiles the code meanwhile.
          window.flightHarness.fly(2)
          // Waits until all is drawn.
          await window.flightHarness.picture()
        },
        { course: 7, pilot: 'expert', detail: 'low', ...PICTURE, ratio: 1, isFlat } as const,
      )
    const cpuSeconds = async () => {
      const answer = await devtools?.send('SystemInfo.getProcessInfo')
      return (answer?.processInfo ?? []).reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    }
    const costs: Record<View, number[]> = { flat: [], webgl: [] }
    const gaps: Record<View, number[]> = { flat: [], webgl: [] }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const view of ['flat', 'webgl'] as const) {
        await begin(view === 'flat')
        const before = await cpuSeconds()
        const times = await page.evaluate(async (pictures) => {
          const times: number[] = []
          for (let drawn = 0; drawn < pictures; drawn += 1) {
            window.flightHarness.fly(1 / 60)
            times.push(await new Promise((resolve) => requestAnimationFrame(resolve)))
          }
          return times
        }, PICTURES_A_TURN)
        gaps[view].push(...times.slice(1).map((time, index) => time - times[index]))
        costs[view].push((1000 * ((await cpuSeconds()) - before)) / PICTURES_A_TURN)
      }
    }
    console.log(`\nA picture of ${PICTURE.width}×${PICTURE.height} on the CPU, low detail, ${TURNS} turns`)
    printFigure('2D renderer, CPU of the browser', quantile(costs.flat, 0.5), 'ms')
    printFigure('WebGL, CPU of the browser', quantile(costs.webgl, 0.5), 'ms')
    printFigure('2D renderer to WebGL', quantile(costs.flat, 0.5) / quantile(costs.webgl, 0.5), '')
    printFigure('2D renderer, 95th percentile of the gaps', quantile(gaps.flat, 0.95), 'ms')
    printFigure('WebGL, the same', quantile(gaps.webgl, 0.95), 'ms')
    await begin(true)
    const fly = (seconds: number) => page.evaluate((seconds) => window.flightHarness.fly(seconds), seconds)
    await fly(WARM_SECONDS)
    const { bytes } = await allocationDuring(page, () => fly(FLAT_SECONDS))
    const garbage = bytes / FLAT_SECONDS / 60 / 1000
    printFigure('2D renderer, garbage a picture', garbage, 'kB', { most: MOST_FLAT_GARBAGE })
  } finally {
    await close()
  }
}

/** Prints what eight rivals add to a frame with one, in script and garbage, by either view, flown in turns. */
async function benchRivals(): Promise<void> {
  const { page, close } = await openHarness()
  try {
    console.log('\nEight rivals, flown and drawn, against one')
    for (const isFlat of [false, true]) {
      const size = isFlat ? PICTURE : { width: 16, height: 9 }
      const costs = { 1: { scripts: [] as number[], bytes: 0 }, 8: { scripts: [] as number[], bytes: 0 } }
      let allocators: Allocation['places'] = []
      // The first turn only warms up.
      for (let turn = 0; turn <= TURNS; turn += 1) {
        for (const rivals of [1, 8] as const) {
          const flight = { course: 7, pilot: 'expert', detail: 'low', ...size, ratio: 1, isFlat, rivals } as const
          await page.evaluate((begun: HarnessFlight) => window.flightHarness.begin(begun), flight)
          await page.evaluate(() => window.flightHarness.fly(2))
          const { bytes, places } = await allocationDuring(page, async () => {
            const { scriptMilliseconds } = await page.evaluate((of) => window.flightHarness.measure(of), RIVAL_SECONDS)
            if (turn > 0) costs[rivals].scripts.push(...scriptMilliseconds)
          })
          if (turn > 0) costs[rivals].bytes += bytes
          allocators = places
        }
      }
      const view = isFlat ? '2D renderer' : 'WebGL'
      const [one, eight] = [quantile(costs[1].scripts, 0.5), quantile(costs[8].scripts, 0.5)]
      printFigure(`${view}, script, median with one`, one, 'ms')
      printFigure(`${view}, script, median for seven more`, eight - one, 'ms', { most: MOST_FOR_RIVALS })
      const more = (costs[8].bytes - costs[1].bytes) / costs[1].scripts.length / 7
      // No object is made for a rival; how many numbers are boxed varies by as much from run to run.
      printFigure(`${view}, garbage for each more`, more, 'B')
      const most = allocators.slice(0, 5).map(([place, size]) => `${place} ${Math.round(size / RIVAL_SECONDS / 60)} B`)
      console.log(`    with eight, in a frame from ${most.join(', ')}`)
    }
  } finally {
    await close()
  }
}

/** Prints what a picture costs by either view, what rivals add, and what a frame costs in both details. */
export async function benchRendering(): Promise<void> {
  await benchViews()
  await benchRivals()
  const { page, close } = await openHarness()
  try {
    for (const detail of ['high', 'low'] as const) {
      const scripts: number[] = []
      const worst = { drawCalls: 0, triangles: 0 }
      let bytes = 0
      let retained = 0
      let frames = 0
      let allocatedLast = 0
      let allocators: Allocation['places'] = []
      for (const [order, course] of COURSES.entries()) {
        await page.evaluate(
          async ({ course, detail, seconds }) => {
            const { flightHarness } = window
            await flightHarness.begin({ course, pilot: 'expert', detail, width: 16, height: 9, ratio: 1 })
            flightHarness.fly(seconds)
          },
          { course, detail, seconds: WARM_SECONDS },
        )
        const { bytes: allocated, places } = await allocationDuring(page, async () => {
          const costs = await page.evaluate((seconds) => window.flightHarness.measure(seconds), MEASURED_SECONDS)
          if (order === 0) return
          scripts.push(...costs.scriptMilliseconds)
          retained += costs.retainedBytes
          frames += costs.scriptMilliseconds.length
          for (const name of ['drawCalls', 'triangles'] as const) worst[name] = Math.max(worst[name], costs[name])
        })
        if (order === 0) continue
        bytes += allocated
        allocatedLast = allocated
        allocators = places
      }
      console.log(`\nA frame of flight, ${detail} detail, ${COURSES.length - 1} courses, ${frames} frames`)
      printFigure('script, median', quantile(scripts, 0.5), 'ms', { most: 1 })
      printFigure('script, 95th percentile', quantile(scripts, 0.95), 'ms')
      printFigure('draw calls, most', worst.drawCalls, '', { most: DRAWING_BUDGETS[detail].drawCalls })
      printFigure('triangles, most', worst.triangles, '', { most: DRAWING_BUDGETS[detail].triangles })
      printFigure('heap growth in a minute', retained / 1e6 / (frames / 3600), 'MB', { most: MOST_GROWTH })
      // No object is made in steady flight; what is left are the numbers that the engine boxes between functions.
      printFigure('garbage in a frame', bytes / frames / 1000, 'kB')
      const most = allocators
        .slice(0, 4)
        .map(([place, size]) => `${place} ${Math.round((size / allocatedLast) * 100)} %`)
      console.log(`    most of it from ${most.join(', ')}`)
    }
  } finally {
    await close()
  }
}
