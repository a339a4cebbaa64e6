/**
 * The dotted line to the next ring, and the thread from there through the ones after it, both along the course line, which
 * is clear of the ground.
 */
import { clamp } from '../../simulation/easing.ts'
import { courseLineAt, createLinePoint, ringBySerial } from '../../simulation/course/course.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { PALETTE } from '../colour/palette.ts'
import { createParticle, type ParticleSink } from './particles.ts'

/** Most dots at a time, and metres of flight between two. */
const LEADING_DOTS = 14
const SPACING_METRES = 14
/** The first dot stands this far ahead of the craft. */
const FIRST_METRES = 34
/** Further ahead they would be one blot before the ring: from here on they fade, over so many metres. */
const FADES_FROM = 150
const FADES_OVER = 70
/** A brighter dot moves along the line towards the ring: dots a second. */
const WAVE_SPEED = 9
/** The thread fades from here on, over so many metres, for the same reason. */
const THREAD_FADES_FROM = 240
const THREAD_FADES_OVER = 160
/** Stretches of the thread beyond the next ring; each has as many dots, and is dimmer than the one before. */
const STRETCHES = 2
const DOTS_IN_STRETCH = 11
/** Half the width of a dot of the thread by its distance ahead: about two pixels. */
const THREAD_WIDTH = 0.0034

export const LEAD_DOTS = LEADING_DOTS + STRETCHES * DOTS_IN_STRETCH

const line = createLinePoint()
const LEADING = { size: 0.95, stretch: 1 }
const particle = { ...createParticle(PALETTE.ringCore), ...LEADING }

export function addLeadDots(frame: FlightFrame, sink: ParticleSink): void {
  if (frame.state.phase !== 'flying') return
  addThread(frame, sink)
  addLeadingDots(frame, sink)
}

function fading(ahead: number, from: number, over: number): number {
  return clamp(1 - (ahead - from) / over, 0, 1)
}

function addLeadingDots(frame: FlightFrame, sink: ParticleSink): void {
  const { state, craft } = frame
  const ring = ringBySerial(state, state.nextRingSerial)
  if (ring === undefined) return
  particle.size = LEADING.size
  particle.stretch = LEADING.stretch
  // Counted back from the ring, so that the dots stand still in the world.
  for (let dot = 1; dot <= LEADING_DOTS; dot += 1) {
    line.z = ring.z + dot * SPACING_METRES
    const ahead = craft.z - line.z
    if (ahead < FIRST_METRES) return
    const wave = (dot + frame.time * WAVE_SPEED) % 6
    const light = frame.motion.decoration ? 0.6 + 0.4 * Math.max(0, 1 - Math.abs(wave - 3)) : 0.7
    const near = Math.min(1, (ahead - FIRST_METRES) / 25)
    particle.opacity = near * fading(ahead, FADES_FROM, FADES_OVER) * light
    addDot(state, sink)
  }
}

function addThread(frame: FlightFrame, sink: ParticleSink): void {
  const { state, craft } = frame
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const from = ringBySerial(state, state.nextRingSerial + stretch)
    const to = ringBySerial(state, state.nextRingSerial + stretch + 1)
    if (from === undefined || to === undefined) return
    for (let dot = 1; dot <= DOTS_IN_STRETCH; dot += 1) {
      line.z = from.z + ((to.z - from.z) * dot) / (DOTS_IN_STRETCH + 1)
      const ahead = craft.z - line.z
      if (ahead < FIRST_METRES) continue
      particle.size = Math.max(0.5, ahead * THREAD_WIDTH)
      particle.stretch = 2 * particle.size
      particle.opacity = (stretch === 0 ? 0.8 : 0.5) * fading(ahead, THREAD_FADES_FROM, THREAD_FADES_OVER)
      addDot(state, sink)
    }
  }
}

/** Adds the particle where the course line is at the z of `line`. */
function addDot(state: FlightState, sink: ParticleSink): void {
  courseLineAt(state, line)
  particle.x = line.x
  particle.y = line.y
  particle.z = line.z
  sink(particle)
}
