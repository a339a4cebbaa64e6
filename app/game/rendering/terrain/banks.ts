/** How near the banks of the river are to what is under its water. */
import type { GroundVertex } from './ground-vertex.ts'
import { BANK_METRES } from './water.ts'

/** The nearness of the bank that is met first from vertex number `from` on towards `last`, the end of its row. */
function nearnessTowards(vertices: readonly GroundVertex[], from: number, last: number): number {
  const { x } = vertices[from]
  const step = Math.sign(last - from)
  for (let at = from; at !== last; at += step) {
    const wet = vertices[at]
    const next = vertices[at + step]
    if (next.above >= 0) {
      const bankX = wet.x + (wet.above / (wet.above - next.above)) * (next.x - wet.x)
      return Math.max(0, 1 - Math.abs(bankX - x) / BANK_METRES)
    }
    if (Math.abs(next.x - x) >= BANK_METRES) return 0
  }
  return 0
}

/** Measures it for the vertices from `first` to `last`, a row across the flight. */
export function measureBanks(vertices: readonly GroundVertex[], first: number, last: number): void {
  for (let at = first; at <= last; at += 1) {
    const vertex = vertices[at]
    vertex.bank =
      vertex.above >= 0 ? 1 : Math.max(nearnessTowards(vertices, at, first), nearnessTowards(vertices, at, last))
  }
}
