import { expect, test } from 'vitest'

import { contrast, luminance } from '../../../testing/luminance.ts'
import { colourOf } from '../../../testing/token-colours.ts'
import { MOODS } from '../rendering/mood/moods.ts'

test('instrument text on its shade has a contrast of 4.5:1 over the sky of every mood', () => {
  const night = colourOf('--background')
  const letters = luminance(colourOf('--text'))
  for (const { name, sky, sunGlow } of MOODS)
    for (const behind of [...sky, sunGlow]) {
      // The shade of hud.module.css: 60 % of the night.
      const shaded = night.map((channel, at) => 0.6 * channel + 0.4 * behind[at])
      expect(contrast(letters, luminance(shaded)), name).toBeGreaterThan(4.5)
    }
})
