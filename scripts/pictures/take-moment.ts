/** Renders a moment to pixels, and makes the files of it. */
import sharp from 'sharp'

import { flyTo, takePicture } from './fly-to.ts'

/** @type {typeof import('../../app/game/hud/readings.ts')} */
const { altitudeFrom, fuelPercentFrom, kilometresPerHourFrom } = await import('../../app/game/hud/readings.ts')

/** What the instruments showed. @typedef {import('../../app/site/landing/captures/capture.ts').Capture['readings']} Readings */

/**
 * @param {import('@playwright/test').Page} page with the harness
 * @param {import('./moments.ts').Moment} moment
 * @returns {Promise<{ pixels: Buffer, width: number, height: number, readings: Readings }>} red, green and blue, a byte each
 */
export async function takeMoment(page, moment) {
  await flyTo(page, moment, { width: moment.width, height: moment.height, ratio: 2 })
  const taken = await takePicture(page)
  const { data, info } = await sharp(taken.png)
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
    altitudeMetres: altitudeFrom(craft),
    speedKilometresPerHour: kilometresPerHourFrom(craft.speed),
    fuelPercent: fuelPercentFrom(fuelTenths),
  }
}

/**
 * @param {{ pixels: Buffer, width: number, height: number }} picture
 * @param {import('./moments.ts').PictureFile} file
 * @returns {Promise<{ bytes: Buffer, height: number }>}
 */
export async function encodePicture(picture, { path, width, quality, mostBytes, isLight = false }) {
  const image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } }).resize({
    width,
    kernel: 'lanczos3',
  })
  const encoders = {
    avif: () => image.avif({ quality, ...(isLight ? { effort: 9, chromaSubsampling: '4:2:0' } : { effort: 6 }) }),
    webp: () => image.webp({ quality, effort: 6, smartSubsample: true }),
    jpg: () => image.jpeg({ quality, mozjpeg: true }),
    png: () => image.png({ palette: true, quality, effort: 10, dither: 0.6 }),
  }
  const ending = /** @type {keyof typeof encoders} */ (path.slice(path.lastIndexOf('.') + 1))
  const { data, info } = await encoders[ending]().toBuffer({ resolveWithObject: true })
  if (data.length > mostBytes) throw new Error(`${path} weighs ${data.length} bytes; at most ${mostBytes} are allowed.`)
  return { bytes: data, height: info.height }
}
