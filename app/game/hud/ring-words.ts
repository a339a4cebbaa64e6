/** What is said of a ring that has just been flown through or missed, and of a canister. Fixed texts, so that none is made in flight. */
import { KILOMETRES_PER_HOUR } from '~/hud/readings.ts'

import { ENGINE_SECONDS, WAKE_PUSH, WAKE_SECONDS } from '../simulation/craft/aircraft.ts'
import { CLEAN_PRECISION } from '../simulation/flight/encounters.ts'
import { missSideOf } from '../session/flight-summary.ts'
import type { RingState } from '../simulation/flight-state.ts'
import { CANISTER_TENTHS, POINTS_PER_RING } from '../simulation/rules.ts'

/** The precision from which a ring counts as flown through its centre. */
export const CENTRE_PRECISION = 0.9

const MOST_KILOMETRES = 150

export const POINTS_TEXT = `+${POINTS_PER_RING}`
const GAIN_TEXTS = Array.from({ length: MOST_KILOMETRES + 1 }, (_, gain) => `+${gain} km/h`)
const CHAIN_TEXTS = Array.from({ length: 11 }, (_, chain) => `×${chain}`)
const withChains = (judgement: string) =>
  CHAIN_TEXTS.map((text, chain) => (chain < 2 ? judgement : `${judgement} ${text}`))
const JUDGEMENTS = { centre: withChains('Dead centre'), clean: withChains('Clean') }

/** "Dead centre", "Clean", or nothing; "Clean ×4" where it is the fourth of a chain, as its end of the marks shows it. */
export function judgementOf({ precision }: Pick<RingState, 'precision'>, chain = 0): string {
  if (precision < CLEAN_PRECISION) return ''
  return JUDGEMENTS[precision >= CENTRE_PRECISION ? 'centre' : 'clean'][chain]
}

/** "+34 km/h": the speed that the ring's wake gives at cruising speed; nothing below half a km/h. */
export function gainText({ push }: Pick<RingState, 'push'>): string {
  const gain = Math.round(pushGain(push) * KILOMETRES_PER_HOUR)
  return gain < 1 ? '' : GAIN_TEXTS[Math.min(gain, MOST_KILOMETRES)]
}

export const CANISTER_TEXT = `+${CANISTER_TENTHS / 10}% fuel`
/** Without km/h: after a chain of rings the wake may be too near its limit to grow by a canister's whole push. */
export const CANISTER_PUSH_TEXT = 'a push'

/**
 * How far a wake raises the speed above cruising at most, in m/s: the peak of the solution of the equation of motion in
 * level flight. For display alone, because engines differ in the last bits of a logarithm.
 */
export function pushGain(wake: number): number {
  const peakSeconds = ENGINE_SECONDS * Math.log(1 + (wake * WAKE_SECONDS) / ENGINE_SECONDS)
  return WAKE_PUSH * ENGINE_SECONDS * (wake - peakSeconds / WAKE_SECONDS)
}

/** "×4" for so many clean rings in a row. */
export function chainText(chain: number): string {
  return CHAIN_TEXTS[chain]
}

/** Where a missed ring was. */
export function missWords(ring: Pick<RingState, 'passX' | 'passY'>): string {
  return `Missed: it was ${missSideOf(ring)}`
}
