/** Rings, canisters and fuel as people with each kind of colour blindness see them, and in grey, in every mood and every land. */
import { expect, test } from 'vitest'

import { colourOf } from '../../../../testing/token-colours.ts'
import { CANISTER_PAINTS, linearFromDisplay, PALETTE, tintRgb, type Rgb } from '../colour/palette.ts'
import { LANDS } from '../mood/lands.ts'
import { MOODS } from '../mood/moods.ts'

/**
 * Rows of a matrix on linear sRGB. The three kinds of blindness: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency" (2009), at a severity of 1.
 */
type Matrix = readonly [Rgb, Rgb, Rgb]
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722]
const VISIONS: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [LUMINANCE, LUMINANCE, LUMINANCE],
}

const times = (row: Rgb, colour: readonly number[]) => row.reduce((sum, weight, at) => sum + weight * colour[at], 0)

/** OKLab of display sRGB as it is seen: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function seen(colour: Rgb, vision: Matrix): Rgb {
  const linear = colour.map(linearFromDisplay)
  const light = vision.map((row) => Math.max(0, Math.min(1, times(row, linear))))
  const cones = [
    times([0.4122214708, 0.5363325363, 0.0514459929], light),
    times([0.2119034982, 0.6806995451, 0.1073969566], light),
    times([0.0883024619, 0.2817188376, 0.6299787005], light),
  ].map(Math.cbrt)
  return [
    times([0.2104542553, 0.793617785, -0.0040720468], cones),
    times([1.9779984951, -2.428592205, 0.4505937099], cones),
    times([0.0259040371, 0.7827717662, -0.808675766], cones),
  ]
}

/** The distance of two colours in OKLab: 0.02 is just noticed side by side. */
function apart(one: Rgb, other: Rgb, vision: Matrix): number {
  const [a, b] = [seen(one, vision), seen(other, vision)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const { body, band } = CANISTER_PAINTS.distinct
const RINGS = { next: PALETTE.ringCore, later: PALETTE.ringLater, missed: PALETTE.ringMissed }

test.each(Object.entries(VISIONS))(
  'with %s the next ring, a later and a missed one and a canister differ',
  (_, vision) => {
    for (const ring of [...Object.values(RINGS), PALETTE.ring]) expect(apart(body, ring, vision)).toBeGreaterThan(0.25)
    expect(apart(RINGS.next, RINGS.later, vision)).toBeGreaterThan(0.2)
    expect(apart(RINGS.later, RINGS.missed, vision)).toBeGreaterThan(0.2)
    expect(apart(RINGS.next, RINGS.missed, vision)).toBeGreaterThan(0.35)
    expect(apart(body, band, vision), 'the bands of a canister').toBeGreaterThan(0.6)
  },
)

const BACKGROUNDS = MOODS.flatMap(({ name, sky, valleyMist, sunGlow, groundSun, groundShade }) =>
  [...sky, valleyMist, sunGlow]
    .map((colour) => ({ name, colour }))
    .concat(
      Object.entries(LANDS).flatMap(([land, { floor, flank, shoulder, crest }]) =>
        [floor, flank, shoulder, crest].flatMap((rock) =>
          [groundSun, groundShade].map((light) => ({ name: `${name} over ${land}`, colour: tintRgb(rock, light) })),
        ),
      ),
    ),
)

test.each(Object.entries(VISIONS))(
  'with %s a canister stands out from sky and rock in every mood and land',
  (_, vision) => {
    for (const { name, colour } of BACKGROUNDS)
      expect(Math.max(apart(body, colour, vision), apart(band, colour, vision)), name).toBeGreaterThan(0.3)
  },
)

test('in grey a canister and a later ring look alike in the standard colours, and differ in the others', () => {
  expect(apart(CANISTER_PAINTS.standard.body, RINGS.later, VISIONS['grey'])).toBeLessThan(0.1)
})

test.each(Object.entries(VISIONS))(
  'with %s the fuel differs from the empty part of its bar, and is the colour of a canister’s bands',
  (_, vision) => {
    const fuel = colourOf('--fuel-distinct')
    expect(apart(fuel, colourOf('--background'), vision)).toBeGreaterThan(0.5)
    expect(fuel).toEqual(band)
  },
)
