import type { Rgb } from '../palette'

/**
 * Takes one particle of this frame.
 *
 * x, y, z in the picture's own coordinates (z relative to the frame's origin); `size` and `stretch` are half width and
 * additional half length in metres; `cover` in [0, 1]; `turn` in radians about the flight's direction, default 0. What is
 * beyond the room there is is dropped.
 */
export type ParticleSink = (
  x: number,
  y: number,
  z: number,
  size: number,
  stretch: number,
  colour: Rgb,
  cover: number,
  turn?: number,
) => void
