import { expect, test } from 'vitest'

import { srgbFromOklch, type Rgb } from './palette.ts'

test('OKLCH colours convert to the same sRGB values as in CSS', () => {
  // Values of CSS Color 4’s own sample conversions: white, black, pure red, and mid grey.
  const samples: readonly (readonly [lch: readonly [number, number, number], rgb: Rgb])[] = [
    [
      [1, 0, 0],
      [1, 1, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [0.62796, 0.25768, 29.234],
      [1, 0, 0],
    ],
    [
      [0.5999, 0, 0],
      [0.50196, 0.50196, 0.50196],
    ],
  ]
  for (const [lch, rgb] of samples) {
    const converted = srgbFromOklch(...lch)
    for (const channel of [0, 1, 2] as const) expect(converted[channel]).toBeCloseTo(rgb[channel], 2)
  }
})

test('a colour outside sRGB is clipped to the range 0 to 1', () => {
  for (const channel of srgbFromOklch(0.7, 0.4, 150)) {
    expect(channel).toBeGreaterThanOrEqual(0)
    expect(channel).toBeLessThanOrEqual(1)
  }
})
