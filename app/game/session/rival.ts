import type { RecordedFlight } from '../simulation/input-recording.ts'
import { linkedFlightOn, type LinkState } from './link-state.ts'
import { aceTicksOf } from './named-courses.ts'

/**
 * Who else flies: the player's best on the course, the flight of the opened link, the course's ace flight, the autopilot, the pacer, which is
 * the autopilot in the time of the next medal, or the fastest of a field.
 */
export type RivalName = 'best' | 'link' | 'ace' | 'autopilot' | 'pacer' | 'field'

/** One of a field. */
export interface FieldFlight {
  /** Who flew it, or its number. */
  readonly label: string
  readonly flight: RecordedFlight
  /** The tick at which it collects each ring. */
  readonly splits: readonly number[]
}

/** Flights that are raced at once, the best first: all on one course, and all relaxed or none. */
export type Field = readonly FieldFlight[]
/** The largest field. */
export const MOST_IN_FIELD = 8

/** The field on the course of `seed`; empty where it is on another one. */
export function fieldOn(seed: number, field: Field): Field {
  return field[0]?.flight.seed === seed ? field : NO_FIELD
}

const NO_FIELD: Field = []

/** `target`: whoever leads to the next medal. */
export type RivalChoice = RivalName | 'target' | 'none'

/** Of the rivals that only some courses have, whether the coming course has them. `best`: whether a best flight is kept there. */
export function rivalsHere(
  { seed, link, field }: { readonly seed: number; readonly link: LinkState; readonly field: Field },
  isRelaxed: boolean,
  best: boolean,
): Readonly<Partial<Record<RivalChoice, boolean>>> {
  return {
    best,
    ace: aceTicksOf(seed, isRelaxed) !== undefined,
    link: linkedFlightOn(seed, link) !== undefined,
    field: fieldOn(seed, field).length > 0,
  }
}

/** A flight of the logbook that is raced. */
export interface KeptRival {
  readonly seed: number
  /** As flight-link/link-text.ts writes it. */
  readonly text: string
}

/** What is known of a rival when its race is over. */
export interface RivalResult {
  readonly name: RivalName
  /** The tick at which it collects each ring; ten of them are a mission. */
  readonly splits: readonly number[]
}

/** A flight to race against. */
export interface Rival extends RivalResult {
  /** Of a pacer the autopilot's. */
  readonly flight: RecordedFlight
  /** On the way to each ring, the ticks that pass in its flight in one tick of the player's; none where that is 1. */
  readonly paces: readonly number[]
}

interface ComingFlight {
  readonly rival: Rival | null
  readonly seed: number
  /** Where practice begins; null in every other flight. */
  readonly takeOver: object | null
}

/** The rival of the coming flight: one on its course. Practice has none. */
export function comingRival({ rival, seed, takeOver }: ComingFlight): Rival | null {
  return rival?.flight.seed === seed && takeOver === null ? rival : null
}

/** Whether the coming flight is relaxed: as its rival's is, or else as the player has set. */
export function isComingRelaxed(session: ComingFlight, settings: { readonly isRelaxed: boolean }): boolean {
  return comingRival(session)?.flight.isRelaxed ?? settings.isRelaxed
}
