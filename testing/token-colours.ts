/** The colours of the page's tokens, as numbers. */
import { readFileSync } from 'node:fs'

import { srgbFromOklch, type Rgb } from '../app/game/rendering/colour/palette.ts'
import { type Theme, resolveToken, tokensOn } from './read-tokens.ts'

const CSS = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')
export const TOKENS = { night: tokensOn(CSS, 'night'), paper: tokensOn(CSS, 'paper') }

/** Display sRGB. @throws Error for what is no plain oklch() of three numbers */
export function rgbFromOklch(oklch: string): Rgb {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch)
  if (numbers === null) throw new Error(`Not a plain oklch() colour: ${oklch}`)
  const [lightness, chroma, hue] = numbers.slice(1).map(Number) as [number, number, number]
  return srgbFromOklch(lightness, chroma, hue)
}

/** Display sRGB of a token's colour on a theme. */
export const colourOf = (token: string, theme: Theme = 'night'): Rgb => rgbFromOklch(resolveToken(TOKENS[theme], token))
