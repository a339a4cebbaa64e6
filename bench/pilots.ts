/** How many missions the model pilots complete, why the others fail, and how the courses differ. */
import { importBundled } from '../scripts/build-steps/bundle.ts'
import { printFigure, quantile } from './figure.ts'

const COURSES = 1_000
/** How many of a hundred courses each pilot may complete. */
const COMPLETES = { 'first-time': { least: 25, most: 45 }, practised: { least: 75, most: 92 }, expert: { least: 100 } }
/** The earliest mountain with centred controls, in seconds. */
const LEAST_HANDS_OFF = 6
/** The longest flight with centred controls, in seconds: no tank lasts longer. */
const MOST_HANDS_OFF = 120
/** When a beginner presses the first key, and the earliest mountain whichever it is, in seconds. */
const FIRST_KEY_AT = 0.4
const LEAST_FIRST_KEY = 4

/** Standard deviations of the aim of a precise and a careless pilot, in metres. */
const PRECISE_METRES = 1
const CARELESS_METRES = 4
/** What precision is worth at least on one course: the median of the gap in seconds, and the spread of clean times. */
const LEAST_GAP = 2
const LEAST_SPREAD = 1
/** Courses and pilots of the spread. */
const SPREAD_COURSES = 100
const SPREAD_PILOTS = 12
/**
 * A pilot greedy for canisters: what one costs at least in seconds, how much fuel is left at most in the median, in percent,
 * and how many percentage points more often it completes at most than one that takes them when it needs them.
 */
const LEAST_CANISTER_SECONDS = 2.5
const MOST_GREEDY_FUEL = 50
const MOST_GREEDY_GAIN = 3

/** @typedef {Record<string, any>} Simulation */
/** @typedef {{ tick: number, phase: string, crashCause: string, [count: string]: any }} End */

/** @param {number[]} values */
function spread(values) {
  return [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(values, share).toFixed(1).padStart(7)).join('')
}

/** @param {number} share in [0, 1] */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`.padStart(9)
}

/** @template Value @param {(seed: number) => Value} of */
const overCourses = (of) => Array.from({ length: COURSES }, (_, seed) => of(seed))

/** @param {Simulation} simulation @param {object} skill of a human pilot @returns {End[]} */
const flyAs = ({ flyAsHuman }, skill) => overCourses((seed) => flyAsHuman(skill, seed))

/** @param {Simulation} simulation @returns {End[]} */
function flyAsExpert({ simulateToEnd, startFlight, steerTowardsCourse }) {
  return overCourses((seed) => simulateToEnd(startFlight(seed), steerTowardsCourse))
}

/** @param {End} end */
const isClean = (end) => end.phase === 'complete' && end['ringsMissed'] === 0

/** Prints what precision is worth. @param {Simulation} simulation */
function printPrecision({ createLinePilot, simulateToEnd, startFlight, TICKS_PER_SECOND: second }) {
  const fly = (/** @type {number} */ course, /** @type {number} */ metres, /** @type {number} */ seed) =>
    simulateToEnd(startFlight(course), createLinePilot(metres, seed))
  const gaps = overCourses((seed) => [CARELESS_METRES, PRECISE_METRES].map((metres) => fly(seed, metres, seed)))
    .filter((pair) => pair.every(isClean))
    .map(([careless, precise]) => (careless.tick - precise.tick) / second)
  const gap = quantile(gaps, 0.5)
  const reach = CARELESS_METRES - PRECISE_METRES
  const spreads = Array.from({ length: SPREAD_COURSES }, (_, seed) => {
    const ends = Array.from({ length: SPREAD_PILOTS }, (__, pilot) =>
      fly(seed, PRECISE_METRES + (reach * pilot) / (SPREAD_PILOTS - 1), COURSES + pilot),
    )
    const ticks = ends.filter(isClean).map((end) => end.tick)
    return (Math.max(...ticks) - Math.min(...ticks)) / second
  })
  console.log('Precision, among pilots that miss nothing')
  const name = `σ ${PRECISE_METRES} m before σ ${CARELESS_METRES} m: median of ${gaps.length}`
  printFigure(name, gap, 's', { least: LEAST_GAP })
  printFigure('spread of clean times, median', quantile(spreads, 0.5), 's', { least: LEAST_SPREAD })
}

/** Prints what a detour for a canister costs. @param {Simulation} simulation */
function printDetours(simulation) {
  const second = simulation['TICKS_PER_SECOND']
  const flyWith = (/** @type {object} */ changes) => flyAs(simulation, { ...simulation['PRACTISED'], ...changes })
  const sober = flyWith({})
  const greedy = flyWith({ thirstTenths: 1000 })
  const abstinent = flyWith({ thirstTenths: 0 })
  const completes = (/** @type {End[]} */ ends) => ends.filter((end) => end.phase === 'complete')
  const costs = greedy.flatMap((end, seed) => {
    const without = abstinent[seed]
    if (without?.phase !== 'complete' || end.phase !== 'complete' || end['canistersCollected'] === 0) return []
    return (end.tick - without.tick) / second / end['canistersCollected']
  })
  const left = completes(greedy).map((end) => end['fuelTenths'] / 10)
  const gain = ((completes(greedy).length - completes(sober).length) / COURSES) * 100
  console.log('Detours: a practised pilot that goes for every canister')
  printFigure('what one costs, median', quantile(costs, 0.5), 's', { least: LEAST_CANISTER_SECONDS })
  printFigure('fuel left, median', quantile(left, 0.5), '%', { most: MOST_GREEDY_FUEL })
  printFigure('completed more often than in need', gain, 'points', { most: MOST_GREEDY_GAIN })
}

/** Prints what becomes of a pilot. @param {keyof typeof COMPLETES} name @param {End[]} ends @param {number} ticksPerSecond */
function printPilot(name, ends, ticksPerSecond) {
  const share = (/** @type {(end: End) => boolean} */ claim) => ends.filter(claim).length / COURSES
  const sum = (/** @type {string} */ count) => ends.reduce((total, end) => total + end[count], 0)
  const seconds = ends.map((end) => end.tick / ticksPerSecond)
  printFigure(name, share((end) => end.phase === 'complete') * 100, '%', COMPLETES[name])
  console.log(
    `    fuel${percent(share((end) => end.crashCause === 'fuel'))}, mountain${percent(share((end) => end.crashCause === 'mountain'))}, ` +
      `median${quantile(seconds, 0.5).toFixed(1).padStart(5)} s, rings hit${percent(sum('ringsCollected') / sum('nextRingSerial'))}, ` +
      `canisters ${(sum('canistersCollected') / COURSES).toFixed(2)}`,
  )
}

/** @param {Simulation} simulation */
function printCourses({ startFlight }) {
  /** @type {Record<'turn to the next ring, m' | 'climb to the next ring, m' | 'altitude of a ring, m', number[]>} */
  const rows = { 'turn to the next ring, m': [], 'climb to the next ring, m': [], 'altitude of a ring, m': [] }
  for (const state of overCourses(startFlight)) {
    let before = state.craft
    for (const ring of state.rings.filter((/** @type {any} */ each) => each.serial >= 0)) {
      rows['turn to the next ring, m'].push(Math.abs(ring.x - before.x))
      rows['climb to the next ring, m'].push(Math.abs(ring.y - before.y))
      rows['altitude of a ring, m'].push(ring.y)
      before = ring
    }
  }
  console.log('Courses: 5th, 25th, 50th, 75th and 95th percentile')
  for (const [name, values] of Object.entries(rows)) console.log(`  ${name.padEnd(26)}${spread(values)}`)
}

/** Prints what a beginner's first key does. @param {Simulation} simulation */
function printFirstKeys({ CONTROL_STEPS: steps, firstKeySeconds, heldKeySeconds }) {
  const earliest = Math.min(...overCourses((seed) => firstKeySeconds(seed, FIRST_KEY_AT, 2 * LEAST_FIRST_KEY)))
  const turned = [-steps, steps].flatMap((turn) =>
    overCourses((seed) => heldKeySeconds(seed, { turn, climb: 0, from: 0, until: 1 }, 6) < 6),
  )
  printFigure('turn key held for 1 s: ended by 6 s', (turned.filter(Boolean).length / turned.length) * 100, '%')
  printFigure(`key held from ${FIRST_KEY_AT} s: earliest mountain`, earliest, 's', { over: LEAST_FIRST_KEY })
}

/** Flies 1,000 courses with each pilot and prints the tables; takes about a minute. */
export async function benchPilots() {
  const simulation = await importBundled([
    'app/game/simulation/flight.ts',
    'app/game/simulation/autopilot/autopilot.ts',
    'app/game/simulation/flight-state.ts',
    'testing/pilots/human-flight.ts',
    'testing/pilots/line-pilot.ts',
    'testing/flights/simulate-to-end.ts',
    'app/game/simulation/rules.ts',
    'testing/course-proofs/courses-flown.ts',
  ])
  const ticksPerSecond = simulation['TICKS_PER_SECOND']
  console.log(`Pilots on ${COURSES.toLocaleString('en')} courses, and how many of them they complete`)
  printPilot('first-time', flyAs(simulation, simulation['FIRST_TIME']), ticksPerSecond)
  printPilot('practised', flyAs(simulation, simulation['PRACTISED']), ticksPerSecond)
  printPilot('expert', flyAsExpert(simulation), ticksPerSecond)
  const handsOff = overCourses((seed) => simulation['handsOffSeconds'](seed, MOST_HANDS_OFF))
  printFigure('hands off: median', quantile(handsOff, 0.5), 's')
  printFigure('hands off: earliest mountain', Math.min(...handsOff), 's', { over: LEAST_HANDS_OFF })
  printFirstKeys(simulation)
  printPrecision(simulation)
  printDetours(simulation)
  printCourses(simulation)
}
