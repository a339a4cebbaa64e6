/** The icons of the site as PNG, drawn from one SVG: the planet at dusk, a lit ring, the craft. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

const DRAWING = join(import.meta.dirname, 'icon.svg')
/** Radius of the corners where the system does not cut them itself, as a share of the edge. */
const CORNER = 0.2

async function icon(size: number, isRounded: boolean): Promise<Buffer> {
  const drawn = sharp(await readFile(DRAWING), { density: (72 * size * 2) / 512 }).resize(size, size)
  if (!isRounded) return drawn.flatten({ background: '#191438' }).png({ palette: true, effort: 10 }).toBuffer()
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * CORNER}"/></svg>`
  return drawn
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** The icons of the web manifest (scripts/build-steps/manifest.ts), and the one for Apple's home screens. */
export async function iconFiles(): Promise<[path: string, bytes: Buffer][]> {
  return [
    ['public/icon-192.png', await icon(192, true)],
    ['public/icon-512.png', await icon(512, true)],
    ['public/icon-maskable-512.png', await icon(512, false)],
    ['public/apple-touch-icon.png', await icon(180, false)],
  ]
}
