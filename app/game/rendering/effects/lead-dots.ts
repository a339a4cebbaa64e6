/** The dotted line that leads to the next ring, along the way that was proven clear of the ground. */
import { courseLineAt, ringBySerial, type LinePoint } from '../../simulation/course'
import type { FlightFrame } from '../flight-frame'
import { PALETTE } from '../palette'
import type { ParticleSink } from './particle-sink'

/** Most dots at a time, and metres of flight between two. */
export const LEAD_DOTS = 14
const SPACING_METRES = 14
/** The first dot stands this far ahead of the craft. */
const FIRST_METRES = 34
/** A brighter dot runs along the line towards the ring: dots a second. */
const WAVE_SPEED = 9

const line: LinePoint = { x: 0, y: 0, slopeX: 0, slopeY: 0 }

export function addLeadDots(frame: FlightFrame, sink: ParticleSink): void {
  const { state, craft } = frame
  const ring = ringBySerial(state, state.nextRingSerial)
  if (ring === undefined || state.phase !== 'flying') return
  // Dots stand still in the world: counted back from the ring, not from the craft.
  for (let dot = 1; dot <= LEAD_DOTS; dot++) {
    const z = ring.z + dot * SPACING_METRES
    const ahead = craft.z - z
    if (ahead < FIRST_METRES) return
    courseLineAt(state, z, line)
    const wave = (((dot + frame.time * WAVE_SPEED) % 6) + 6) % 6
    const light = frame.motion.scenes ? 0.45 + 0.55 * Math.max(0, 1 - Math.abs(wave - 3)) : 0.7
    const near = Math.min(1, (ahead - FIRST_METRES) / 25)
    sink(line.x, line.y, z - frame.originZ, 0.62, 0.9, PALETTE.ringCore, near * light)
  }
}
