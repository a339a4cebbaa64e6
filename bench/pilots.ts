/** How many missions the model pilots complete, why the others fail, and how the courses differ. */
import { steerTowardsCourse } from '../app/game/simulation/flight/autopilot.ts'
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import { CONTROL_STEPS, type FlightState } from '../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { firstKeySeconds, handsOffSeconds, heldKeySeconds } from '../testing/course-proofs/courses-flown.ts'
import { startSteeredFlight, type Steer } from '../app/game/simulation/flight/steered-flight.ts'
import { simulateToEnd } from '../testing/flights/simulate-to-end.ts'
import {
  FIRST_TIME,
  FIRST_TIME_BY_MOUSE,
  flyAsHuman,
  type PilotSkill,
  PRACTISED,
} from '../testing/pilots/human-pilot.ts'
import { fastLine } from '../testing/pilots/fast-line.ts'
import { createLinePilot } from '../testing/pilots/line-pilot.ts'
import { printFigure, quantile } from './figure.ts'

const COURSES = 1_000
/** How many of a hundred courses each pilot may complete. */
const COMPLETES = {
  'first-time': { least: 25, most: 45 },
  'first-time, by mouse': { least: 25, most: 45 },
  practised: { least: 75, most: 92 },
  expert: { least: 100 },
}
/** The earliest mountain with centred controls, in seconds. */
const LEAST_HANDS_OFF = 6
/** The longest flight with centred controls, in seconds: no tank lasts longer. */
const MOST_HANDS_OFF = 120
/** When a beginner presses the first key, and the earliest mountain whichever it is, in seconds. */
const FIRST_KEY_AT = 0.4
const LEAST_FIRST_KEY = 4

/** Standard deviations of the aim of a precise and a careless pilot, in metres. */
const PRECISE_METRES = 1
const CARELESS_METRES = 3
/** What precision is worth at least on one course: the median of the gap in seconds, and the spread of clean times. */
const LEAST_GAP = 3
const LEAST_SPREAD = 1
/** Courses and pilots of the spread. */
const SPREAD_COURSES = 100
const SPREAD_PILOTS = 12
/** What a fast line saves at least before the course's own line, in seconds. */
const LINE_COURSES = 60
const LINE_PILOTS = 8
const LEAST_LINE_SECONDS = 0.5
/** How many of a hundred flights fail on it, for a pilot with this standard deviation of the aim; on the course's own line none. */
const USUAL_METRES = 2
const FAST_LINE_FAILS = { least: 15, most: 30 }
/** How much faster the best of this many flights on one course is at least than the first, in seconds. */
const CLIMB_FLIGHTS = 50
const LEAST_CLIMB = 1.5
/** How far the autopilot's times on different courses are apart at least: their standard deviation in seconds. */
const LEAST_DEVIATION = 1
/** When the first and the second ring are passed at the latest, in seconds. */
const MOST_FIRST_RINGS = [2.6, 5]
/**
 * A pilot greedy for canisters: what one costs at least in seconds, how much fuel is left at most in the median, in percent,
 * and how many percentage points more often it completes at most than one that takes them when it needs them.
 */
const LEAST_CANISTER_SECONDS = 2.5
const MOST_GREEDY_FUEL = 50
const MOST_GREEDY_GAIN = 3

/** The percentiles of the table of courses. */
function spread(values: readonly number[]): string {
  return [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(values, share).toFixed(1).padStart(7)).join('')
}

/** `share` is in [0, 1]. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(9)
}

function overCourses<Value>(of: (seed: number) => Value): Value[] {
  return Array.from({ length: COURSES }, (_, seed) => of(seed))
}

/** The last state of each flight. */
const flyAs = (skill: PilotSkill): FlightState[] => overCourses((seed) => flyAsHuman(skill, seed))

const isComplete = (end: FlightState) => end.phase === 'complete'
const isClean = (end: FlightState) => isComplete(end) && end.ringsMissed === 0

const secondsOf = (end: FlightState) => end.tick / TICKS_PER_SECOND

/** Prints what a fast, low line saves, and how often it fails. */
function printLine(): void {
  const saved: number[] = []
  const failed = { fast: 0, safe: 0 }
  for (let course = 0; course < LINE_COURSES; course += 1) {
    const line = fastLine(course)
    const fly = (steer: Steer) => simulateToEnd(startFlight(course), steer)
    for (let pilot = 0; pilot < LINE_PILOTS; pilot += 1) {
      const fast = fly(createLinePilot(PRECISE_METRES, pilot, line))
      const plain = fly(createLinePilot(PRECISE_METRES, pilot))
      if (isComplete(fast) && isComplete(plain)) saved.push(secondsOf(plain) - secondsOf(fast))
      if (!isComplete(fly(createLinePilot(USUAL_METRES, pilot, line)))) failed.fast += 1
      if (!isComplete(fly(createLinePilot(USUAL_METRES, pilot)))) failed.safe += 1
    }
  }
  const share = 100 / (LINE_COURSES * LINE_PILOTS)
  console.log(`A fast, low line, searched for ${LINE_COURSES} courses`)
  printFigure(`saved by a pilot of σ ${PRECISE_METRES} m, median`, quantile(saved, 0.5), 's', {
    least: LEAST_LINE_SECONDS,
  })
  printFigure(`failed at σ ${USUAL_METRES} m`, failed.fast * share, '%', FAST_LINE_FAILS)
  printFigure(`failed at σ ${USUAL_METRES} m on the course’s line`, failed.safe * share, '%', { most: 0 })
}

/** Prints how much the best of many flights on one course gains on the first. */
function printClimb(): void {
  const gains = Array.from({ length: LINE_COURSES }, (_, course) => {
    const ends = Array.from({ length: CLIMB_FLIGHTS }, (__, pilot) =>
      simulateToEnd(startFlight(course), createLinePilot(USUAL_METRES, course * CLIMB_FLIGHTS + pilot)),
    ).filter(isComplete)
    return secondsOf(ends[0]) - Math.min(...ends.map(secondsOf))
  })
  console.log('Learning')
  const name = `σ ${USUAL_METRES} m: best of ${CLIMB_FLIGHTS} before the first, median`
  printFigure(name, quantile(gains, 0.5), 's', { least: LEAST_CLIMB })
}

/** Prints what precision is worth. */
function printPrecision(): void {
  const fly = (course: number, metres: number, seed: number) =>
    simulateToEnd(startFlight(course), createLinePilot(metres, seed))
  const gaps = overCourses((seed) => ({
    careless: fly(seed, CARELESS_METRES, seed),
    precise: fly(seed, PRECISE_METRES, seed),
  }))
    .filter(({ careless, precise }) => isClean(careless) && isClean(precise))
    .map(({ careless, precise }) => (careless.tick - precise.tick) / TICKS_PER_SECOND)
  const gap = quantile(gaps, 0.5)
  const reach = CARELESS_METRES - PRECISE_METRES
  const spreads = Array.from({ length: SPREAD_COURSES }, (_, seed) => {
    const ends = Array.from({ length: SPREAD_PILOTS }, (__, pilot) =>
      fly(seed, PRECISE_METRES + (reach * pilot) / (SPREAD_PILOTS - 1), COURSES + pilot),
    )
    const ticks = ends.filter(isClean).map((end) => end.tick)
    return (Math.max(...ticks) - Math.min(...ticks)) / TICKS_PER_SECOND
  })
  console.log('Precision, among pilots that miss nothing')
  const name = `σ ${PRECISE_METRES} m before σ ${CARELESS_METRES} m: median of ${gaps.length}`
  printFigure(name, gap, 's', { least: LEAST_GAP })
  printFigure('spread of clean times, median', quantile(spreads, 0.5), 's', { least: LEAST_SPREAD })
}

/** Prints what a detour for a canister costs. */
function printDetours(): void {
  const sober = flyAs(PRACTISED)
  const greedy = flyAs({ ...PRACTISED, thirstTenths: 1000 })
  const abstinent = flyAs({ ...PRACTISED, thirstTenths: 0 })
  const costs = greedy.flatMap((end, seed) => {
    const without = abstinent[seed]
    if (without.phase !== 'complete' || end.phase !== 'complete' || end.canistersCollected === 0) return []
    return (end.tick - without.tick) / TICKS_PER_SECOND / end.canistersCollected
  })
  const completed = greedy.filter(isComplete)
  const left = completed.map((end) => end.fuelTenths / 10)
  const gain = ((completed.length - sober.filter(isComplete).length) / COURSES) * 100
  console.log('Detours: a practised pilot that goes for every canister')
  printFigure('what one costs, median', quantile(costs, 0.5), 's', { least: LEAST_CANISTER_SECONDS })
  printFigure('fuel left, median', quantile(left, 0.5), '%', { most: MOST_GREEDY_FUEL })
  printFigure('completed more often than in need', gain, 'points', { most: MOST_GREEDY_GAIN })
}

/** Prints how a pilot's flights end. */
function printPilot(name: keyof typeof COMPLETES, ends: readonly FlightState[]): void {
  const share = (claim: (end: FlightState) => boolean) => ends.filter(claim).length / COURSES
  const sum = (count: 'ringsCollected' | 'nextRingSerial' | 'canistersCollected') =>
    ends.reduce((total, end) => total + end[count], 0)
  const seconds = ends.map((end) => end.tick / TICKS_PER_SECOND)
  printFigure(name, share(isComplete) * 100, '%', COMPLETES[name])
  console.log(
    `    fuel${percent(share((end) => end.crashCause === 'fuel'))}, mountain${percent(share((end) => end.crashCause === 'mountain'))}, ` +
      `median${quantile(seconds, 0.5).toFixed(1).padStart(5)} s, rings hit${percent(sum('ringsCollected') / sum('nextRingSerial'))}, ` +
      `canisters ${(sum('canistersCollected') / COURSES).toFixed(2)}`,
  )
}

/** Prints how long courses are, how far apart and how high the rings are. */
function printCourses(): void {
  const flights = overCourses((seed) => startSteeredFlight(seed, {}, steerTowardsCourse))
  for (const flight of flights) flight.fly(Infinity)
  const seconds = flights.map(({ state }) => secondsOf(state))
  const mean = seconds.reduce((sum, value) => sum + value, 0) / COURSES
  const deviation = Math.sqrt(seconds.reduce((sum, value) => sum + (value - mean) ** 2, 0) / COURSES)

  const turns: number[] = []
  const climbs: number[] = []
  const altitudes: number[] = []
  for (const state of overCourses((seed) => startFlight(seed))) {
    let before: { readonly x: number; readonly y: number } = state.craft
    for (const ring of state.rings.filter(({ serial }) => serial >= 0)) {
      turns.push(Math.abs(ring.x - before.x))
      climbs.push(Math.abs(ring.y - before.y))
      altitudes.push(ring.y)
      before = ring
    }
  }
  console.log('Courses, as the autopilot flies them')
  printFigure('time, mean', mean, 's')
  printFigure('time, standard deviation', deviation, 's', { least: LEAST_DEVIATION })
  for (const [ring, most] of MOST_FIRST_RINGS.entries()) {
    const latest = Math.max(...flights.map(({ splits }) => splits[ring] / TICKS_PER_SECOND))
    printFigure(`ring ${ring + 1}, latest`, latest, 's', { most })
  }
  console.log('  5th, 25th, 50th, 75th and 95th percentile')
  console.log(`  turn to the next ring, m  ${spread(turns)}`)
  console.log(`  climb to the next ring, m ${spread(climbs)}`)
  console.log(`  altitude of a ring, m     ${spread(altitudes)}`)
}

/** Prints what a beginner's first key does. */
function printFirstKeys(): void {
  const earliest = Math.min(...overCourses((seed) => firstKeySeconds(seed, FIRST_KEY_AT, 2 * LEAST_FIRST_KEY)))
  const turned = [-CONTROL_STEPS, CONTROL_STEPS].flatMap((turn) =>
    overCourses((seed) => heldKeySeconds(seed, { turn, climb: 0, from: 0, until: 1 }, 6) < 6),
  )
  printFigure('turn key held for 1 s: ended by 6 s', (turned.filter(Boolean).length / turned.length) * 100, '%')
  printFigure(`key held from ${FIRST_KEY_AT} s: earliest mountain`, earliest, 's', { over: LEAST_FIRST_KEY })
}

/** Flies 1,000 courses with each pilot and prints the tables; takes about a minute. */
export function benchPilots(): void {
  console.log(`Pilots on ${COURSES.toLocaleString('en')} courses, and how many of them they complete`)
  printPilot('first-time', flyAs(FIRST_TIME))
  printPilot('first-time, by mouse', flyAs(FIRST_TIME_BY_MOUSE))
  printPilot('practised', flyAs(PRACTISED))
  printPilot(
    'expert',
    overCourses((seed) => simulateToEnd(startFlight(seed), steerTowardsCourse)),
  )
  const handsOff = overCourses((seed) => handsOffSeconds(seed, MOST_HANDS_OFF))
  printFigure('hands off: median', quantile(handsOff, 0.5), 's')
  printFigure('hands off: earliest mountain', Math.min(...handsOff), 's', { over: LEAST_HANDS_OFF })
  printFirstKeys()
  printPrecision()
  printLine()
  printClimb()
  printDetours()
  printCourses()
}
