/**
 * The named courses and their ace flights.
 *
 *     node scripts/run.mjs scripts/named-courses.ts pick   prints three courses for each mood, by measure
 *     node scripts/run.mjs scripts/named-courses.ts        searches an ace flight for each named course, and writes it down
 *
 * A course is picked for its land, so that the three of a mood have three; for its time, so that one is short, one middling and one
 * long; and then for its variety: kinds of landmarks, one of them soon after take-off, and how far its rings lie apart in height
 * and across. Both commands give the same result each time, until a rule changes.
 *
 * An ace flight is found by a search within a hand's limits: it is flown with keys alone, by testing/pilots/keys-pilot.ts, which
 * presses at most five times a second with each of two fingers. The search bends the legs of the fast line at random and
 * keeps what is no slower. Like a flight that is known by heart, it needs no time to react.
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { textFromFlight } from '../app/game/flight-link/link-text.ts'
import { MOODS } from '../app/game/rendering/mood/moods.ts'
import { NAMED_COURSES } from '../app/game/session/named-courses.ts'
import { autopilotFlight } from '../app/game/simulation/flight/autopilot-flight.ts'
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import { flyRecorded } from '../app/game/simulation/flight/steered-flight.ts'
import { characterOf } from '../app/game/simulation/ground/characters.ts'
import type { RecordedFlight } from '../app/game/simulation/input-recording.ts'
import { chance } from '../app/game/simulation/random.ts'
import { RINGS_TO_WIN, TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { fastLine } from '../testing/pilots/fast-line.ts'
import { createKeysPilot } from '../testing/pilots/keys-pilot.ts'
import type { BentLine } from '../testing/pilots/line-pilot.ts'
import { formatted } from './pictures/capture-modules.ts'

/** Courses that are looked at. */
const FIRST_SEED = 200
const LAST_SEED = 3_000
/** Times of the autopilot that count as short and as long, in seconds. */
const SHORT_SECONDS = 25.6
const LONG_SECONDS = 26.8
/** How soon a landmark is in sight, in metres. */
const SOON_METRES = 700

/** How many bends a search tries, and how far each at most, in metres. */
const TRIALS = 300
const MOST_BEND = 14
/** The longest flight of a search, in ticks. */
const MOST_TICKS = 6_000

const NAMES_FILE = 'app/game/session/named-courses.ts'
const FLIGHTS_FILE = 'app/game/flight-link/ace-flights.ts'

interface Candidate {
  readonly seed: number
  readonly land: string
  readonly seconds: number
  readonly variety: number
}

function candidateOf(seed: number): Candidate {
  const { rings, landmarks } = startFlight(seed)
  const met = rings.filter(({ serial }) => serial >= 0)
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const heights = span(met.map(({ y }) => y)) / 40
  const across = span(met.map(({ x }) => x)) / 60
  const kinds = new Set(landmarks.map(({ kind }) => kind)).size
  const isSoon = landmarks.some(({ z }) => -z < SOON_METRES)
  return {
    seed,
    land: characterOf(seed).name,
    seconds: (autopilotFlight(seed, {}).splits[RINGS_TO_WIN - 1] ?? Infinity) / TICKS_PER_SECOND,
    variety: kinds + Number(isSoon) + heights + across,
  }
}

function pick(): void {
  const count = new Map<string, number>()
  for (const [index, { name }] of MOODS.entries()) {
    const first = FIRST_SEED + index
    const seeds = Array.from(
      { length: Math.floor((LAST_SEED - first) / MOODS.length) },
      (_, at) => first + at * MOODS.length,
    )
    const candidates = seeds.map(candidateOf).toSorted((one, other) => other.variety - one.variety)
    const lands = new Set<string>()
    for (const isWanted of [
      (seconds: number) => seconds <= SHORT_SECONDS,
      (seconds: number) => seconds > SHORT_SECONDS && seconds < LONG_SECONDS,
      (seconds: number) => seconds >= LONG_SECONDS && seconds < Infinity,
    ]) {
      const others = candidates.filter(({ land, seconds }) => isWanted(seconds) && !lands.has(land))
      const least = Math.min(...others.map(({ land }) => count.get(land) ?? 0))
      const best = others.find(({ land }) => (count.get(land) ?? 0) === least)
      if (best === undefined) throw new Error(`No course of the mood ${name} fits.`)
      lands.add(best.land)
      count.set(best.land, least + 1)
      console.log(name, best)
    }
  }
}

/** The flight along a line with keys; undefined where it does not finish or misses a ring. */
function flownWithKeys(seed: number, line: BentLine): RecordedFlight | undefined {
  const { state, flight } = flyRecorded(seed, {}, createKeysPilot(line), MOST_TICKS)
  return state.phase === 'complete' && state.ringsMissed === 0 ? flight : undefined
}

/** The fastest flight of the search. */
function aceFlight(seed: number): RecordedFlight {
  let line: BentLine = fastLine(seed)
  let best = flownWithKeys(seed, line)
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const bentLeg = Math.floor(chance(seed, trial, 1) * RINGS_TO_WIN)
    const bend = (draw: number) => (2 * chance(seed, trial, draw) - 1) * MOST_BEND
    const bent = line.map(({ aside, up }, leg) =>
      leg === bentLeg ? { aside: aside + bend(2), up: up + bend(3) } : { aside, up },
    )
    const flight = flownWithKeys(seed, bent)
    if (flight === undefined || (best !== undefined && flight.ticks > best.ticks)) continue
    best = flight
    line = bent
  }
  if (best === undefined) throw new Error(`No flight with keys finishes course ${seed}.`)
  return best
}

async function writeAceFlights(): Promise<void> {
  let names = readFileSync(NAMES_FILE, 'utf8')
  const texts = NAMED_COURSES.map(({ seed, name }) => {
    const flight = aceFlight(seed)
    const autopilot = autopilotFlight(seed, {}).splits[RINGS_TO_WIN - 1]
    names = names.replace(new RegExp(`(seed: ${seed}, .*aceTicks: )\\d+`), `$1${flight.ticks}`)
    const text = textFromFlight(flight)
    console.log(
      `${name}: ${flight.ticks} ticks, ${(flight.ticks / autopilot).toFixed(4)} of the autopilot’s, ${text.length} characters`,
    )
    return `  [${seed}, '${text}'],`
  })
  writeFileSync(NAMES_FILE, names)
  const header =
    '/** Written by scripts/named-courses.ts: the ace flight of each named course, as the text of its link. Fetched for a race only. */'
  const text = `${header}\nexport const ACE_FLIGHTS: ReadonlyMap<number, string> = new Map([\n${texts.join('\n')}\n])\n`
  writeFileSync(...(await formatted(FLIGHTS_FILE, text)))
}

if (process.argv[2] === 'pick') pick()
else await writeAceFlights()
