/** Pictures of several moments side by side, to be compared at a glance. */
import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'

import { flyTo, takePicture } from './fly-to.ts'
import type { Sheet } from './moments.ts'

const GAP = 8

/** The sheet as a JPEG. Throws where it weighs more than it may. `page`: with the harness. */
export async function takeSheet(page: Page, { moments, columns, width, height, file }: Sheet): Promise<Buffer> {
  const pictures: OverlayOptions[] = []
  for (const [place, moment] of moments.entries()) {
    await flyTo(page, moment, { width: 2 * width, height: 2 * height, ratio: 1 })
    const { png } = await takePicture(page)
    const input = await sharp(png).resize({ width, kernel: 'lanczos3' }).toBuffer()
    const column = place % columns
    const row = Math.floor(place / columns)
    pictures.push({ input, left: column * (width + GAP), top: row * (height + GAP) })
  }
  const rows = Math.ceil(moments.length / columns)
  const size = { width: columns * (width + GAP) - GAP, height: rows * (height + GAP) - GAP }
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(pictures)
    .jpeg({ quality: file.quality, mozjpeg: true })
    .toBuffer()
  if (bytes.length > file.mostBytes) throw new Error(`${file.path} weighs ${bytes.length} bytes.`)
  return bytes
}
