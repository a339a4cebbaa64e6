/**
 * The 2D renderer draws what WebGL draws, at twelve moments: all eight moods, rings, canisters, landmarks, a departure, low fuel
 * and a wreck. Both pictures are compared block by block.
 */
import { openHarness } from '../../scripts/pictures/open-harness.ts'
import { expect, test } from '../support/journey.ts'

const COLUMNS = 32
const ROWS = 18
/** A block whose colour differs by more than this, of 255, is another thing rather than another edge. */
const OTHER = 12

/**
 * `mean` and `others`: the mean difference of a block, and how many differ by more than `OTHER`, as measured. Without the craft,
 * the rings, the particles, the glows, the painted sky or the landmarks, several of these moments exceed both bounds, and so does a
 * picture that is moved by a ninetieth of its height: by 0.8 to 1.8 in the mean.
 */
const MOMENTS = [
  { course: 0, pilot: 'expert', second: 14.9, mean: 1.92, others: 3 },
  { course: 1, pilot: 'expert', second: 22.9, mean: 2.23, others: 13 },
  { course: 2, pilot: 'expert', second: 10, mean: 2.11, others: 9 },
  { course: 3, pilot: 'expert', second: 3.9, mean: 2.37, others: 8 },
  { course: 4, pilot: 'expert', second: 20, mean: 2.3, others: 13 },
  { course: 5, pilot: 'expert', second: 7.9, mean: 2.03, others: 6 },
  { course: 6, pilot: 'expert', second: 25, mean: 2.09, others: 4 },
  { course: 7, pilot: 'expert', second: 27, mean: 2.06, others: 7 },
  { course: 8, pilot: 'expert', second: 30, mean: 2.48, others: 15 },
  { course: 9, pilot: 'expert', second: 11.3, mean: 2.38, others: 12 },
  { course: 15, pilot: 'first-time', second: 23, mean: 1.94, others: 6 },
  { course: 0, pilot: 'first-time', second: 38, mean: 4.23, others: 14 },
] as const
/** Another browser smooths a few edges differently. */
const MEAN_MARGIN = 0.12
const OTHERS_MARGIN = 1

test('the 2D renderer draws what WebGL draws, at twelve moments @rest', async () => {
  // 24 flights to their moments, on the CPU alone.
  test.setTimeout(600_000)
  const { page, close } = await openHarness()
  try {
    for (const { course, pilot, second, mean, others } of MOMENTS) {
      const blocks = (isFlat: boolean) =>
        page.evaluate(
          async ({ flight, second, columns, rows }) => {
            const harness = window.flightHarness
            await harness.begin(flight)
            harness.skipTo(second - 1)
            harness.fly(second - harness.flight().tick / 120)
            harness.resize(640, 360, 1)
            return harness.blocks(columns, rows)
          },
          {
            flight: { course, pilot, isFlat, detail: 'high' as const, width: 16, height: 9, ratio: 1 },
            second,
            columns: COLUMNS,
            rows: ROWS,
          },
        )
      const webgl = await blocks(false)
      const differences = (await blocks(true)).map((block, at) => {
        const away = block.map((channel, index) => Math.abs(channel - (webgl[at]?.[index] ?? NaN)))
        return away.reduce((sum, one) => sum + one, 0) / away.length
      })
      const what = `course ${String(course)}, ${String(second)} s`
      const found = differences.reduce((sum, one) => sum + one, 0) / differences.length
      expect(found, `${what}: mean`).toBeLessThan(mean + MEAN_MARGIN)
      const otherBlocks = differences.filter((one) => one > OTHER).length
      expect(otherBlocks, `${what}: other blocks`).toBeLessThanOrEqual(others + OTHERS_MARGIN)
    }
  } finally {
    await close()
  }
})
