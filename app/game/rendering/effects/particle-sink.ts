import type { Rgb } from '../palette.ts'

/** One particle of a frame. */
export interface Particle {
  /** In metres of the world. */
  x: number
  y: number
  z: number
  /** Half width and additional half length along the flight, in metres. */
  size: number
  stretch: number
  /** Radians about the direction of flight. */
  turn: number
  rgb: Rgb
  /** In [0, 1]. */
  opacity: number
}

/** Copies one particle into this frame; particles beyond the capacity are dropped. */
export type ParticleSink = (particle: Particle) => void

/** A particle that a source fills again for each one that it adds, so that nothing is allocated. */
export function createParticle(rgb: Rgb): Particle {
  return { x: 0, y: 0, z: 0, size: 0, stretch: 0, turn: 0, rgb, opacity: 0 }
}
