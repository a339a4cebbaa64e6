/**
 * `npm run fonts`: cuts the two fonts to the letters and weights that every page needs, so that each arrives in the first
 * packets of a connection. Whatever else Latin has comes from the whole font, fetched only where it is used
 * (app/styles/fonts.css). The results are committed, with the licence that lets them be cut.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'app/styles/fonts')

/** Finds the `unicode-range` of a cut font in app/styles/fonts.css. */
const rangesOf = (name: string) => new RegExp(`${name}\\.woff2'\\) format\\('woff2'\\);\\s*unicode-range:\\s*([^;]+);`)

/** Kerning, figures of one width, and what a weight itself changes; fractions and old figures are written nowhere. */
const KEPT_FEATURES = ['kern', 'tnum', 'rvrn']

/** Copyright, licence and its address, as the `name` table numbers them: the OFL asks that they stay in the file. */
const LICENCE_NAMES = [0, 13, 14]

const FONTS = [
  { name: 'big-shoulders', weights: { min: 800, max: 900 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
]

/** Every letter in ranges as CSS writes them. */
function lettersIn(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      const first = parseInt(from, 16)
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      ).join('')
    })
    .join('')
}

interface SubsetOptions {
  readonly targetFormat: 'woff2'
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  readonly keepFeatures: readonly string[]
  readonly preserveNameIds: readonly number[]
}
const cutFont = subsetFont as (font: Buffer, letters: string, options: SubsetOptions) => Promise<Buffer>

const styles = readFileSync(join(ROOT, 'app/styles/fonts.css'), 'utf8')
for (const { name, weights } of FONTS) {
  const ranges = rangesOf(name).exec(styles)?.[1]
  if (ranges === undefined) throw new Error(`app/styles/fonts.css names no letters for ${name}.`)
  const from = join(ROOT, 'node_modules/@fontsource-variable', name)
  const whole = readFileSync(join(from, 'files', `${name}-latin-wght-normal.woff2`))
  const cut = await cutFont(whole, lettersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: KEPT_FEATURES,
    preserveNameIds: LICENCE_NAMES,
  })
  writeFileSync(join(FOLDER, `${name}.woff2`), cut)
  copyFileSync(join(from, 'LICENSE'), join(FOLDER, `${name}-licence.txt`))
  console.log(`  ${name}: ${(whole.length / 1000).toFixed(1)} kB → ${(cut.length / 1000).toFixed(1)} kB`)
}
