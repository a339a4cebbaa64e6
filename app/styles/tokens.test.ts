import { expect, test } from 'vitest'

import { contrast, luminance } from '../../testing/luminance.ts'
import { colourOf, rgbFromOklch, TOKENS } from '../../testing/token-colours.ts'
import type { Theme } from '../../testing/read-tokens.ts'
import { THEME_COLOUR } from './theme-colour.ts'

const TEXT_RATIO = 7
const CONTROL_RATIO = 3

const SURFACES = ['--background', '--raised', '--field']

const contrastOf = (one: string, other: string, theme: Theme) =>
  contrast(luminance(colourOf(one, theme)), luminance(colourOf(other, theme)))

const hex = (colour: readonly number[]) =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Every pair [foreground, surface, theme]: the foregrounds that match, on each surface of both themes. */
function pairsOf(foregrounds: RegExp): [string, string, Theme][] {
  return (['night', 'paper'] as const).flatMap((theme) =>
    [...TOKENS[theme].keys()]
      .filter((name) => foregrounds.test(name))
      .flatMap((name) => SURFACES.map((surface): [string, string, Theme] => [name, surface, theme])),
  )
}

const TEXTS = pairsOf(/^--(?:text(?:-\w+)?|accent|link)$/)
const CONTROLS = pairsOf(/^--(?:edge|focus)$/)
const ACTIONS = [...TOKENS.night.keys()]
  .filter((name) => name.startsWith('--background-action'))
  .map((surface): [string, string, Theme] => ['--text-on-action', surface, 'night'])

test.each([...TEXTS, ...ACTIONS])('%s has a contrast of 7:1 on %s (%s)', (...pair) => {
  expect(contrastOf(...pair)).toBeGreaterThanOrEqual(TEXT_RATIO)
})

test.each(CONTROLS)('%s has a contrast of 3:1 on %s (%s)', (...pair) => {
  expect(contrastOf(...pair)).toBeGreaterThanOrEqual(CONTROL_RATIO)
})

test('the rules for pairs of tokens find at least 30 of text, 2 of actions and 12 of controls', () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(30)
  expect(ACTIONS.length).toBeGreaterThanOrEqual(2)
  expect(CONTROLS.length).toBeGreaterThanOrEqual(12)
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

test('the theme colour of the pages equals the --background token of the night', () => {
  expect(THEME_COLOUR).toBe(hex(colourOf('--background')))
})
