/** Renders a moment to pixels, and makes the files of it. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { readingsFrom, type Readings } from '../../app/hud/readings.ts'
import { flyTo, takePicture } from './fly-to.ts'
import type { Moment, PictureFile } from './moments.ts'

/** Red, green and blue, a byte each. */
interface Pixels {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** The picture of a moment at two device pixels to a CSS pixel. `page`: with the harness. */
export async function takeMoment(page: Page, moment: Moment): Promise<Pixels & { readings: Readings }> {
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
    readings: readingsFrom(taken.flight),
  }
}

/** Encodes a picture in the format of the file's ending. Throws where it weighs more than it may. */
export async function encodePicture(picture: Pixels, file: PictureFile): Promise<{ bytes: Buffer; height: number }> {
  const { path, width, quality, mostBytes, isLight = false } = file
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
  const ending = path.slice(path.lastIndexOf('.') + 1) as keyof typeof encoders
  const { data, info } = await encoders[ending]().toBuffer({ resolveWithObject: true })
  if (data.length > mostBytes) throw new Error(`${path} weighs ${data.length} bytes; at most ${mostBytes} are allowed.`)
  return { bytes: data, height: info.height }
}
