import { expect, test } from 'vitest'

import { BELL_HERTZ, PATCHES, PLUCK_HERTZ, TONE_HERTZ, type Patch } from './patches.ts'
import { SAMPLE_RATE, type Samples } from '../synthesis/synthesis.ts'

const NAMES = Object.keys(PATCHES) as Patch[]
const SAMPLES = new Map(NAMES.map((name) => [name, PATCHES[name]()]))

function samplesOf(name: Patch): Samples {
  const samples = SAMPLES.get(name)
  if (samples === undefined) throw new Error(`no ${name}`)
  return samples
}

/** Power of one frequency in a stretch, by Goertzel's algorithm. */
function powerAt(samples: Samples, hertz: number, from = 0, seconds = 0.25): number {
  const start = Math.round(from * SAMPLE_RATE)
  const stretch = samples.subarray(start, start + Math.round(seconds * SAMPLE_RATE))
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
  let last = 0
  let before = 0
  for (const sample of stretch) {
    const next = sample + turn * last - before
    before = last
    last = next
  }
  return (last * last + before * before - turn * last * before) / stretch.length
}

/** Mean square of a stretch. */
function power(samples: Samples, from: number, to: number): number {
  const stretch = samples.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE))
  return stretch.reduce((sum, sample) => sum + sample * sample, 0) / stretch.length
}

test.each(NAMES)('the %s has only finite samples and peaks at 1', (name) => {
  const samples = samplesOf(name)
  let peak = 0
  for (const sample of samples) {
    if (!Number.isFinite(sample)) throw new Error('not a number')
    peak = Math.max(peak, Math.abs(sample))
  }
  expect(peak).toBeGreaterThan(0.9)
  expect(peak).toBeLessThanOrEqual(1)
})

test.each(NAMES)('the %s does not click: it starts and ends in silence', (name) => {
  const samples = samplesOf(name)
  expect(Math.abs(samples[0])).toBeLessThan(0.001)
  expect(Math.abs(samples[1])).toBeLessThan(0.01)
  expect(samples.at(-1)).toBeCloseTo(0, 12)
  for (const sample of samples.subarray(-44)) expect(Math.abs(sample)).toBeLessThan(0.002)
})

test.each(NAMES)('the %s has no DC offset', (name) => {
  const samples = samplesOf(name)
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  expect(Math.abs(mean)).toBeLessThan(0.005)
})

test.each([
  ['bell', BELL_HERTZ],
  ['pluck', PLUCK_HERTZ],
  ['tone', TONE_HERTZ],
] as const)('the tuned %s sounds at its stated pitch', (name, hertz) => {
  const samples = samplesOf(name)
  const own = powerAt(samples, hertz)
  for (const off of [0.94, 0.97, 1.03, 1.06]) expect(own).toBeGreaterThan(4 * powerAt(samples, hertz * off))
})

test.each(['bell', 'pluck', 'tone'] as const)(
  'the %s has no overtone that aliases when it is played two octaves up',
  (name) => {
    const samples = samplesOf(name)
    for (const hertz of [5600, 7000, 9000, 12_000, 18_000]) {
      expect(powerAt(samples, hertz)).toBeLessThan(1e-4 * power(samples, 0, 0.25) * SAMPLE_RATE * 0.25)
    }
  },
)
