/**
 * The numbers that the specification fixes, and at the end the fuel of the low-fuel warning, which flight, HUD and sound
 * share. Numbers tuned by hand stand beside their code.
 *
 * Times are in seconds or ticks, lengths in metres. The convention of the whole folder: SI units, radians, y up,
 * right-handed, nose along −z, x across the corridor with +x to the right.
 */

/** Rate of the simulation, independent of the frame rate. */
export const TICKS_PER_SECOND = 120
/** Seconds of flight in one tick. */
export const TICK_SECONDS = 1 / TICKS_PER_SECOND

/** Rings that complete a mission. */
export const RINGS_TO_WIN = 10
/** Points for one ring; nothing else scores. */
export const POINTS_PER_RING = 100

/** Fuel is counted in tenths of a percent: integers, so that no rounding error accumulates. */
export const FULL_FUEL_TENTHS = 1000
/** Fuel burnt at each drain: 0.5 %. */
export const DRAIN_TENTHS = 5
/** Time between two drains: 200 ms. */
export const DRAIN_TICKS = TICKS_PER_SECOND / 5
/** How long the starting fuel lasts: 40 s. */
export const STARTING_FUEL_TICKS = (FULL_FUEL_TENTHS / DRAIN_TENTHS) * DRAIN_TICKS
/** Fuel that one canister gives: 30 %, capped at full. */
export const CANISTER_TENTHS = 300

/** Chance of each roll for a canister. */
export const CANISTER_CHANCE = 0.3
/** Time between two rolls, and so the least time between two canisters: 3 s. */
export const CANISTER_ROLL_TICKS = 3 * TICKS_PER_SECOND

/** Altitude is clamped to this band. */
export const MIN_ALTITUDE = 10
export const MAX_ALTITUDE = 150
/** Horizontal position is clamped to this distance on either side of the corridor’s middle. */
export const MAX_HORIZONTAL = 100

/** The fuel at which low fuel is warned of. Not in the specification. */
export const LOW_FUEL_TENTHS = FULL_FUEL_TENTHS / 4
