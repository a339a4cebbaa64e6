export interface FigureBounds {
  /** Excludes the bound itself. */
  readonly over?: number
  readonly least?: number
  readonly most?: number
}

/** Prints one figure of a bench: its name, value and unit, and its bounds where it has any. The command fails where one does not hold. */
export function printFigure(name: string, value: number, unit: string, bounds: FigureBounds = {}): void {
  const { over = -Infinity, least = -Infinity, most = Infinity } = bounds
  const holds = value > over && value >= least && value <= most
  const size = Math.abs(value)
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const words = Object.entries({ over, 'at least': least, 'at most': most })
    .filter(([, bound]) => Number.isFinite(bound))
    .map(([word, bound]) => `${word} ${bound.toLocaleString('en')}`)
  if (words.length === 0 && !holds) words.push('a number')
  const verdict = words.length === 0 ? '' : `  (${words.join(', ')}: ${holds ? 'holds' : 'FAILS'})`
  console.log(`  ${name.padEnd(38)}${text.padStart(9)} ${unit.padEnd(9)}${verdict}`)
  if (!holds) process.exitCode = 1
}

/** A quantile; `share` is in [0, 1], 0.5 for the median. NaN of no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.at(Math.min(sorted.length - 1, Math.floor(share * sorted.length))) ?? NaN
}
