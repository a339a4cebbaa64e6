/** A poster as a printer and a camera leave it, and what two decoders of different origin read off it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import jsQR from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

import { CODE, PICTURE, POSTER } from '../app/game/poster/layout.ts'
import type { Poster } from '../app/game/poster/poster.ts'
import { colourText, type Shape } from '../app/game/poster/shapes.ts'

/** The shapes of a poster as an SVG. */
export function svgOf({ paper, picture, caption }: Poster): string {
  const { left, top, width, height } = PICTURE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(POSTER.width)}" height="${String(POSTER.height)}">`,
    `<rect width="100%" height="100%" fill="${colourText(paper)}"/>`,
    `<clipPath id="picture"><path d="M${String(left)} ${String(top)}h${String(width)}v${String(height)}h-${String(width)}Z"/></clipPath>`,
    `<g clip-path="url(#picture)">${picture.map(elementOf).join('')}</g>`,
    ...caption.map(elementOf),
    '</svg>',
  ].join('')
}

function elementOf(shape: Shape): string {
  if ('words' in shape)
    return `<text x="${String(shape.x)}" y="${String(shape.y)}" font-size="${String(shape.size)}" text-anchor="${shape.align ?? 'start'}">${shape.words}</text>`
  const { path, at, scale = 1, fill, stroke, width = 1, dash = [], opacity = 1 } = shape
  return [
    `<path d="${path}" opacity="${String(opacity)}"`,
    `transform="translate(${String(at?.x ?? 0)} ${String(at?.y ?? 0)}) scale(${String(scale)})"`,
    `fill="${fill === undefined ? 'none' : colourText(fill)}"`,
    stroke === undefined
      ? '/>'
      : `stroke="${colourText(stroke)}" stroke-width="${String(width)}" stroke-dasharray="${dash.join(' ')}"/>`,
  ].join(' ')
}

/** How bright red, green and blue look (Rec. 709). */
const LUMA: [number, number, number] = [0.2126, 0.7152, 0.0722]

/** The part of the paper that a camera is held over: the code and what stands around it. */
const MARGIN = 60
const FRAME = {
  left: CODE.right - CODE.side - MARGIN,
  top: CODE.top - MARGIN,
  width: CODE.side + MARGIN + POSTER.width - CODE.right,
  height: CODE.side + 2 * MARGIN,
} as const

/** The code of a poster as it is on the screen. `picture`: SVG or PNG. */
export function shownCode(picture: string | Uint8Array): Promise<Pixels> {
  return pixelsOf(framed(picture))
}

/** The same printed at A5 in grey, 300 dots an inch, and blurred by a lens by about the width of two dots. */
export function printedCode(picture: string | Uint8Array): Promise<Pixels> {
  return pixelsOf(framed(picture).recomb([LUMA, LUMA, LUMA]).blur(1))
}

function framed(picture: string | Uint8Array): Sharp {
  return sharp(typeof picture === 'string' ? Buffer.from(picture) : picture, { unlimited: true }).extract(FRAME)
}

export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly colorSpace: 'srgb'
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' }
}

/** The text of the code in a picture by each of the decoders; empty where it finds none. */
export async function readByTwo(pixels: Pixels) {
  const zxing = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true })
  return { jsqr: jsQR(pixels.data, pixels.width, pixels.height)?.data ?? '', zxing: zxing.at(0)?.text ?? '' }
}

// In Node it fetches its code from the network unless it is given.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
