/** The icons of the site as PNG, drawn from one SVG: the giant at dusk, a lit ring, the craft. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

const DRAWING = join(import.meta.dirname, 'icon.svg')
/** Radius of the corners where the system does not cut them itself, as a share of the edge. */
const CORNER = 0.2

/** @param {number} size @param {boolean} isRounded */
async function icon(size, isRounded) {
  const drawn = sharp(await readFile(DRAWING), { density: (72 * size * 2) / 512 }).resize(size, size)
  if (!isRounded) return drawn.flatten({ background: '#191438' }).png({ palette: true, effort: 10 }).toBuffer()
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * CORNER}"/></svg>`
  return drawn
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** @returns {Promise<[path: string, bytes: Buffer][]>} the files of scripts/build-steps/manifest.mjs, and the one for home screens of Apple's */
export async function iconFiles() {
  return [
    ['public/icon-192.png', await icon(192, true)],
    ['public/icon-512.png', await icon(512, true)],
    ['public/icon-maskable-512.png', await icon(512, false)],
    ['public/apple-touch-icon.png', await icon(180, false)],
  ]
}
