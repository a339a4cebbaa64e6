import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contrast, luminance } from '../../../testing/luminance.ts'
import { resolveToken, rootTokens } from '../../styles/read-tokens.ts'
import { MOODS } from '../rendering/evening/moods.ts'
import { srgbFromOklch, type Rgb } from '../rendering/palette.ts'

const tokens = rootTokens(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'))

function colourOf(token: string): Rgb {
  const [lightness = NaN, chroma = NaN, hue = NaN] =
    resolveToken(tokens, token)
      .match(/[\d.]+/g)
      ?.map(Number) ?? []
  return srgbFromOklch(lightness, chroma, hue)
}

test('the instruments can be read on their shade over the brightest sky of every mood', () => {
  const night = colourOf('--ground-night')
  const letters = luminance(colourOf('--text-plain-on-night'))
  for (const { name, sky, sunGlow } of MOODS)
    for (const behind of [...sky, sunGlow]) {
      // The shade of heads-up-display.module.css: 60 % of the night.
      const shaded = night.map((channel, at) => 0.6 * channel + 0.4 * (behind[at] ?? 0))
      expect(contrast(letters, luminance(shaded)), name).toBeGreaterThan(4.5)
    }
})
