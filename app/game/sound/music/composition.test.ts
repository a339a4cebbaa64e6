import { expect, test } from 'vitest'

import { CHAIN_RATIOS } from '../cues/cue-notes.ts'
import { ringRatio } from '../synthesis/scale.ts'
import { chordAt, createComposition, isColour, motifOf, STEPS_PER_CHORD, waveAt } from './composition.ts'
import { HOME, MODES as MODE_OF_MOOD, type Chord, type Mode } from './modes.ts'
import { PAD_TONES, padRatio } from './pad.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 3)
const RINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** All that a chime may sound of its ring: its note, the fifth, the octave and the second octave. */
const CHIMES = [...RINGS.flatMap((ring) => [1, 1.5, 2, 4].map((times) => ringRatio(ring) * times)), ...CHAIN_RATIOS]
/** The engine at cruising speed. */
const ENGINE = [1 / 4, 1 / 2]
const MODES = Object.entries(MODE_OF_MOOD)

const cents = (low: number, high: number) => 1200 * Math.log2(high / low)

/** Whether two notes are a semitone apart, or that and whole octaves: the higher one above the lower. A major seventh is none. */
function isClash(one: number, other: number): boolean {
  const apart = cents(Math.min(one, other), Math.max(one, other)) % 1200
  return apart > 40 && apart < 150
}

const padOf = (chord: Chord) => PAD_TONES.map((tone) => padRatio(tone, chord))

interface Heard {
  readonly step: number
  readonly patch: string
  readonly ratio: number
  readonly gain: number
}

function heardOf(seed: number, mode: Mode, chain: number, steps = 20 * STEPS_PER_CHORD): Heard[] {
  const heard: Heard[] = []
  const { soundStep } = createComposition(seed, mode)
  for (let step = 0; step < steps; step += 1)
    soundStep(step, chain, (patch, ratio, gain) => heard.push({ step, patch, ratio, gain }))
  return heard
}

test.each(MODES)(
  'no chord in %s clashes within itself, with a chime, with the chord of a chain or with the engine',
  (_, { chords }) => {
    for (const chord of [...chords, HOME]) {
      const pad = padOf(chord)
      for (const tone of pad)
        for (const other of [...pad, ...CHIMES, ...ENGINE, chord.root / 2])
          expect(isClash(tone, other), `${tone} and ${other}`).toBe(false)
    }
  },
)

test('the pad stays above the two lowest octaves of the engine at cruising speed', () => {
  for (const [, { chords }] of MODES)
    for (const chord of chords) for (const tone of padOf(chord)) expect(tone).toBeGreaterThan(0.8)
})

test.each(MODES)('%s holds every note of the rings', (_, { scale }) => {
  const classes = RINGS.map((ring) => ringRatio(ring) / 2 ** Math.floor(Math.log2(ringRatio(ring))))
  for (const note of classes) expect(scale).toContain(note)
  expect([...scale]).toEqual([...scale].sort((low, high) => low - high))
})

test('no two moods share home, roots and added notes', () => {
  expect(new Set(MODES.map(([, mode]) => JSON.stringify(mode))).size).toBe(8)
})

test('nearly every course has a motif of its own, of 4 to 14 notes', () => {
  const motifs = SEEDS.map(motifOf)
  expect(new Set(motifs.map((motif) => JSON.stringify(motif))).size).toBeGreaterThan(0.99 * SEEDS.length)
  for (const motif of motifs) {
    expect(motif.length).toBeGreaterThanOrEqual(4)
    expect(motif.length).toBeLessThanOrEqual(14)
    for (const { step, degree } of motif) {
      expect(degree).toBeGreaterThanOrEqual(0)
      expect(degree).toBeLessThanOrEqual(9)
      expect(step % 4 === 0 && isColour(degree), 'a note on the beat is one of the rings').toBe(false)
    }
  }
})

test('the same course is played the same', () => {
  for (const seed of SEEDS.slice(0, 5)) expect(heardOf(seed, MODES[0][1], 10)).toEqual(heardOf(seed, MODES[0][1], 10))
})

test('each link of the chain adds notes, but for those that add a tone to the pad', () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((chain) => heardOf(3, MODES[3][1], chain).length)
  for (const chain of [1, 2, 3, 5, 6, 7, 8]) expect(counts[chain]).toBeGreaterThan(counts[chain - 1])
  expect([counts[4], counts[9]]).toEqual([counts[3], counts[8]])
})

test('nothing is repeated within a flight but the motif: no period of whole bars fits', () => {
  const bar = STEPS_PER_CHORD / 2
  for (const seed of SEEDS.slice(0, 20)) {
    const mode = MODES[seed % 8][1]
    const bars = Array.from({ length: 28 }, (): string[] => [])
    for (const { step, ratio } of heardOf(seed, mode, 8, 28 * bar))
      bars[Math.floor(step / bar)].push(`${step % bar}:${ratio}`)
    for (let period = 1; period <= 14; period += 1) {
      const repeated = bars.slice(period).filter((notes, index) => notes.join() === bars[index].join())
      expect(repeated.length / (28 - period), `seed ${seed}, ${period} bars`).toBeLessThan(0.3)
    }
  }
})

test('loud and soft chords take turns', () => {
  const chords = Array.from({ length: 20 }, (_, index) => index)
  for (const seed of SEEDS) {
    const softest = Math.min(...chords.filter((index) => index % 2 === 0).map((index) => waveAt(seed, index)))
    const loudest = Math.max(...chords.filter((index) => index % 2 === 1).map((index) => waveAt(seed, index)))
    expect(softest).toBeGreaterThan(loudest + 0.15)
  }
})

test('a chord is never followed by itself', () => {
  for (const seed of SEEDS)
    for (const [, mode] of MODES.slice(0, 2))
      for (let index = 0; index < 20; index += 1)
        expect(chordAt(seed, mode, index)).not.toBe(chordAt(seed, mode, index + 1))
})
