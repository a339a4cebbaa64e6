/** The building blocks of the patches: decaying sines, sine sweeps and filtered noise. */
import { hash } from '../../simulation/random.ts'

/** Samples per second of every patch; the browser resamples for other output rates. */
export const SAMPLE_RATE = 44_100

export type Samples = Float32Array<ArrayBuffer>

/** A zeroed buffer. */
export function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * SAMPLE_RATE))
}

/** The decay per sample that reaches −60 dB after `samples`. */
function decayFactor(samples: number): number {
  return Math.pow(0.001, 1 / Math.max(1, samples))
}

/** A raised cosine from 0 to 1 over `length` samples; 1 afterwards. */
function rise(index: number, length: number): number {
  return index >= length ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * index) / length)
}

export interface SinePartial {
  readonly hertz: number
  readonly amplitude: number
  /** Seconds of the attack. */
  readonly attack: number
  /** Seconds until −60 dB. */
  readonly decay: number
}

/** Adds a decaying sine, computed as a rotating phasor: six multiplications a sample instead of a call to Math.sin. */
export function addPartial(into: Samples, partial: SinePartial): void {
  const attack = Math.max(1, partial.attack * SAMPLE_RATE)
  const lasting = Math.round(attack + partial.decay * SAMPLE_RATE)
  const shrink = decayFactor(partial.decay * SAMPLE_RATE)
  const angle = (2 * Math.PI * partial.hertz) / SAMPLE_RATE
  const turnCosine = shrink * Math.cos(angle)
  const turnSine = shrink * Math.sin(angle)
  let cosine = partial.amplitude
  let sine = 0
  const end = Math.min(into.length, lasting)
  for (let index = 0; index < end; index += 1) {
    into[index] += sine * rise(index, attack)
    const turned = cosine * turnCosine - sine * turnSine
    sine = sine * turnCosine + cosine * turnSine
    cosine = turned
  }
}

export interface Sweep {
  readonly fromHertz: number
  readonly toHertz: number
  /** Time constant of the pitch, in seconds. */
  readonly glide: number
  readonly amplitude: number
  readonly attack: number
  readonly decay: number
}

/** Adds a decaying sine whose pitch approaches `toHertz`. */
export function addSweep(into: Samples, sweep: Sweep): void {
  const attack = Math.max(1, sweep.attack * SAMPLE_RATE)
  const shrink = decayFactor(sweep.decay * SAMPLE_RATE)
  const settle = Math.exp(-1 / (sweep.glide * SAMPLE_RATE))
  let off = sweep.fromHertz - sweep.toHertz
  let level = sweep.amplitude
  let phase = 0
  for (let index = 0; index < into.length; index += 1) {
    into[index] += Math.sin(phase) * level * rise(index, attack)
    phase += (2 * Math.PI * (sweep.toHertz + off)) / SAMPLE_RATE
    off *= settle
    level *= shrink
  }
}

/** White noise in [−1, 1), one sample a call, deterministic by seed (Marsaglia's xorshift, 32 bits). */
export function createNoise(seed: number): () => number {
  let bits = hash(seed, 0, 0) || 1
  return () => {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    return bits / 2147483648
  }
}

export interface Burst {
  readonly seed: number
  readonly amplitude: number
  readonly attack: number
  readonly decay: number
  /** The pass band in hertz; its upper edge falls from the first value of `below` to the second. */
  readonly above: number
  readonly below: readonly [number, number]
}

/** The coefficient of a one-pole filter. */
function smoothing(hertz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE)
}

/** Adds decaying noise through two one-pole low-pass filters and a high-pass one. */
export function addBurst(into: Samples, burst: Burst): void {
  const noise = createNoise(burst.seed)
  const attack = Math.max(1, burst.attack * SAMPLE_RATE)
  const shrink = decayFactor(burst.decay * SAMPLE_RATE)
  const floor = smoothing(burst.above)
  const darkest = smoothing(burst.below[1])
  const darken = Math.exp(-3 / into.length)
  let brighter = smoothing(burst.below[0]) - darkest
  let level = burst.amplitude
  let first = 0
  let second = 0
  let low = 0
  for (let index = 0; index < into.length; index += 1) {
    const open = darkest + brighter
    first += (noise() - first) * open
    second += (first - second) * open
    low += (second - low) * floor
    into[index] += (second - low) * level * rise(index, attack)
    level *= shrink
    brighter *= darken
  }
}

/** Soft clipping, which makes an impact dense instead of a single peak. */
export function saturate(samples: Samples, drive: number): void {
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.tanh(drive * samples[index])
}

/** Normalises to a peak of 1 and fades the last `fade` seconds to exactly 0, to avoid a click. */
export function finish(samples: Samples, fade: number): Samples {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const scale = peak > 0 ? 1 / peak : 1
  const fading = Math.round(fade * SAMPLE_RATE)
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = samples[index] * scale * rise(samples.length - 1 - index, fading)
  }
  return samples
}
