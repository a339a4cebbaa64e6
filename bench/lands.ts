/** How much the ground of courses in a row differs in hue: as it is drawn, in 16 courses, which are two of each mood. */
import { openHarness } from '../scripts/pictures/open-harness.ts'
import { linearOf } from '../testing/luminance.ts'
import { printFigure } from './figure.ts'

const COURSES = Array.from({ length: 16 }, (_, index) => index + 1)
const SECONDS = [6, 12, 20]
const SIZE = { width: 640, height: 360, ratio: 1 }
const COLUMNS = 40
const ROWS = 18
/** Blocks that show ground alone: the lower half of the picture, without the middle fifth, which craft and rings are in. */
const isGround = (block: number): boolean => {
  const aside = Math.abs(((block % COLUMNS) + 0.5) / COLUMNS - 0.5)
  return block >= (COLUMNS * ROWS) / 2 && aside > 0.1
}
/** 1 where all ground has one hue, 0 where hues are spread evenly. One palette under the eight moods gave 0.92. */
const MOST_CONCENTRATION = 0.75

/** The two axes of hue of OKLab, of display sRGB in [0, 255] (Björn Ottosson, "A perceptual color space for image processing", 2020). */
function hueAxes(colour: readonly number[]): readonly [a: number, b: number] {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => linearOf(value / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** Prints the mean resultant length of the ground's hues, weighted by chroma. */
export async function benchLands(): Promise<void> {
  const { page, close } = await openHarness()
  let [sumA, sumB, chroma] = [0, 0, 0]
  try {
    for (const course of COURSES) {
      const pictures = await page.evaluate(
        async ({ course, seconds, size, columns, rows }) => {
          const { flightHarness } = window
          await flightHarness.begin({ course, pilot: 'expert', detail: 'high', ...size })
          return seconds.map((second) => {
            flightHarness.skipTo(second)
            return flightHarness.blocks(columns, rows)
          })
        },
        { course, seconds: SECONDS, size: SIZE, columns: COLUMNS, rows: ROWS },
      )
      for (const [a, b] of pictures.flatMap((blocks) => blocks.filter((_, block) => isGround(block)).map(hueAxes))) {
        sumA += a
        sumB += b
        chroma += Math.hypot(a, b)
      }
    }
  } finally {
    await close()
  }
  console.log(`\nThe ground of ${COURSES.length} courses, ${SECONDS.length} pictures each`)
  printFigure('hue concentration', Math.hypot(sumA, sumB) / chroma, '', { most: MOST_CONCENTRATION })
}
