/** The messages of the live region; the announcer paces them. */
import { fuelPercentFrom } from '~/hud/readings.ts'

import { passedRing } from '../../simulation/course/course.ts'
import { FLIGHT_EVENTS, type FlightState } from '../../simulation/flight-state.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { canisterPushText, chainText, judgementWords, missWords } from '../ring-words.ts'
import { gapTextFrom, secondsTextFrom, type Gap } from '../time-words.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import type { PauseReason } from '../../session/session-action.ts'
import { RESUME_COUNT, type Session } from '../../session/session.ts'
import { isAtControls } from '../../session/session-stage.ts'

/** Waiting messages of one kind replace each other: the newest contains what the older one said. */
export type AnnouncementKind = 'session' | 'medal' | 'rings' | 'fuel' | 'guide'

/**
 * The words for the rings a stretch of flight brought, or null. That another ring lies ahead is said of the first missed one of a
 * flight only.
 *
 * @param events the bits of all its ticks together
 * @param gap at the ring just collected; null where there is nothing to compare
 */
export function ringWords(events: number, flight: FlightState, gap: Gap | null): string | null {
  const passed = passedRing(flight)
  if (passed === undefined) return null
  if (events & FLIGHT_EVENTS.ringCollected) {
    const judgement = judgementWords(passed)
    const chain = chainText(flight.chain)
    const ring = `Ring ${flight.ringsCollected} of ${RINGS_TO_WIN}${judgement && `, ${judgement.toLowerCase()}`}${chain && `, ${chain}`}`
    return gap === null ? `${ring}.` : `${ring}, ${gapTextFrom(gap)}.`
  }
  if (events & FLIGHT_EVENTS.ringMissed)
    return `${missWords(passed)}.${flight.ringsMissed === 1 ? ' Another lies ahead.' : ''}`
  return null
}

/** The words for what happened to the fuel, or null. */
export function fuelWords(events: number, flight: FlightState): string | null {
  const percent = fuelPercentFrom(flight.fuelTenths)
  if (events & FLIGHT_EVENTS.canisterCollected)
    return `Canister, and ${canisterPushText(flight)}. Fuel ${percent} per cent.`
  if (events & FLIGHT_EVENTS.lowFuel) return `Low fuel. ${percent} per cent.`
  return null
}

const PAUSE_WORDS: Record<PauseReason, string> = {
  player: 'Paused.',
  away: 'Paused: you left the window.',
  turned: 'Paused: the screen was turned or resized.',
  'picture-lost': 'Paused: the graphics were lost.',
  'gamepad-gone': 'Paused: the gamepad was disconnected.',
}

const COUNTED = Array.from({ length: RESUME_COUNT }, (_, index) => RESUME_COUNT - index)
const RESUME_WORDS = `Resuming in ${COUNTED.join(', ')}.`
const STICK_WORDS = `The stick is yours in ${COUNTED.join(', ')}.`

/** The words for a change of the session, or null where the change needs none. */
export function sessionWords(now: Session, before: Session): string | null {
  const isNewFlight = now.flights !== before.flights
  if (isNewFlight && now.takeOver !== null)
    return now.takeOver === before.takeOver ? `Once more: ${STICK_WORDS}` : `${STICK_WORDS} This is practice.`
  const wasGivenUp = isNewFlight && (isAtControls(before) || before.stage === 'paused')
  if (wasGivenUp) return 'Started over.'
  if (now.stage === before.stage) {
    return before.picture === 'lost' && now.picture === 'ready' && now.stage === 'paused'
      ? 'The graphics are back.'
      : null
  }
  if (before.stage === 'watching') return 'The watched flight is over.'
  switch (now.stage) {
    case 'not-started':
      return null
    case 'watching':
      return 'Watching the flight.'
    case 'resuming':
      return RESUME_WORDS
    case 'playing':
      return before.stage === 'resuming' ? null : 'Flying.'
    case 'paused':
      return now.pauseReason === null ? null : PAUSE_WORDS[now.pauseReason]
    case 'crashed':
    case 'complete':
      return now.summary === null ? null : endingWords(now.summary)
  }
}

// Worded differently from the end screen, which gets the focus: a screen reader would say the same twice.
function endingWords({ outcome, crashCause, ringsCollected, ticks }: FlightSummary): string {
  const rings = `${ringsCollected} of ${RINGS_TO_WIN} rings in ${secondsTextFrom(ticks)}`
  if (outcome === 'complete') return `Mission accomplished: ${rings}.`
  return crashCause === 'fuel' ? `Out of fuel after ${rings}.` : `Flight over after ${rings}.`
}
