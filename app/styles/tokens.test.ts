import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { THEME_COLOUR } from './theme-colour.ts'

import { resolveToken, rootTokens } from './read-tokens.ts'

const TEXT_RATIO = 7
const CONTROL_RATIO = 3

const tokens = rootTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

/** Linear sRGB, each channel held to [0, 1] as a screen holds it. Matrices: Björn Ottosson, "A perceptual color space". */
function linearRgb(oklch: string): [number, number, number] {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch)
  if (numbers === null) throw new Error(`Not a plain oklch() colour: ${oklch}`)
  const [lightness, chroma, hue] = numbers.slice(1).map(Number) as [number, number, number]
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function hex(oklch: string): string {
  const encoded = linearRgb(oklch).map((channel) =>
    channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055,
  )
  return `#${encoded
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** WCAG 2 contrast ratio of two tokens. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [one, other]
    .map((token) => {
      const [red, green, blue] = linearRgb(resolveToken(tokens, token))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every pair [foreground, ground] that the names promise: `--text-quiet-on-night` with `--ground-night` and its kin. */
function promisedPairs(kind: 'text' | 'control'): [string, string][] {
  const names = [...tokens.keys()]
  return names.flatMap((foreground) => {
    const ground = new RegExp(`^--${kind}(?:-\\w+)?-on-(\\w+)$`).exec(foreground)?.[1]
    if (ground === undefined) return []
    const grounds = names.filter((name) => name === `--ground-${ground}` || name.startsWith(`--ground-${ground}-`))
    return grounds.map((name): [string, string] => [foreground, name])
  })
}

test.each(promisedPairs('text'))('the tokens let %s be read on %s at 7:1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_RATIO)
})

test.each(promisedPairs('control'))('the tokens let %s be seen on %s at 3:1', (control, ground) => {
  expect(contrast(control, ground)).toBeGreaterThanOrEqual(CONTROL_RATIO)
})

test('the tokens cover each ground with text and controls', () => {
  expect(promisedPairs('text').length).toBeGreaterThanOrEqual(30)
  expect(promisedPairs('control').length).toBeGreaterThanOrEqual(12)
})

test('the tokens measure contrast as WCAG does', () => {
  // Black on white is 21:1 by definition; grey #767676 on white is the well-known edge of 4.5:1.
  const black = linearRgb('oklch(0 0 0)')
  const white = linearRgb('oklch(1 0 0)')
  expect(black).toEqual([0, 0, 0])
  for (const channel of white) expect(channel).toBeCloseTo(1, 3)
  expect(hex('oklch(0.5659 0 0)')).toBe('#767676')
})

test('the tokens give the ground that <meta name="theme-color"> names', () => {
  expect(THEME_COLOUR).toBe(hex(resolveToken(tokens, '--ground-night')))
})
