import { beforeAll, expect, test } from 'vitest'

import {
  CANISTER_NOTES,
  NEAR_ROCK_NOTES,
  COMPLETE_NOTES,
  crashNotes,
  FUEL_PULSE_NOTES,
  LOW_FUEL_NOTES,
  RING_GRAZED_NOTES,
  RING_MISSED_NOTES,
  ringCollectedNotes,
  medalNotes,
  MENU_CLICK_NOTES,
  type Note,
} from './cue-notes.ts'
import { PATCHES, type Patch } from './patches.ts'
import { SAMPLE_RATE, type Samples } from '../synthesis/synthesis.ts'
import { MOST_VOICES } from './voices.ts'

/** Of the medals. */
const RANKS = [0, 1, 2, 3, 4]
const RINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const patches = new Map<Patch, Samples>()

/** The notes as a browser would add them up, before echo and limiter. */
function mixed(notes: readonly Note[], seconds = 4): Samples {
  const into = new Float32Array(seconds * SAMPLE_RATE)
  for (const { patch, after, rate, gain } of notes) {
    const samples = patches.get(patch) ?? new Float32Array()
    const start = Math.round(after * SAMPLE_RATE)
    for (let index = 0; index * rate < samples.length - 1 && start + index < into.length; index += 1) {
      const at = Math.floor(index * rate)
      const between = index * rate - at
      const sample = samples[at] * (1 - between) + samples[at + 1] * between
      into[start + index] += sample * gain
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
  for (const name of Object.keys(PATCHES) as Patch[]) patches.set(name, PATCHES[name]())
})

test('all ring chimes are equally loud within 4 dB', () => {
  for (const precision of [0, 0.5, 1]) {
    const levels = RINGS.map((ring) => loudness(ringCollectedNotes(ring, precision)))
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(4)
  }
})

test('a ring’s chime gains notes, and 4 to 8 dB, nearer to the ring’s centre', () => {
  for (const ring of RINGS) {
    const cues = [0, 0.5, 0.75, 1].map((precision) => ringCollectedNotes(ring, precision))
    const lengths = cues.map(({ length }) => length)
    expect(lengths).toEqual([...new Set(lengths)].sort((few, many) => few - many))
    const gained = loudness(cues[3]) - loudness(cues[0])
    expect(gained).toBeGreaterThan(4)
    expect(gained).toBeLessThan(8)
  }
})

test('each clean ring in a row adds one tone of a chord, and the longest chain at most 4 dB', () => {
  for (const ring of RINGS) {
    const cues = RINGS.map((chain) => ringCollectedNotes(ring, 1, chain))
    cues.forEach((notes, index) => expect(notes).toHaveLength(cues[0].length + index))
    for (const [index, notes] of cues.slice(1).entries()) expect(notes).toEqual([...cues[index], notes.at(-1)])
    expect(loudness(cues[9])).toBeLessThan(loudness(cues[0]) + 4)
  }
})

test('each better medal adds a tone to its chord, which is no louder than the ending cue', () => {
  const cues = RANKS.map(medalNotes)
  for (const [index, notes] of cues.slice(1).entries()) expect(notes).toEqual([...cues[index], notes.at(-1)])
  for (const notes of cues) expect(loudness(notes)).toBeLessThan(loudness(COMPLETE_NOTES))
})

test('the tick of near rock is softer than any chime', () => {
  for (const ring of RINGS) expect(loudness(NEAR_ROCK_NOTES)).toBeLessThan(loudness(ringCollectedNotes(ring, 0)) - 3)
})

test('a scraped ring is softer than one flown through at its centre', () => {
  for (const ring of RINGS)
    expect(loudness([...ringCollectedNotes(ring, 0), ...RING_GRAZED_NOTES])).toBeLessThan(
      loudness(ringCollectedNotes(ring, 1)) - 1,
    )
})

test('the mountain crash is over 3 dB louder than the other cues', () => {
  const mountain = loudness(crashNotes('mountain'))
  const others = [
    ...[crashNotes('fuel'), CANISTER_NOTES, LOW_FUEL_NOTES, RING_MISSED_NOTES, ringCollectedNotes(10, 1, 10)],
    [...ringCollectedNotes(10, 0), ...RING_GRAZED_NOTES],
  ]
  for (const notes of others) expect(loudness(notes)).toBeLessThan(mountain - 3)
})

test('the fuel pulse is softer than the low-fuel warning, and the menu click softer than both', () => {
  expect(loudness(FUEL_PULSE_NOTES)).toBeLessThan(loudness(LOW_FUEL_NOTES) - 4)
  expect(loudness(MENU_CLICK_NOTES)).toBeLessThan(loudness(FUEL_PULSE_NOTES))
})

test('every cue stays below full scale on its own', () => {
  const cues = [
    ...RINGS.map((ring) => ringCollectedNotes(ring, 1, 10)),
    ...[CANISTER_NOTES, LOW_FUEL_NOTES, FUEL_PULSE_NOTES, RING_MISSED_NOTES, COMPLETE_NOTES, MENU_CLICK_NOTES],
    ...[crashNotes('mountain'), crashNotes('fuel'), ...RANKS.map(medalNotes)],
  ]
  for (const notes of cues) expect(peak(notes)).toBeLessThan(1)
})

test('the last chime and the ending cue together fit into the available voices', () => {
  expect(COMPLETE_NOTES.length + ringCollectedNotes(10, 1, 10).length).toBeLessThanOrEqual(MOST_VOICES)
})

test('the ending cue waits for the tenth chime and rises in pitch', () => {
  for (const note of COMPLETE_NOTES) expect(note.after).toBeGreaterThan(0.3)
  const bells = COMPLETE_NOTES.filter((note) => note.patch === 'bell').map((note) => note.rate)
  expect(bells).toEqual([...bells].sort((low, high) => low - high))
})
