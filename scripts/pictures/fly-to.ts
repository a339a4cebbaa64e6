/* global window -- parts of this run in the page */

/** How long the picture is flown frame by frame before it is taken: springs, ribbons and sparks need their past. */
const LEAD_SECONDS = 3
/** The size of the frames on the way, which nobody sees. */
const UNSEEN = 16

/**
 * Flies up to a moment, as far as can be without drawing, and sets the size of the picture to be taken there.
 *
 * @param {import('@playwright/test').Page} page with the harness
 * @param {Pick<import('./moments.ts').Moment, 'course' | 'pilot' | 'second'> & { isFlat?: boolean }} moment drawn with WebGL, or by the flat view
 * @param {{ width: number, height: number, ratio: number }} size of the picture in CSS pixels, and how many pixels one has
 */
export async function flyTo(page, { course, pilot, second, isFlat = false }, size) {
  await page.evaluate(
    async ({ flight, leadSeconds, second, size }) => {
      const harness = window.flightHarness
      await harness.begin(flight)
      harness.skipTo(second - leadSeconds)
      harness.fly(second - harness.flight().tick / 120)
      harness.resize(size.width, size.height, size.ratio)
    },
    {
      flight: { course, pilot, isFlat, detail: /** @type {const} */ ('high'), width: UNSEEN, height: UNSEEN, ratio: 1 },
      leadSeconds: LEAD_SECONDS,
      second,
      size,
    },
  )
}

/**
 * The picture that the flight is at, and the flight, `seconds` after the last one.
 *
 * @param {import('@playwright/test').Page} page with the harness, flying
 * @param {number} [seconds]
 */
export async function takePicture(page, seconds = 0) {
  const { png, flight } = await page.evaluate(async (seconds) => {
    const harness = window.flightHarness
    if (seconds > 0) harness.fly(seconds)
    return { png: await harness.picture(), flight: harness.flight() }
  }, seconds)
  return { png: Buffer.from(png, 'base64'), flight }
}
