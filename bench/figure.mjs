/**
 * Prints one figure of a bench: its name, value and unit, and its bound where it has one.
 *
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number} [most] the bound
 * @returns {boolean} whether it holds
 */
export function printFigure(name, value, unit, most) {
  const holds = most === undefined || value <= most
  const size = Math.abs(value)
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const bound = most === undefined ? '' : `  (at most ${most.toLocaleString('en')}: ${holds ? 'holds' : 'FAILS'})`
  console.log(`  ${name.padEnd(38)}${text.padStart(9)} ${unit.padEnd(9)}${bound}`)
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
