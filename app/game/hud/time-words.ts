/** Times and the gaps between flights, as words. */
import type { RivalName } from '../session/rival.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

/** Who a flight is measured against, after "to" or "ahead of". */
export const RIVAL_WORDS: Readonly<Record<RivalName, string>> = {
  best: 'your best',
  link: 'the shared flight',
  ace: 'the ace flight',
  autopilot: 'the autopilot',
  pacer: 'the pacer',
  field: 'the fastest rival',
}

/** Whole hundredths of a second flown, from ticks. */
export function hundredthsFrom(ticks: number): number {
  return Math.floor((ticks * 100) / TICKS_PER_SECOND)
}

/** "28.43" from ticks, to the hundredth of a second below. */
export function secondsFrom(ticks: number): string {
  return (hundredthsFrom(ticks) / 100).toFixed(2)
}

/** "28.43 s" from ticks flown, to the hundredth of a second below. */
export function secondsTextFrom(ticks: number): string {
  return `${secondsFrom(ticks)} s`
}

/** "0.41" from the ticks between two flights, without their sign. */
function apartFrom(ticks: number): string {
  return Math.abs(ticks / TICKS_PER_SECOND).toFixed(2)
}

/** "0.41 s" from the ticks between two flights, without their sign, to the nearest hundredth of a second. */
export function apartTextFrom(ticks: number): string {
  return `${apartFrom(ticks)} s`
}

/** "0.41 s" from a target to a later time, so that the three agree as they are shown; never nothing. */
export function behindTextFrom(ticks: number, target: number): string {
  return `${(Math.max(1, hundredthsFrom(ticks) - hundredthsFrom(target)) / 100).toFixed(2)} s`
}

/** "−0.41" if ahead by so many ticks, "+0.41" if behind, "0.00" if level. */
export function signedSecondsFrom(ticks: number): string {
  const sign = ticks < 0 ? '−' : ticks > 0 ? '+' : ''
  return `${sign}${apartFrom(ticks)}`
}

/** How far a flight is behind another one at a ring. */
export interface Gap {
  /** Negative if ahead. */
  readonly ticks: number
  /** By so many rings, where the player has missed more: both may be side by side then, which the seconds would contradict. */
  readonly rings?: number
  readonly to: RivalName
}

/** The gap of two times in ticks. It agrees with both as they are shown, to the hundredth. */
export function gapBetween(mine: number, theirs: number, to: RivalName): Gap {
  return { ticks: ((hundredthsFrom(mine) - hundredthsFrom(theirs)) * TICKS_PER_SECOND) / 100, to }
}

/** "0.41 s ahead of your best", "level with your best", or "2 rings behind your best, by 5.83 s". */
export function gapTextFrom({ ticks, rings = 0, to }: Gap): string {
  if (rings > 0) return `${ringsText(rings)} behind ${RIVAL_WORDS[to]}, by ${apartTextFrom(ticks)}`
  if (ticks === 0) return `level with ${RIVAL_WORDS[to]}`
  return `${apartTextFrom(ticks)} ${ticks < 0 ? 'ahead of' : 'behind'} ${RIVAL_WORDS[to]}`
}

/** "1 ring", "2 rings". */
export function ringsText(rings: number): string {
  return rings === 1 ? '1 ring' : `${rings} rings`
}

/** The words with a capital at their beginning, as for a line of their own. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
