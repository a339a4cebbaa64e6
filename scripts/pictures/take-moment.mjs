/** Renders a moment to pixels, and makes the files of it. */
/* global window -- parts of this run in the page */
import sharp from 'sharp'

/** How long the picture is flown frame by frame before it is taken: springs, ribbons and sparks need their past. */
export const LEAD_SECONDS = 3
/** The size of the frames on the way, which nobody sees. */
export const UNSEEN = 16

/** What the instruments showed. @typedef {{ score: number, ringsCollected: number, altitudeMetres: number, speedKilometresPerHour: number, fuelPercent: number }} Readings */

/**
 * @param {import('@playwright/test').Page} page with the harness
 * @param {import('./moments.mjs').Moment} moment
 * @returns {Promise<{ pixels: Buffer, width: number, height: number, readings: Readings }>} red, green and blue, a byte each
 */
export async function takeMoment(page, moment) {
  const { course, pilot, second } = moment
  const taken = await page.evaluate(
    async ({ flight, leadSeconds, untilSecond, size }) => {
      const harness = window.flightHarness
      await harness.begin(flight)
      harness.skipTo(untilSecond - leadSeconds)
      harness.fly(untilSecond - harness.flight().tick / 120)
      harness.resize(size.width, size.height, 2)
      return { png: await harness.picture(), flight: harness.flight() }
    },
    {
      flight: { course, pilot, detail: /** @type {const} */ ('high'), width: UNSEEN, height: UNSEEN, ratio: 1 },
      leadSeconds: LEAD_SECONDS,
      untilSecond: second,
      size: { width: moment.width, height: moment.height },
    },
  )
  const { data, info } = await sharp(Buffer.from(taken.png, 'base64'))
    .extract({ left: 0, top: 0, width: (moment.keptWidth ?? moment.width) * 2, height: moment.height * 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: data,
    width: info.width,
    height: info.height,
    readings: readingsOf(taken.flight),
  }
}

/** @param {import('../../app/game/simulation/flight-state.ts').FlightState} flight @returns {Readings} as the game's own instruments round them */
export function readingsOf({ score, ringsCollected, craft, fuelTenths }) {
  return {
    score,
    ringsCollected,
    altitudeMetres: Math.round(craft.y),
    speedKilometresPerHour: Math.round(craft.speed * 3.6),
    fuelPercent: Math.round(fuelTenths / 10),
  }
}

/**
 * @param {{ pixels: Buffer, width: number, height: number }} picture
 * @param {import('./moments.mjs').PictureFile} file
 * @returns {Promise<{ bytes: Buffer, height: number }>}
 */
export async function encodePicture(picture, { path, width, quality, mostBytes }) {
  const image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } }).resize({
    width,
    kernel: 'lanczos3',
  })
  const encoders = {
    avif: () => image.avif({ quality, effort: 6 }),
    webp: () => image.webp({ quality, effort: 6, smartSubsample: true }),
    jpg: () => image.jpeg({ quality, mozjpeg: true }),
    png: () => image.png({ palette: true, quality, effort: 10, dither: 0.6 }),
  }
  const ending = /** @type {keyof typeof encoders} */ (path.slice(path.lastIndexOf('.') + 1))
  const { data, info } = await encoders[ending]().toBuffer({ resolveWithObject: true })
  if (data.length > mostBytes) throw new Error(`${path} weighs ${data.length} bytes; at most ${mostBytes} are allowed.`)
  return { bytes: data, height: info.height }
}
