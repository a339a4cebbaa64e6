import { expect, test } from 'vitest'

import { oklabFromSrgb, srgbFromOklab, type Rgb } from '../colour/palette.ts'
import { LANDS, type Land } from './lands.ts'
import { MOODS } from './moods.ts'
import { halfwayOf, highShade, rockTones } from './rock-tones.ts'

const lands = Object.values(LANDS)
const rocksOf = ({ floor, flank, shoulder, crest }: Land): Rgb[] => [floor, flank, shoulder, crest]
const rocks = lands.flatMap(rocksOf)
const cases = MOODS.flatMap((mood) =>
  lands.flatMap((land) => rocksOf(land).map((rock) => ({ mood, rock, shade: land.shade }))),
)

const chroma = (colour: Rgb): number => Math.hypot(...oklabFromSrgb(colour).slice(1))
const lightness = (colour: Rgb): number => oklabFromSrgb(colour)[0]

test('a colour is the same after a turn through OKLab', () => {
  for (const rock of rocks) {
    const turned = srgbFromOklab(oklabFromSrgb(rock))
    for (const [channel, value] of rock.entries()) expect(turned[channel]).toBeCloseTo(value, 4)
  }
})

test('in no mood is a side of any rock grey, nor halfway between both, and the shaded side is darker, high on a wall too', () => {
  for (const { mood, rock, shade: landShade } of cases) {
    const { shade, half, lit } = rockTones(rock, mood, landShade)
    const high = highShade(shade, mood)
    for (const tone of [shade, high, half, lit, halfwayOf(lit, shade)])
      expect(chroma(tone), mood.name).toBeGreaterThan(0.04)
    expect(lightness(high) - lightness(shade)).toBeGreaterThan(0.1)
    expect(lightness(lit) - lightness(high)).toBeGreaterThan(0.15)
  }
})
