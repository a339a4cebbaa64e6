import { expect, test } from 'vitest'

import { contrast, luminance } from '../../testing/luminance.ts'
import { colourOf, rgbFromOklch, TOKENS } from '../../testing/token-colours.ts'
import { THEME_COLOUR } from './theme-colour.ts'

const TEXT_RATIO = 7
const CONTROL_RATIO = 3

const contrastOf = (one: string, other: string) => contrast(luminance(colourOf(one)), luminance(colourOf(other)))

const hex = (colour: readonly number[]) =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Every pair [foreground, ground] that the names promise: `--text-quiet-on-night` with `--ground-night` and its kin. */
function promisedPairs(kind: 'text' | 'control'): [string, string][] {
  const names = [...TOKENS.keys()]
  return names.flatMap((foreground) => {
    const ground = new RegExp(`^--${kind}(?:-\\w+)?-on-(\\w+)$`).exec(foreground)?.[1]
    if (ground === undefined) return []
    const grounds = names.filter((name) => name === `--ground-${ground}` || name.startsWith(`--ground-${ground}-`))
    return grounds.map((name): [string, string] => [foreground, name])
  })
}

test.each(promisedPairs('text'))('%s has a contrast of 7:1 on %s', (text, ground) => {
  expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(TEXT_RATIO)
})

test.each(promisedPairs('control'))('%s has a contrast of 3:1 on %s', (control, ground) => {
  expect(contrastOf(control, ground)).toBeGreaterThanOrEqual(CONTROL_RATIO)
})

test('the tokens form at least 30 text and 12 control pairs', () => {
  expect(promisedPairs('text').length).toBeGreaterThanOrEqual(30)
  expect(promisedPairs('control').length).toBeGreaterThanOrEqual(12)
})

test('contrast is measured as WCAG defines it', () => {
  const black = rgbFromOklch('oklch(0 0 0)')
  const white = rgbFromOklch('oklch(1 0 0)')
  expect(black).toEqual([0, 0, 0])
  for (const channel of white) expect(channel).toBeCloseTo(1, 4)
  const grey = rgbFromOklch('oklch(0.5659 0 0)')
  expect(hex(grey)).toBe('#767676')
  // By definition, and the grey that is just dark enough for text.
  expect(contrast(luminance(black), luminance(white))).toBeCloseTo(21, 3)
  expect(contrast(luminance(grey), luminance(white))).toBeCloseTo(4.54, 2)
})

test('the theme colour of the pages equals the --ground-night token', () => {
  expect(THEME_COLOUR).toBe(hex(colourOf('--ground-night')))
})
