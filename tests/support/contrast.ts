/** How far letters stand out from the picture behind them, measured in the pixels that a visitor sees. */
import type { Page } from '@playwright/test'

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

/**
 * Takes two pictures of the page, with its letters and without, and compares each letter's colour with what touches it. The
 * letters stay away afterwards.
 *
 * @returns an entry for each element that can be seen; `ratio` is exceeded by 99 of 100 of the pixels that touch a letter
 */
export async function contrastsOf(page: Page, groups: readonly Written[]): Promise<Contrast[]> {
  const withLetters = (await page.screenshot()).toString('base64')
  const lines = await page.evaluate((groups) => {
    const found = groups.flatMap(({ what, least }) =>
      [...document.querySelectorAll(what)]
        .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
        .map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element.lastChild ?? element)
          const { x, y, width, height } = range.getBoundingClientRect()
          return { text: element.textContent, colour: getComputedStyle(element).color, least, x, y, width, height }
        }),
    )
    // The letters go, and what was laid behind them stays.
    const sheet = new CSSStyleSheet()
    const all = groups.map(({ what }) => what).join(', ')
    sheet.replaceSync(`:is(${all}), :is(${all}) * { color: transparent !important; transition: none !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return found
  }, groups)
  const without = (await page.screenshot()).toString('base64')
  // By a page of its own, where no policy stands against it.
  const reader = await page.context().newPage()
  const contrasts = await reader.evaluate(
    async ({ pngs, lines }) => {
      const draw = async (png: string) => {
        const image = new Image()
        image.src = `data:image/png;base64,${png}`
        await image.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
        const pen = canvas.getContext('2d', { willReadFrequently: true })
        if (pen === null) throw new Error('No canvas.')
        pen.drawImage(image, 0, 0)
        return pen
      }
      const [lettered, bare] = await Promise.all([draw(pngs[0]), draw(pngs[1])])
      const colourPen = new OffscreenCanvas(1, 1).getContext('2d')
      if (colourPen === null) throw new Error('No canvas.')
      const luminance = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray | number[]) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      return lines.map(({ text, colour, least, x, y, width, height }) => {
        colourPen.fillStyle = colour
        colourPen.fillRect(0, 0, 1, 1)
        const letters = luminance(colourPen.getImageData(0, 0, 1, 1).data)
        const [left, top, wide, high] = [x, y, width, height].map(Math.round) as [number, number, number, number]
        const { data: seen } = lettered.getImageData(left, top, wide, high)
        const { data: ground } = bare.getImageData(left, top, wide, high)
        const isLetter = (column: number, row: number) => {
          const at = 4 * (row * wide + column)
          return [0, 1, 2].some((part) => Math.abs((seen[at + part] ?? 0) - (ground[at + part] ?? 0)) > 12)
        }
        const ratios: number[] = []
        for (let row = 1; row < high - 1; row += 1) {
          for (let column = 1; column < wide - 1; column += 1) {
            // What touches a letter is what it has to stand out from.
            const touches =
              !isLetter(column, row) &&
              (isLetter(column - 1, row) ||
                isLetter(column + 1, row) ||
                isLetter(column, row - 1) ||
                isLetter(column, row + 1))
            if (!touches) continue
            const behind = luminance(ground.subarray(4 * (row * wide + column), 4 * (row * wide + column) + 3))
            ratios.push((Math.max(letters, behind) + 0.05) / (Math.min(letters, behind) + 0.05))
          }
        }
        ratios.sort((a, b) => a - b)
        // Single outlying pixels do not hide a letter.
        return { text, least, ratio: ratios[Math.floor(ratios.length * 0.01)] ?? 0 }
      })
    },
    { pngs: [withLetters, without] as const, lines },
  )
  await reader.close()
  return contrasts
}
