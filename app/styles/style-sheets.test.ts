import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

const APP = resolve(import.meta.dirname, '..')

const SHEETS = readdirSync(APP, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => ({ path, css: readFileSync(join(APP, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }))

/** The window sizes of the game, as tokens.css names them. */
const TALL = '(inline-size < 30rem) or ((block-size >= 32rem) and ((inline-size < 46rem) or (aspect-ratio < 0.9)))'
const LOW = '(block-size < 32rem) and (inline-size >= 30rem)'
const TINY = '(block-size < 32rem) and (inline-size < 30rem)'
const NOT_WIDE = '(inline-size < 46rem) or (block-size < 32rem) or (aspect-ratio < 0.9)'
const LOW_OR_TINY = '(block-size < 32rem)'
const SHORT = '(block-size < 48rem)'

/** The widths of the site's window; below each of them, a hundredth of a rem. */
const SITE_WIDTHS = /\((?:min-width: (?:48|60|64)rem|max-width: (?:47|59|63)\.99rem)\)/g
/** What depends on the height or the shape of the window as well. */
const BY_HEIGHT = [
  'site/components/modal.module.css',
  'site/landing/hero/hero.module.css',
  'site/landing/how-to-play/how-to-play.module.css',
  'site/landing/landing-header.module.css',
]

const conditionsIn = (css: string, rule: '@container' | '@media') =>
  [...css.matchAll(new RegExp(`${rule} ([^{]+) \\{`, 'g'))].map(([, condition = '']) => condition)

test('a container query is one of the documented window sizes', () => {
  const used = SHEETS.flatMap(({ css }) => conditionsIn(css, '@container'))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((condition) => ![TALL, LOW, TINY, NOT_WIDE, LOW_OR_TINY, SHORT].includes(condition))).toEqual([])
})

test('a media query about the width of the window is one of the documented widths', () => {
  for (const { path, css } of SHEETS.filter((sheet) => !BY_HEIGHT.includes(sheet.path))) {
    const others = conditionsIn(css, '@media').map((condition) => condition.replaceAll(SITE_WIDTHS, ''))
    expect(
      others.filter((condition) => /width|height|aspect/.test(condition)),
      path,
    ).toEqual([])
  }
})

/** Margins, paddings, gaps and insets. A component's own property (`--inset`) is a token of its own. */
const SPACING = /(?<![\w-])((?:scroll-)?(?:margin|padding)[\w-]*|(?:row-|column-)?gap|inset[\w-]*): ([^;]+);/g
const RAW_LENGTH = /(?<![\w-])(?!0(?:px|rem)\b)\d*\.?\d+(?:rem|em|px|ch|v[wh]|[sdl]v[wh]|cq\w+)\b/

test('spacing is made of tokens', () => {
  const raw = SHEETS.flatMap(({ path, css }) =>
    [...css.matchAll(SPACING)]
      .filter(([, , value = '']) => RAW_LENGTH.test(value))
      .map(([declaration]) => `${path}: ${declaration}`),
  )
  expect(raw).toEqual([])
})

/** What is known by left and right: coordinates in the picture that JavaScript sets. */
const PHYSICAL = /var\(--(?:across|thumb-x)\)|(?<![\w-])translate: -50%/

test('what is placed by left and right stays there when a translator turns the page around', () => {
  const blocks = SHEETS.flatMap(({ path, css }) => [...css.matchAll(/\{[^{}]*\}/g)].map(([block]) => ({ path, block })))
  const placed = blocks.filter(({ block }) => PHYSICAL.test(block))
  expect(placed.length).toBeGreaterThan(3)
  const mirrored = placed.filter(({ block }) =>
    block
      .split(';')
      .some((line) => /(?:inset|margin|padding)-inline/.test(line) && (PHYSICAL.test(line) || line.includes('inset'))),
  )
  expect(mirrored).toEqual([])
  expect(SHEETS.filter(({ css }) => /gradient\(\s*to (?:right|left)\b/.test(css)).map(({ path }) => path)).toEqual([])
})

test('no style of the game depends on the number of buttons in a row', () => {
  const ofTheGame = SHEETS.filter(({ path }) => path.startsWith('game/'))
  expect(ofTheGame.filter(({ css }) => css.includes(':nth-')).map(({ path }) => path)).toEqual([])
})

/** Words by which the lists of blockers find what they take out of a page. */
const BLOCKED_WORDS = /^(?:ads?|advert|banner|consent|cookies?|popup|promo|share|social|sponsor|tracking)$/

test('no class name matches what content blockers remove', () => {
  // The shipped class holds the name as it is written, with a hash behind it.
  const names = SHEETS.flatMap(({ css }) => [...css.matchAll(/\.([a-z][\w-]*)/gi)]).map(([, name = '']) => name)
  const wordsOf = (name: string) => name.split(/[-_]|(?=[A-Z])/).map((word) => word.toLowerCase())
  expect(names).toContain('dialog')
  expect(names.filter((name) => wordsOf(name).some((word) => BLOCKED_WORDS.test(word)))).toEqual([])
})
