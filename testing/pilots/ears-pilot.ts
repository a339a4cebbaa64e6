/**
 * Models of people who fly by the sound guide alone. Such a pilot gets the guide's cues at each pulse, rounded to what ears tell
 * apart, late, and now and then not at all; it knows what its own keys did since. From the beacons that it has heard it tells where
 * the way leads.
 */
import {
  BEACON_SECONDS,
  createGuideCues,
  pulseSeconds,
  readGuideCues,
  WORD_SECONDS,
} from '../../app/game/sound/guide/guide-cues.ts'
import { LAG_SECONDS } from '../../app/game/simulation/craft/aircraft.ts'
import { createGuideWords, type GuideWord } from '../../app/game/sound/guide/guide-words.ts'
import { CONTROL_STEPS, type FlightState } from '../../app/game/simulation/flight-state.ts'
import { startFlight } from '../../app/game/simulation/flight/flight.ts'
import { chance } from '../../app/game/simulation/random.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { simulateToEnd } from '../flights/simulate-to-end.ts'
import { DECISION_SECONDS, DECISION_TICKS } from './human-pilot.ts'

export interface Ears {
  readonly name: string
  /** From a sound to the key that answers it, in seconds. */
  readonly delaySeconds: number
  /** The smallest steps that are told apart: of the side, which is in [−1, 1], and of the height, in octaves. */
  readonly sideStep: number
  readonly heightStep: number
  /** The chance that a pulse begins a lapse. */
  readonly lapseChance: number
  /** Whether the side is told in words, because left and right sound alike. */
  readonly isMono: boolean
}

/** Nine places from left to right, and a whole tone. */
export const FAIR_EARS: Ears = {
  name: 'fair ears',
  delaySeconds: 0.35,
  sideStep: 1 / 4,
  heightStep: 1 / 6,
  lapseChance: 0.03,
  isMono: false,
}
/** Seven places from left to right, and a minor third. */
export const SLOW_EARS: Ears = {
  ...FAIR_EARS,
  name: 'slow ears',
  delaySeconds: 0.5,
  sideStep: 1 / 3,
  heightStep: 1 / 4,
}
export const ONE_EAR: Ears = { ...FAIR_EARS, name: 'one ear', isMono: true }
export const NO_EARS: Ears = { ...FAIR_EARS, name: 'nothing heard', lapseChance: 1 }

/** How long nothing is taken in, in seconds. */
const LAPSE_SECONDS = 0.4
/** What a word takes to be said, in seconds, and the side that the pilot takes it for. */
const SAYING_SECONDS = 0.3
const SIDE_OF_WORD: Readonly<Record<GuideWord, number>> = {
  'hard left': -0.6,
  left: -0.3,
  straight: 0,
  right: 0.3,
  'hard right': 0.6,
}

/** A key is held or left alone at least this long, in seconds: on two axes at most eight changes a second. */
const LEAST_KEY_SECONDS = 0.25
/** The wish from which a key is pressed, and below which it is released, as shares of what the key does. */
const PRESS_FROM = 0.6
const RELEASE_BELOW = 0.3
/** How much of its own motion the pilot feels. */
const FEEL = 0.8
/** Seconds in which an error is to be corrected, and how long beacons are remembered. */
const CORRECT_SECONDS = 0.4
const MEMORY_SECONDS = 0.5
/** What a growl adds to the wish, by its step. */
const UP_FROM_GROUND = [0, 0.25, 0.8, 1.2]
const AWAY_FROM_GROUND = [0, 0.1, 0.4, 0.7]

/** Across or up: a key to either side, and what the pilot believes. Lengths are in what a full key flies in a second. */
class Axis {
  key = 0
  #changedAt = -Infinity
  #velocity = 0
  #position = 0
  /** Where the way leads through, and when the craft is to be there. */
  #beacons: { readonly at: number; readonly place: number }[] = []

  fly(): void {
    this.#velocity += (this.key - this.#velocity) * (DECISION_SECONDS / LAG_SECONDS)
    this.#position += this.#velocity * DECISION_SECONDS * FEEL
  }

  /** Where the pilot believes the craft will be after its lag. */
  felt(): number {
    return this.#position + this.#velocity * LAG_SECONDS
  }

  /** Takes in a beacon that was heard when the craft was felt at `felt`, `seconds` before it is to be flown through at `at`. */
  hear(share: number, felt: number, at: number, seconds: number): void {
    this.#beacons = this.#beacons.filter((beacon) => beacon.at >= at - MEMORY_SECONDS)
    this.#beacons.push({ at, place: felt + share * (seconds - LAG_SECONDS) })
  }

  forget(): void {
    this.#beacons = []
  }

  /** The share of a full key that leads along the straight line nearest to the beacons. */
  wish(now: number): number {
    const count = this.#beacons.length
    if (count === 0) return 0
    const meanAt = this.#beacons.reduce((sum, { at }) => sum + at, 0) / count
    const meanPlace = this.#beacons.reduce((sum, { place }) => sum + place, 0) / count
    const spread = this.#beacons.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
    const common = this.#beacons.reduce((sum, { at, place }) => sum + (at - meanAt) * (place - meanPlace), 0)
    const slope = spread > 0 ? common / spread : 0
    return slope + (meanPlace + slope * (now + LAG_SECONDS - meanAt) - this.felt()) / CORRECT_SECONDS
  }

  press(wish: number, now: number): void {
    let key = this.key
    if (key === 0) key = Math.abs(wish) > PRESS_FROM ? Math.sign(wish) : 0
    else if (wish * key < RELEASE_BELOW) key = 0
    if (key === this.key || now - this.#changedAt < LEAST_KEY_SECONDS) return
    this.key = key
    this.#changedAt = now
  }
}

/** What was heard at a pulse, and where the craft was felt then. */
interface Heard {
  readonly at: number
  readonly side: number
  readonly height: number
  readonly feltAcross: number
  readonly feltUp: number
  readonly isCanister: boolean
  readonly groundStep: number
  readonly groundSide: number
}

/** The ears of one flight: what they hear, at each pulse. */
function createListener(ears: Ears, seed: number) {
  const cues = createGuideCues()
  const wordFor = createGuideWords()
  const rounded = (value: number, step: number) => Math.round(value / step) * step
  let wordSide = 0
  let nextPulseAt = 0
  let deafUntil = 0
  let pulses = 0
  return (state: FlightState, now: number) => {
    readGuideCues(state, cues, ears.isMono ? WORD_SECONDS : BEACON_SECONDS)
    const word = wordFor(cues.side, now)
    if (word !== null) wordSide = SIDE_OF_WORD[word]
    if (now < nextPulseAt) return undefined
    nextPulseAt = now + pulseSeconds(cues)
    pulses += 1
    if (chance(seed, pulses, 301) < ears.lapseChance) deafUntil = now + LAPSE_SECONDS
    if (now < deafUntil) return undefined
    const side = ears.isMono ? wordSide : rounded(cues.side, ears.sideStep)
    return {
      ...cues,
      side,
      height: rounded(cues.height, ears.heightStep),
      groundSide: ears.isMono ? 0 : cues.groundSide,
    }
  }
}

/** Takes out of `queue`, whose times rise, what was heard until `at`. */
function heardBy(queue: Heard[], at: number): Heard[] {
  const count = queue.findIndex((heard) => heard.at > at)
  return queue.splice(0, count < 0 ? queue.length : count)
}

/** A pilot for one flight; `seed` decides its lapses. */
function createEarsPilot(ears: Ears, seed: number): Steer {
  const listen = createListener(ears, seed)
  const across = new Axis()
  const up = new Axis()
  const sides: Heard[] = []
  const heights: Heard[] = []
  const sideDelay = ears.delaySeconds + (ears.isMono ? SAYING_SECONDS : 0)
  const sideSeconds = ears.isMono ? WORD_SECONDS : BEACON_SECONDS
  let isCanister = false
  let groundStep = 0
  let groundSide = 0

  function takeIn(now: number): void {
    for (const heard of heardBy(heights, now - ears.delaySeconds)) {
      if (heard.isCanister !== isCanister) {
        isCanister = heard.isCanister
        across.forget()
        up.forget()
      }
      ;({ groundStep, groundSide } = heard)
      up.hear(heard.height, heard.feltUp, heard.at + BEACON_SECONDS, BEACON_SECONDS)
    }
    for (const { side, feltAcross, at } of heardBy(sides, now - sideDelay)) {
      across.hear(side, feltAcross, at + sideSeconds, sideSeconds)
    }
  }

  return (state, into) => {
    if (state.tick % DECISION_TICKS !== 0) return
    const now = state.tick / TICKS_PER_SECOND
    across.fly()
    up.fly()
    const cues = listen(state, now)
    if (cues !== undefined) {
      const heard: Heard = { ...cues, at: now, feltAcross: across.felt(), feltUp: up.felt() }
      sides.push(heard)
      heights.push(heard)
    }
    takeIn(now)
    up.press(up.wish(now) + UP_FROM_GROUND[groundStep], now)
    across.press(across.wish(now) - groundSide * AWAY_FROM_GROUND[groundStep], now)
    into.turn = across.key * CONTROL_STEPS
    into.climb = up.key * CONTROL_STEPS
  }
}

/** A relaxed flight may never end: this long, in seconds, is three times what its rings need. */
const MOST_SECONDS = 100

/** The share of the first `courses` courses that such a pilot completes. */
export function shareFlownByEar(ears: Ears, isRelaxed: boolean, courses: number): number {
  let completed = 0
  for (let seed = 0; seed < courses; seed += 1) {
    const start = startFlight(seed, { isRelaxed })
    const end = simulateToEnd(start, createEarsPilot(ears, seed), undefined, MOST_SECONDS * TICKS_PER_SECOND)
    if (end.phase === 'complete') completed += 1
  }
  return completed / courses
}
