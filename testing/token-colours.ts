/** The colours of the page's tokens, as numbers. */
import { readFileSync } from 'node:fs'

import { srgbFromOklch, type Rgb } from '../app/game/rendering/palette.ts'
import { resolveToken, rootTokens } from '../app/styles/read-tokens.ts'

export const TOKENS = rootTokens(readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8'))

/** Display sRGB. @throws Error for what is no plain oklch() of three numbers */
export function rgbFromOklch(oklch: string): Rgb {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch)
  if (numbers === null) throw new Error(`Not a plain oklch() colour: ${oklch}`)
  const [lightness, chroma, hue] = numbers.slice(1).map(Number) as [number, number, number]
  return srgbFromOklch(lightness, chroma, hue)
}

/** Display sRGB of a token's colour. */
export const colourOf = (token: string): Rgb => rgbFromOklch(resolveToken(TOKENS, token))
