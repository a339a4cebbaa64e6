/** The figures of an audit, the bound of each, and how they are printed. */

/**
 * @typedef {'accessibility' | 'bestPractices' | 'seo' | 'performance' | 'layoutShift' | 'largestPaint' | 'blocking'} FigureName
 * @typedef {Record<FigureName, number>} Figures the scores from 0 to 100; the times in milliseconds
 */

/** @param {number} value */
const whole = (value) => String(Math.round(value))
/** @param {number} value */
const seconds = (value) => `${(value / 1000).toFixed(2)} s`

/**
 * Each figure with its bound, as the README lists them under "What it costs".
 *
 * @type {readonly { name: FigureName, title: string, least?: number, most?: number, show: (value: number) => string }[]}
 */
export const BOUNDS = [
  { name: 'accessibility', title: 'access.', least: 100, show: whole },
  { name: 'bestPractices', title: 'practices', least: 100, show: whole },
  { name: 'seo', title: 'SEO', least: 100, show: whole },
  { name: 'performance', title: 'perform.', least: 98, show: whole },
  { name: 'layoutShift', title: 'CLS', most: 0, show: (value) => (value === 0 ? '0' : value.toFixed(4)) },
  { name: 'largestPaint', title: 'LCP', most: 1350, show: seconds },
  { name: 'blocking', title: 'TBT', most: 80, show: (value) => `${whole(value)} ms` },
]

/** @param {(typeof BOUNDS)[number]} bound @returns {string} such as `>= 98` */
export function boundInWords({ least, most, show }) {
  return least !== undefined ? `>= ${show(least)}` : `<= ${show(most ?? NaN)}`
}

/**
 * @param {readonly Figures[]} runs at least one
 * @returns {Figures} the median of each figure by itself; of an even number of runs, the worse of the middle two for times
 */
export function medianOf(runs) {
  const medians = BOUNDS.map(({ name }) => {
    const sorted = runs.map((figures) => figures[name]).toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)]
    if (median === undefined) throw new Error('There is no median of no runs.')
    return /** @type {const} */ ([name, median])
  })
  return /** @type {Figures} */ (Object.fromEntries(medians))
}

/** @param {Figures} figures @returns {string[]} what does not hold, in words; NaN never holds */
export function failures(figures) {
  return BOUNDS.filter(
    ({ name, least = -Infinity, most = Infinity }) => !(figures[name] >= least && figures[name] <= most),
  ).map((bound) => `${bound.title} is ${bound.show(figures[bound.name])}, and must be ${boundInWords(bound)}`)
}

/** @param {string} path @param {Record<string, string>} cells by the name of their figure @returns {string} a line of the table */
export function tableRow(path, cells) {
  return path.padEnd(20) + BOUNDS.map(({ name }) => (cells[name] ?? '').padStart(11)).join('')
}
