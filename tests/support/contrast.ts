/** How far letters stand out from the picture behind them, measured in the pixels that a visitor sees. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { contrast, luminance } from '../../testing/luminance.ts'

export interface Written {
  /** A selector of the elements whose own text it is. */
  readonly what: string
  /** The least contrast ratio with any of what touches a letter. */
  readonly least: number
}

export interface Contrast {
  readonly text: string
  readonly least: number
  readonly ratio: number
}

interface Line extends Omit<Contrast, 'ratio'>, Record<'x' | 'y' | 'width' | 'height', number> {
  /** Red, green and blue from 0 to 1. */
  readonly colour: readonly number[]
}

/** How far two pixels differ in one of red, green and blue, of 255, where one is of a letter. */
const LETTER_DIFFERENCE = 12

/**
 * Takes two pictures of the page, with its letters and without, and compares each letter's colour with what touches it. The
 * letters stay away until `document.adoptedStyleSheets` is set anew.
 *
 * @returns an entry for each element that can be seen; `ratio` is exceeded by 99 of 100 of the pixels that touch a letter
 */
export async function contrastsOf(page: Page, groups: readonly Written[]): Promise<Contrast[]> {
  const lettered = await pixelsOf(page)
  const lines = await hideLetters(page, groups)
  const bare = await pixelsOf(page)
  return lines.map((line) => ({ text: line.text, least: line.least, ratio: ratioOf(line, lettered, bare) }))
}

/** Makes the letters of visible text transparent, so that what lies behind them shows, and returns its lines. */
async function hideLetters(page: Page, groups: readonly Written[]): Promise<Line[]> {
  return page.evaluate((groups) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (pen === null) throw new Error('No canvas.')
    const rgbOf = (colour: string) => {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return [...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((part) => part / 255)
    }
    const found = groups.flatMap(({ what, least }) =>
      [...document.querySelectorAll(what)]
        .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
        .map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element.lastChild ?? element)
          const { x, y, width, height } = range.getBoundingClientRect()
          return {
            text: element.textContent,
            colour: rgbOf(getComputedStyle(element).color),
            least,
            x,
            y,
            width,
            height,
          }
        }),
    )
    const sheet = new CSSStyleSheet()
    const all = groups.map(({ what }) => what).join(', ')
    sheet.replaceSync(`:is(${all}), :is(${all}) * { color: transparent !important; transition: none !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return found
  }, groups)
}

/** What the page shows: red, green and blue of each pixel, of 255, row by row. */
async function pixelsOf(page: Page) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

function ratioOf({ colour, x, y, width, height }: Line, lettered: Pixels, bare: Pixels): number {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round) as [number, number, number, number]
  const isLetter = (at: number) =>
    [at, at + 1, at + 2].some((part) => Math.abs(lettered.data[part] - bare.data[part]) > LETTER_DIFFERENCE)
  const nextRow = 3 * bare.width
  const ratios: number[] = []
  for (let row = top + 1; row < top + high - 1; row += 1) {
    for (let column = left + 1; column < left + wide - 1; column += 1) {
      const at = 3 * column + nextRow * row
      if (isLetter(at) || ![at - 3, at + 3, at - nextRow, at + nextRow].some(isLetter)) continue
      const behind = luminance([...bare.data.subarray(at, at + 3)].map((part) => part / 255))
      ratios.push(contrast(luminance(colour), behind))
    }
  }
  ratios.sort((a, b) => a - b)
  // Single outlying pixels do not hide a letter.
  return ratios[Math.floor(ratios.length * 0.01)] ?? 0
}
