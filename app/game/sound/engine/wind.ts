/** The samples of the wind. */
import { createNoise, SAMPLE_RATE, type Samples } from '../synthesis/synthesis.ts'

/** Length of the loop: too long for the repetition to be heard under the engine. */
const WIND_SECONDS = 4
/** Crossfade between the end of the loop and its start, in seconds. */
const WIND_SEAM_SECONDS = 0.25
/** Modulation of the level: whole periods per loop, so that it loops as well. */
const GUSTS = [
  { perLoop: 1, depth: 0.14 },
  { perLoop: 3, depth: 0.1 },
]

/** The level is computed once per block of this many samples: in noise the steps are inaudible. */
const GUST_SAMPLES = 256

function gustAt(turn: number): number {
  let level = 1
  for (const { perLoop, depth } of GUSTS) level += depth * Math.sin(2 * Math.PI * perLoop * turn)
  return level
}

/** One channel of the loop: pink noise (about −3 dB an octave) with a slow modulation, at an RMS of about 0.35. */
export function windSamples(): Samples {
  const length = WIND_SECONDS * SAMPLE_RATE
  const seam = WIND_SEAM_SECONDS * SAMPLE_RATE
  const samples = new Float32Array(length)
  const noise = createNoise(3)
  // Three leaky sums of white noise approximate pink (P. Kellet's economy filter, musicdsp.org).
  let slow = 0
  let middle = 0
  let quick = 0
  let gust = 1
  for (let index = -seam; index < length; index += 1) {
    if (index % GUST_SAMPLES === 0) gust = gustAt(index / length)
    const white = noise()
    slow = 0.99765 * slow + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    quick = 0.57 * quick + white * 1.0526913
    const pink = (slow + middle + quick + white * 0.1848) * gust * 0.25
    // The samples before the start are crossfaded into the end.
    if (index < 0) {
      samples[length + index] = pink * Math.sqrt((index + seam) / seam)
    } else {
      const left = Math.min(1, (length - index) / seam)
      samples[index] += pink * Math.sqrt(left)
    }
  }
  return samples
}

/** The other channel: the same loop, half a period later, which sounds uncorrelated. */
export function otherWindSamples(samples: Samples): Samples {
  const half = samples.length >> 1
  const turned = new Float32Array(samples.length)
  turned.set(samples.subarray(half))
  turned.set(samples.subarray(0, half), samples.length - half)
  return turned
}
