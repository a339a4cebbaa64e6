import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contrast, luminance } from '../../../testing/luminance.ts'
import { colourOf } from '../../../testing/token-colours.ts'
import { MOODS } from '../rendering/mood/moods.ts'

const CSS = readFileSync(new URL('../../hud/hud.module.css', import.meta.url), 'utf8')

test('instrument text on its shade has a contrast of 4.5:1 over the sky of every mood', () => {
  const night = colourOf('--background')
  const percent = /--shade: color-mix\(in oklab, var\(--background\) (\d+)%, transparent\)/.exec(CSS)?.[1]
  const share = Number(percent) / 100
  const letters = luminance(colourOf('--text'))
  for (const { name, sky, sunGlow } of MOODS)
    for (const behind of [...sky, sunGlow]) {
      const shaded = night.map((channel, at) => share * channel + (1 - share) * behind[at])
      expect(contrast(letters, luminance(shaded)), name).toBeGreaterThan(4.5)
    }
})
