/** Times and the gaps between flights, as words. */
import type { RivalName } from '../session/rival.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

/** Who a flight is measured against, after "to" or "ahead of". */
export const RIVAL_WORDS: Readonly<Record<RivalName, string>> = {
  best: 'your best',
  link: 'the linked flight',
  autopilot: 'the autopilot',
}

/** "28.4" from ticks, to the tenth of a second below. */
export function secondsFrom(ticks: number): string {
  return (Math.floor((ticks * 10) / TICKS_PER_SECOND) / 10).toFixed(1)
}

/** "28.4 s" from ticks flown, to the tenth of a second below. */
export function secondsTextFrom(ticks: number): string {
  return `${secondsFrom(ticks)} s`
}

/** "0.4 s" from the ticks between two flights, without their sign, to the nearest tenth of a second. */
export function apartTextFrom(ticks: number): string {
  return `${Math.abs(Math.round((ticks * 10) / TICKS_PER_SECOND) / 10).toFixed(1)} s`
}

/** How far a flight is behind another one at a ring. */
export interface Gap {
  /** Negative if ahead. */
  readonly ticks: number
  readonly to: RivalName
}

/** "0.4 s ahead of your best"; less than half a tenth is level. */
export function gapTextFrom({ ticks, to }: Gap): string {
  const apart = apartTextFrom(ticks)
  if (apart === '0.0 s') return `level with ${RIVAL_WORDS[to]}`
  return `${apart} ${ticks < 0 ? 'ahead of' : 'behind'} ${RIVAL_WORDS[to]}`
}

/** The words with a capital at their beginning, as for a line of their own. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
