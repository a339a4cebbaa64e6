/**
 * How much the ground of courses in a row differs in hue, how much of it shows no detail, and how bright starlight is: as it is drawn,
 * in 16 courses, which are two of each mood.
 */
import { brightness, oklabFromSrgb } from '../app/game/rendering/colour/palette.ts'
import { MOODS } from '../app/game/rendering/mood/moods.ts'
import { openHarness } from '../scripts/pictures/open-harness.ts'
import { printFigure, quantile } from './figure.ts'

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

/** The picture in which detail is looked for, by blocks of 32 × 30 pixels. */
const SHARP = { width: 1280, height: 720, ratio: 1 }
const SHARP_COLUMNS = 40
const SHARP_ROWS = 24
/** A block in which no channel differs by this much, of 255, shows no detail. */
const LEAST_RANGE = 10
/** The most of the ground that may show no detail, and the most of a picture that one face without detail may fill. */
const MOST_PLAIN = 0.4
const MOST_FACE = 0.25

/** Half of all blocks of the starlight pictures are at least as bright as this, of 255: darker, they could not be flown by on a poor screen. */
const LEAST_STARLIT = 45

/** The two axes of hue of OKLab, of display sRGB in [0, 255]. */
function hueAxes(colour: readonly number[]): readonly [a: number, b: number] {
  const [red, green, blue] = colour.map((value) => value / 255)
  const [, a, b] = oklabFromSrgb([red, green, blue])
  return [a, b]
}

/** How many blocks the largest connected face of plain ones has, below the middle of a picture. */
function largestFace(ranges: readonly number[]): number {
  const plain = new Set([...ranges.keys()].filter((block) => block >= ranges.length / 2 && ranges[block] < LEAST_RANGE))
  let largest = 0
  for (const first of plain) {
    const face = [first]
    plain.delete(first)
    // The face grows while it is walked through.
    for (const block of face) {
      const column = block % SHARP_COLUMNS
      const beside = [block - SHARP_COLUMNS, block + SHARP_COLUMNS]
      if (column > 0) beside.push(block - 1)
      if (column < SHARP_COLUMNS - 1) beside.push(block + 1)
      face.push(...beside.filter((other) => plain.delete(other)))
    }
    largest = Math.max(largest, face.length)
  }
  return largest
}

/** Prints the mean resultant length of the ground's hues, weighted by chroma, how much of the ground shows no detail, and how bright starlight is. */
export async function benchLands(): Promise<void> {
  const { page, close } = await openHarness()
  let [sumA, sumB, chroma] = [0, 0, 0]
  const plainShares: number[] = []
  const starlit: number[] = []
  let worstFace = 0
  try {
    for (const course of COURSES) {
      const pictures = await page.evaluate(
        async ({ course, seconds, size, columns, rows, sharp }) => {
          const { flightHarness } = window
          await flightHarness.begin({ course, pilot: 'expert', detail: 'high', ...size })
          return seconds.map((second) => {
            flightHarness.skipTo(second)
            flightHarness.resize(size.width, size.height, size.ratio)
            const means = flightHarness.blocks(columns, rows)
            flightHarness.resize(sharp.size.width, sharp.size.height, sharp.size.ratio)
            return { means, ranges: flightHarness.blockRanges(sharp.columns, sharp.rows) }
          })
        },
        {
          course,
          seconds: SECONDS,
          size: SIZE,
          columns: COLUMNS,
          rows: ROWS,
          sharp: { size: SHARP, columns: SHARP_COLUMNS, rows: SHARP_ROWS },
        },
      )
      for (const { ranges } of pictures) {
        const ground = ranges.slice(ranges.length / 2)
        plainShares.push(ground.filter((range) => range < LEAST_RANGE).length / ground.length)
        worstFace = Math.max(worstFace, largestFace(ranges) / ranges.length)
      }
      if (MOODS[course % MOODS.length].name === 'starlight')
        starlit.push(
          ...pictures.flatMap(({ means }) =>
            means.map(([red = 0, green = 0, blue = 0]) => brightness([red, green, blue])),
          ),
        )
      for (const [a, b] of pictures.flatMap(({ means }) => means.filter((_, block) => isGround(block)).map(hueAxes))) {
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
  printFigure('blocks without detail, median', quantile(plainShares, 0.5), '', { most: MOST_PLAIN })
  printFigure('brightness under starlight, median', quantile(starlit, 0.5), 'of 255', { least: LEAST_STARLIT })
  printFigure('largest face without detail', worstFace, 'picture', { most: MOST_FACE })
}
