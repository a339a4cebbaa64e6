import type { FlightFrame } from '../frame/flight-frame.ts'

/** Metres behind the camera from which on nothing of a row is drawn. */
const BEHIND_METRES = 60

/**
 * A row of things along the flight, one every `metres`: those behind the camera become the next ahead.
 *
 * @param set sets a thing to number `serial` of the course; allocates nothing
 */
export function createRow<Thing>(
  things: readonly Thing[],
  metres: number,
  set: (into: Thing, frame: FlightFrame, serial: number) => void,
) {
  const { length } = things
  /** The thing that comes into sight next. */
  let next = 0
  const firstAt = (camera: { readonly z: number }): number => Math.floor((-camera.z - BEHIND_METRES) / metres)
  return {
    restart: ({ camera }: FlightFrame): void => {
      next = firstAt(camera)
    },
    update: (frame: FlightFrame): void => {
      for (const end = firstAt(frame.camera) + length; next < end; next += 1)
        set(things[((next % length) + length) % length], frame, next)
    },
  }
}
