/**
 * Prints one figure of a bench: its name, value and unit, and its bounds where it has any. The command fails where one does
 * not hold.
 *
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {{ over?: number, least?: number, most?: number }} [bounds] `over` excludes the bound itself
 */
export function printFigure(name, value, unit, { over = -Infinity, least = -Infinity, most = Infinity } = {}) {
  const holds = value > over && value >= least && value <= most
  const size = Math.abs(value)
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const bounds = Object.entries({ over, 'at least': least, 'at most': most })
    .filter(([, bound]) => Number.isFinite(bound))
    .map(([word, bound]) => `${word} ${bound.toLocaleString('en')}`)
  if (bounds.length === 0 && !holds) bounds.push('a number')
  const verdict = bounds.length === 0 ? '' : `  (${bounds.join(', ')}: ${holds ? 'holds' : 'FAILS'})`
  console.log(`  ${name.padEnd(38)}${text.padStart(9)} ${unit.padEnd(9)}${verdict}`)
  if (!holds) process.exitCode = 1
}

/**
 * @param {readonly number[]} values
 * @param {number} share in [0, 1]: 0.5 is the median
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
