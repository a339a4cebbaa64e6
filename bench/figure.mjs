/** How a figure of a bench is printed: what it is, how much it is, and the bound it has to keep. */

/**
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number} [most] the bound; without one the figure is told for its own sake
 * @param {number} [digits] behind the point
 * @returns {boolean} whether it holds
 */
export function printFigure(name, value, unit, most, digits = 0) {
  const holds = most === undefined || value <= most
  const told = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const bound = most === undefined ? '' : `  (at most ${most.toLocaleString('en')}: ${holds ? 'holds' : 'FAILS'})`
  console.log(`  ${name.padEnd(38)}${told.padStart(9)} ${unit.padEnd(9)}${bound}`)
  return holds
}

/**
 * @param {readonly number[]} values
 * @param {number} share in [0, 1]: 0.5 is the median
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
