/**
 * What a ring looks like in each of its states, which differ in shape, motion and brightness, not by colour alone. The next
 * ring is thick, bright and turning, with fins that point inwards. Later ones are thinner and dimmer, and beyond the third
 * they fade into the haze, so that they do not pile up before the sun. A collected one breaks into arcs,
 * opens and disappears, the wider and brighter the nearer to its centre it was flown through. A missed one is a thin, broken
 * circle, grey, and shuts.
 */
import { clamp } from '../../simulation/easing.ts'
import type { RingState } from '../../simulation/flight-state.ts'

export interface RingAppearance {
  /** In [0, 1]: 0 is the dim colour of a later ring, 1 the glowing core of the next. */
  brightness: number
  /** The opening as a multiple of the ring's radius. */
  opening: number
  /** Radius of the tube in metres; 0 is not drawn. */
  thickness: number
  /** Length of the fins, in [0, 1]. */
  fins: number
  /** Share of the circle that is missing, in gaps, in [0, 1]. */
  broken: number
  /** How far it turns in a second, in radians. */
  spinSpeed: number
  /** In [0, 1]: how far the colour is mixed with grey. */
  grey: number
  /** In [0, 1]: 1 is taken by the haze as the ground there is, 0 shines through it. */
  faded: number
}

/** The rings that are drawn clearly, the next one among them, and those that are drawn at all. */
const CLEAR_RINGS = 3
const DRAWN_RINGS = 5

/** It is seen as the camera passes it, a few metres away: a thicker one filled a tenth of the picture, as a slab. */
const MISSED_THICKNESS = 0.13

/** How long a collected ring takes to open and disappear, in seconds. */
export const OPENING_SECONDS = 0.55
/** How long a missed one takes to shut. */
export const CLOSING_SECONDS = 0.5

export function createRingAppearance(): RingAppearance {
  return { brightness: 0, opening: 1, thickness: 0, fins: 0, broken: 0, spinSpeed: 0, grey: 0, faded: 0 }
}

/**
 * Writes the appearance of a ring.
 *
 * @param ahead how many rings are to be met before it; 0 is the next. Ignored for a ring that was met
 * @param secondsSinceMet scene seconds since it was collected or missed
 */
export function setRingAppearance(
  into: RingAppearance,
  { status, precision }: Pick<RingState, 'status' | 'precision'>,
  ahead: number,
  secondsSinceMet: number,
): void {
  into.opening = 1
  into.fins = 0
  into.broken = 0
  into.grey = 0
  into.spinSpeed = 0
  into.faded = 0
  if (status === 'collected') {
    const share = clamp(secondsSinceMet / OPENING_SECONDS, 0, 1)
    into.brightness = 0.45 + 0.55 * precision
    into.opening = 1 + (0.15 + 1.55 * precision) * share * (2 - share)
    into.thickness = (0.2 + 0.25 * precision) * (1 - share) ** 2
    into.broken = 0.4 + 0.4 * share
    into.spinSpeed = 1.5 + 6.5 * precision
  } else if (status === 'missed') {
    into.brightness = 0
    const share = clamp(secondsSinceMet / CLOSING_SECONDS, 0, 1)
    into.opening = 1 - 0.75 * share * (2 - share)
    into.thickness = MISSED_THICKNESS + 0.25 * (1 - share)
    into.broken = 0.5 * share
    into.grey = Math.min(1, 0.55 + share)
  } else if (ahead === 0) {
    into.brightness = 1
    into.thickness = 1
    into.fins = 1
    into.spinSpeed = 0.9
  } else {
    into.brightness = 0.48 * 0.6 ** (ahead - 1)
    into.thickness = ahead < DRAWN_RINGS ? 0.2 + 0.5 * 0.6 ** (ahead - 1) : 0
    into.faded = clamp((ahead + 1 - CLEAR_RINGS) / (DRAWN_RINGS - CLEAR_RINGS), 0, 1)
  }
}
