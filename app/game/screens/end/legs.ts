/** The ticks from ring to ring, from the tick of each ring. */
export function legsFrom(splits: readonly number[]): number[] {
  return splits.map((tick, index) => tick - (splits[index - 1] ?? 0))
}

export interface Loss {
  /** Counted from 1; undefined where there is nothing to compare. */
  readonly ring: number | undefined
  /** Negative where even there the flight was faster. */
  readonly ticks: number
}

/** The leg on which a flight lost most against another, as far as both got. */
export function greatestLoss(splits: readonly number[], reference: readonly number[]): Loss {
  const referenceLegs = legsFrom(reference)
  let most: Loss = { ring: undefined, ticks: -Infinity }
  legsFrom(splits).forEach((leg, index) => {
    const ticks = leg - (referenceLegs[index] ?? Infinity)
    if (ticks > most.ticks) most = { ring: index + 1, ticks }
  })
  return most
}
