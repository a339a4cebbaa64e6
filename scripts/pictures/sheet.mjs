/** One sheet of eight courses side by side, to see at a glance that no evening looks like another. */
import sharp from 'sharp'

import { flyTo, takePicture } from './fly-to.mjs'

const COLUMNS = 4
const GAP = 8

/** @typedef {typeof import('./moments.mjs').SHEET} Sheet */

/**
 * @param {import('@playwright/test').Page} page with the harness
 * @param {Sheet} sheet
 * @returns {Promise<Buffer>} a JPEG
 */
export async function takeSheet(page, { moments, pilot, width, height, file }) {
  const pictures = []
  for (const [place, moment] of moments.entries()) {
    await flyTo(page, { ...moment, pilot }, { width: 2 * width, height: 2 * height, ratio: 1 })
    const { png } = await takePicture(page)
    const input = await sharp(png).resize({ width, kernel: 'lanczos3' }).toBuffer()
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
    pictures.push({ input, left: column * (width + GAP), top: row * (height + GAP) })
  }
  const rows = Math.ceil(moments.length / COLUMNS)
  const size = { width: COLUMNS * (width + GAP) - GAP, height: rows * (height + GAP) - GAP }
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(pictures)
    .jpeg({ quality: file.quality, mozjpeg: true })
    .toBuffer()
  if (bytes.length > file.mostBytes) throw new Error(`${file.path} weighs ${bytes.length} bytes.`)
  return bytes
}
