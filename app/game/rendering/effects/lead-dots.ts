/** The dotted line to the next ring, along the course line, which is clear of the ground. */
import { courseLineAt, ringBySerial, type LinePoint } from '../../simulation/course/course.ts'
import type { FlightFrame } from '../flight-frame.ts'
import { PALETTE } from '../palette.ts'
import { createParticle, type ParticleSink } from './particle-sink.ts'

/** Most dots at a time, and metres of flight between two. */
export const LEAD_DOTS = 14
const SPACING_METRES = 14
/** The first dot stands this far ahead of the craft. */
const FIRST_METRES = 34
/** A brighter dot moves along the line towards the ring: dots a second. */
const WAVE_SPEED = 9

const line: LinePoint = { x: 0, y: 0, slopeX: 0, slopeY: 0 }
const particle = { ...createParticle(PALETTE.ringCore), size: 0.62, stretch: 0.9 }

export function addLeadDots(frame: FlightFrame, sink: ParticleSink): void {
  const { state, craft } = frame
  const ring = ringBySerial(state, state.nextRingSerial)
  if (ring === undefined || state.phase !== 'flying') return
  // Counted back from the ring, so that the dots stand still in the world.
  for (let dot = 1; dot <= LEAD_DOTS; dot += 1) {
    const z = ring.z + dot * SPACING_METRES
    const ahead = craft.z - z
    if (ahead < FIRST_METRES) return
    courseLineAt(state, z, line)
    const wave = (((dot + frame.time * WAVE_SPEED) % 6) + 6) % 6
    const light = frame.motion.scenes ? 0.45 + 0.55 * Math.max(0, 1 - Math.abs(wave - 3)) : 0.7
    const near = Math.min(1, (ahead - FIRST_METRES) / 25)
    particle.x = line.x
    particle.y = line.y
    particle.z = z
    particle.opacity = near * light
    sink(particle)
  }
}
