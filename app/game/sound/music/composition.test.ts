import { expect, test } from 'vitest'

import { CHAIN_RATIOS } from '../cues/cue-notes.ts'
import { ringRatio } from '../synthesis/scale.ts'
import { chordAt, createComposition, STEPS_PER_CHORD, waveAt, type Progress } from './composition.ts'
import { DOMINANT, HOME, MODES as MODE_OF_MOOD, type Chord, type Mode } from './modes.ts'
import { PAD, padRatio } from './pad.ts'

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

const padOf = (chord: Chord) => PAD.map((tone) => padRatio(tone, chord))

interface Heard {
  readonly step: number
  readonly patch: string
  readonly ratio: number
  readonly gain: number
}

const FLYING: Progress = { chain: 0, isLastRing: false, sinceCentre: Infinity }

function heardOf(seed: number, mode: Mode, chain: number, { steps = 20 * STEPS_PER_CHORD, flights = 0 } = {}): Heard[] {
  const heard: Heard[] = []
  const { soundStep } = createComposition(seed, mode, flights)
  for (let step = 0; step < steps; step += 1)
    soundStep(step, { ...FLYING, chain }, (patch, ratio, gain) => heard.push({ step, patch, ratio, gain }))
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

test.each(MODES)(
  'from chord to chord in %s each voice of the pad moves by a whole tone, the lowest by a fourth at most',
  (_, { chords }) => {
    for (const { tones } of [...chords, DOMINANT, HOME])
      for (const { tones: others } of [...chords, DOMINANT, HOME])
        tones.forEach((tone, voice) => {
          const moved = Math.abs(cents(tone, others[voice]))
          expect(moved, `${tone} to ${others[voice]}`).toBeLessThan(voice === 0 ? 520 : 210)
        })
  },
)

test('the answer to a ring flown through dead centre clashes with no chime', () => {
  for (const seed of SEEDS) {
    const { soundStep } = createComposition(seed, MODES[seed % 8][1])
    const answer: number[] = []
    for (let since = -4; since < 40; since += 1)
      soundStep(9, { ...FLYING, sinceCentre: since }, (patch, ratio) => void (patch === 'bell' && answer.push(ratio)))
    expect(answer).toHaveLength(4)
    for (const note of answer)
      for (const chime of CHIMES) expect(isClash(note, chime), `${note} and ${chime}`).toBe(false)
  }
})

test('while the last ring is awaited the chord is the dominant', () => {
  const { chordOf } = createComposition(3, MODES[3][1])
  for (let step = 0; step < 400; step += 10) expect(chordOf(step, true).chord).toBe(DOMINANT)
})

test('the same course is played the same', () => {
  for (const seed of SEEDS.slice(0, 5)) expect(heardOf(seed, MODES[0][1], 10)).toEqual(heardOf(seed, MODES[0][1], 10))
})

test('another flight on the same course is played differently', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const [first, second] = [0, 1].map((flights) => heardOf(seed, MODES[seed % 8][1], 10, { flights }))
    expect(second).not.toEqual(first)
  }
})

test('each link of the chain adds notes, but for those that raise the motif or add a tone to the pad', () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((chain) => heardOf(3, MODES[3][1], chain).length)
  for (const chain of [1, 3, 5, 6, 7, 8]) expect(counts[chain]).toBeGreaterThan(counts[chain - 1])
  expect([counts[2], counts[4], counts[9]]).toEqual([counts[1], counts[3], counts[8]])
})

test('nothing is repeated within a flight but the motif: no period of whole bars fits', () => {
  const bar = STEPS_PER_CHORD / 2
  for (const seed of SEEDS.slice(0, 20)) {
    const mode = MODES[seed % 8][1]
    const bars = Array.from({ length: 28 }, (): string[] => [])
    for (const { step, ratio } of heardOf(seed, mode, 8, { steps: 28 * bar }))
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
