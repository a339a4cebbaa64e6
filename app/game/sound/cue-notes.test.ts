import { beforeAll, describe, expect, it } from 'vitest'

import {
  CANISTER_NOTES,
  COMPLETE_NOTES,
  crashNotes,
  FUEL_PULSE_NOTES,
  LOW_FUEL_NOTES,
  RING_MISSED_NOTES,
  ringCollectedNotes,
  TICK_NOTES,
} from './cue-notes.ts'
import type { Note } from './cue-notes.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { Instrument } from './instruments.ts'
import { SAMPLE_RATE } from './synthesis.ts'
import type { Samples } from './synthesis.ts'
import { MOST_VOICES } from './voices.ts'

const RINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const instruments = new Map<Instrument, Samples>()

/** The notes as a browser would add them up, before echo and limiter. */
function mixed(notes: readonly Note[], seconds = 4): Samples {
  const into = new Float32Array(seconds * SAMPLE_RATE)
  for (const { instrument, after, rate, gain } of notes) {
    const samples = instruments.get(instrument) ?? new Float32Array()
    const start = Math.round(after * SAMPLE_RATE)
    for (let index = 0; index * rate < samples.length - 1 && start + index < into.length; index += 1) {
      const at = Math.floor(index * rate)
      const between = index * rate - at
      const sample = (samples[at] ?? 0) * (1 - between) + (samples[at + 1] ?? 0) * between
      into[start + index] = (into[start + index] ?? 0) + sample * gain
    }
  }
  return into
}

/** The loudest 100 ms, as a level in decibels. */
function loudness(notes: readonly Note[]): number {
  const samples = mixed(notes)
  const stretch = SAMPLE_RATE / 10
  let loudest = 0
  for (let start = 0; start + stretch <= samples.length; start += stretch) {
    const sum = samples.subarray(start, start + stretch).reduce((total, sample) => total + sample * sample, 0)
    loudest = Math.max(loudest, sum / stretch)
  }
  return 10 * Math.log10(loudest)
}

function peak(notes: readonly Note[]): number {
  return mixed(notes).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

beforeAll(() => {
  for (const name of Object.keys(INSTRUMENTS) as Instrument[]) instruments.set(name, INSTRUMENTS[name]())
})

describe('the mix of the cues', () => {
  it('gives every ring the same weight, within 4 dB before the ear’s own curve', () => {
    const levels = RINGS.map((ring) => loudness(ringCollectedNotes(ring)))
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(4)
  })

  it('makes the mountain louder than anything else, and running dry softer than the mountain', () => {
    const mountain = loudness(crashNotes('mountain'))
    const others = [crashNotes('fuel'), CANISTER_NOTES, LOW_FUEL_NOTES, RING_MISSED_NOTES, ringCollectedNotes(10)]
    for (const notes of others) expect(loudness(notes)).toBeLessThan(mountain - 3)
  })

  it('makes the pulse softer than the warning that it repeats, and the menu’s tick softer than both', () => {
    expect(loudness(FUEL_PULSE_NOTES)).toBeLessThan(loudness(LOW_FUEL_NOTES) - 4)
    expect(loudness(TICK_NOTES)).toBeLessThan(loudness(FUEL_PULSE_NOTES))
  })

  it('keeps each cue within full scale on its own', () => {
    const cues = [
      ...RINGS.map(ringCollectedNotes),
      ...[CANISTER_NOTES, LOW_FUEL_NOTES, FUEL_PULSE_NOTES, RING_MISSED_NOTES, COMPLETE_NOTES, TICK_NOTES],
      ...[crashNotes('mountain'), crashNotes('fuel')],
    ]
    for (const notes of cues) expect(peak(notes)).toBeLessThan(1)
  })
})

describe('the cues', () => {
  it('leave voices for the chime that leads into the ending', () => {
    expect(COMPLETE_NOTES.length + ringCollectedNotes(10).length).toBeLessThanOrEqual(MOST_VOICES)
  })

  it('let the engine die before the ground is heard when the fuel is out', () => {
    for (const note of crashNotes('fuel')) expect(note.after).toBeGreaterThan(0.3)
    expect(crashNotes('mountain')[0]?.after).toBe(0)
  })

  it('wait with the ending until the tenth chime was heard, and end it upwards', () => {
    for (const note of COMPLETE_NOTES) expect(note.after).toBeGreaterThan(0.3)
    const bells = COMPLETE_NOTES.filter((note) => note.instrument === 'bell').map((note) => note.rate)
    expect(bells).toEqual([...bells].sort((low, high) => low - high))
  })

  it('keep the ending short', () => {
    for (const note of COMPLETE_NOTES) expect(note.after).toBeLessThan(1.6)
  })
})
