/** The figures of an audit, the bound of each, and how they are printed. */

type FigureName =
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'layoutShift'
  | 'performance'
  | 'largestPaint'
  | 'blocking'

/** Scores from 0 to 100, times in milliseconds. */
export type Figures = Readonly<Record<FigureName, number>>

interface Bound {
  readonly name: FigureName
  readonly title: string
  readonly least?: number
  readonly most?: number
  readonly show: (value: number) => string
}

const whole = (value: number) => String(Math.round(value))
const signed = (value: number) => (value > 0 ? '+' : '') + whole(value)

/**
 * Each figure with its bound. The last three are differences from a blank page that is measured by turns with the route,
 * because their absolute values depend on what else the machine does that day.
 */
const BOUNDS: readonly Bound[] = [
  { name: 'accessibility', title: 'access.', least: 100, show: whole },
  { name: 'bestPractices', title: 'practices', least: 100, show: whole },
  { name: 'seo', title: 'SEO', least: 100, show: whole },
  { name: 'layoutShift', title: 'CLS', most: 0, show: (value) => (value === 0 ? '0' : value.toFixed(4)) },
  { name: 'performance', title: 'perform. Δ', least: -4, show: signed },
  { name: 'largestPaint', title: 'LCP Δ', most: 1700, show: (value) => `${signed(value)} ms` },
  { name: 'blocking', title: 'TBT Δ', most: 80, show: (value) => `${signed(value)} ms` },
]

/** A page's figures, with speed as a difference from the blank page's. */
export function comparedWithBlank(page: Figures, blank: Figures): Figures {
  return {
    ...page,
    performance: page.performance - blank.performance,
    largestPaint: page.largestPaint - blank.largestPaint,
    blocking: page.blocking - blank.blocking,
  }
}

/** Such as `>= 98`. */
export function boundInWords({ least, most, show }: Bound): string {
  return least !== undefined ? `>= ${show(least)}` : `<= ${show(most ?? NaN)}`
}

/** The median of each figure by itself; of an even number of runs, the greater of the middle two. */
export function medianOf(runs: readonly Figures[]): Figures {
  const median = (name: FigureName) => runs.map((figures) => figures[name]).toSorted((a, b) => a - b)[runs.length >> 1]
  return Object.fromEntries(BOUNDS.map(({ name }) => [name, median(name)])) as Figures
}

/** What does not hold, in words; NaN never holds. */
export function failures(figures: Figures): string[] {
  return BOUNDS.filter(
    ({ name, least = -Infinity, most = Infinity }) => !(figures[name] >= least && figures[name] <= most),
  ).map((bound) => `${bound.title} is ${bound.show(figures[bound.name])}, and must be ${boundInWords(bound)}`)
}

/** A line of the table. */
export function tableRow(path: string, cell: (bound: Bound) => string): string {
  return path.padEnd(20) + BOUNDS.map((bound) => cell(bound).padStart(12)).join('')
}
