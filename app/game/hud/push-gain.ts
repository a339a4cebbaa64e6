import { ENGINE_SECONDS, WAKE_PUSH, WAKE_SECONDS } from '../simulation/craft/aircraft.ts'

/**
 * How far a wake raises the speed above cruising at most, in m/s: the peak of the solution of the equation of motion in
 * level flight. For display alone, because engines differ in the last bits of a logarithm.
 */
export function pushGain(wake: number): number {
  const peakSeconds = ENGINE_SECONDS * Math.log(1 + (wake * WAKE_SECONDS) / ENGINE_SECONDS)
  return WAKE_PUSH * ENGINE_SECONDS * (wake - peakSeconds / WAKE_SECONDS)
}
