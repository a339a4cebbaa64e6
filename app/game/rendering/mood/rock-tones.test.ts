import { expect, test } from 'vitest'

import { oklabFromSrgb, srgbFromOklab, type Rgb } from '../colour/palette.ts'
import { LANDS } from './lands.ts'
import { MOODS } from './moods.ts'
import { rockTones } from './rock-tones.ts'

const rocks = Object.values(LANDS).flatMap(({ floor, flank, shoulder, crest }) => [floor, flank, shoulder, crest])
const cases = MOODS.flatMap((mood) => rocks.map((rock) => [mood, rock] as const))

const chroma = (colour: Rgb): number => Math.hypot(...oklabFromSrgb(colour).slice(1))
const lightness = (colour: Rgb): number => oklabFromSrgb(colour)[0]

test('a colour is the same after a turn through OKLab', () => {
  for (const rock of rocks) {
    const turned = srgbFromOklab(oklabFromSrgb(rock))
    for (const [channel, value] of rock.entries()) expect(turned[channel]).toBeCloseTo(value, 4)
  }
})

test('in no mood is a side of any rock grey, and the shaded side is darker', () => {
  for (const [mood, rock] of cases) {
    const { shade, half, lit } = rockTones(rock, mood)
    for (const tone of [shade, half, lit]) expect(chroma(tone)).toBeGreaterThan(0.05)
    expect(lightness(lit) - lightness(shade)).toBeGreaterThan(0.15)
  }
})
