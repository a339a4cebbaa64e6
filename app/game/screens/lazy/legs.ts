/** The ticks from ring to ring, from the tick of each ring. */
export function legsFrom(splits: readonly number[]): number[] {
  return splits.map((tick, index) => tick - (index === 0 ? 0 : splits[index - 1]))
}

export interface DecidingLeg {
  /** The ring it leads to, counted from 1. */
  readonly ring: number
  /** What was lost on it against the other flight; negative: what was gained. */
  readonly ticks: number
}

/**
 * Over the rings that both flights collected: the leg with the largest gain if this flight is ahead there, otherwise the
 * leg with the largest loss. Undefined if they share no ring.
 */
export function decidingLeg(splits: readonly number[], others: readonly number[]): DecidingLeg | undefined {
  const otherLegs = legsFrom(others)
  const losses = legsFrom(splits.slice(0, others.length)).map((leg, index) => leg - otherLegs[index])
  if (losses.length === 0) return undefined
  const isSooner = losses.reduce((sum, loss) => sum + loss) < 0
  const ticks = isSooner ? Math.min(...losses) : Math.max(...losses)
  return { ring: losses.indexOf(ticks) + 1, ticks }
}
