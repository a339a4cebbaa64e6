/** How the flight treats its pilots: who completes, who does not and why, and how the courses differ. */
import { pathToFileURL } from 'node:url'

import { importBundled } from '../scripts/bundle.mjs'
import { quantile } from './figure.mjs'

const COURSES = 1_000

/** @param {number[]} values */
function spread(values) {
  return [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(values, share).toFixed(1).padStart(7)).join('')
}

/** @param {number} share in [0, 1] */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`.padStart(9)
}

/** Flies 1,000 courses with each pilot and prints the tables; takes some ten seconds. */
export async function benchPilots() {
  const simulation = await importBundled([
    'app/game/simulation/flight.ts',
    'app/game/simulation/autopilot.ts',
    'app/game/simulation/human-pilot.ts',
    'app/game/simulation/whole-flight.ts',
    'app/game/simulation/rules.ts',
    'scripts/course-proofs/courses-flown.ts',
  ])
  const {
    createHumanPilot,
    FIRST_TIME,
    flyOut,
    handsOffSeconds,
    PRACTISED,
    startFlight,
    steerAsHuman,
    steerTowardsCourse,
    TICKS_PER_SECOND,
  } = simulation

  /** @type {{ name: string, bound: string, pilotFor: (seed: number) => (state: any, into: any) => void }[]} */
  const rows = [
    ...[
      { skill: FIRST_TIME, bound: '25–45 %' },
      { skill: PRACTISED, bound: '75–92 %' },
    ].map(({ skill, bound }) => ({
      name: skill.name,
      bound,
      pilotFor: (/** @type {number} */ seed) => {
        const pilot = createHumanPilot(skill, seed)
        return (/** @type {any} */ state, /** @type {any} */ into) => steerAsHuman(pilot, state, into)
      },
    })),
    { name: 'expert', bound: '100 %', pilotFor: () => steerTowardsCourse },
  ]

  console.log(`Pilots on ${COURSES.toLocaleString('en')} courses`)
  console.log('  pilot       completes  (bound)      fuel  mountain   median s  rings hit  canisters')
  /** @type {number[]} */
  let expertSeconds = []
  for (const { name, bound, pilotFor } of rows) {
    const ends = Array.from({ length: COURSES }, (_, seed) => flyOut(startFlight(seed), pilotFor(seed)))
    const share = (/** @type {(end: any) => boolean} */ claim) => ends.filter(claim).length / COURSES
    const sum = (/** @type {(end: any) => number} */ of) => ends.reduce((total, end) => total + of(end), 0)
    const seconds = ends.map((end) => end.tick / TICKS_PER_SECOND)
    const hit = sum((end) => end.ringsCollected) / sum((end) => end.nextRingSerial)
    console.log(
      `  ${name.padEnd(11)}${percent(share((end) => end.phase === 'complete'))}  ${bound.padEnd(8)}` +
        `${percent(share((end) => end.crashCause === 'fuel'))} ${percent(share((end) => end.crashCause === 'mountain'))}` +
        `${quantile(seconds, 0.5).toFixed(1).padStart(11)}${percent(hit).padStart(11)}` +
        `${(sum((end) => end.canistersCollected) / COURSES).toFixed(2).padStart(11)}`,
    )
    expertSeconds = seconds
  }

  const handsOff = Array.from({ length: COURSES }, (_, seed) => handsOffSeconds(seed))
  console.log(
    `  hands off   the earliest mountain after ${Math.min(...handsOff).toFixed(1)} s (bound: over 6 s), ` +
      `half of all courses fly ${quantile(handsOff, 0.5).toFixed(1)} s`,
  )

  /** @type {number[]} */
  const turns = []
  /** @type {number[]} */
  const climbs = []
  /** @type {number[]} */
  const altitudes = []
  for (let seed = 0; seed < COURSES; seed += 1) {
    const state = startFlight(seed)
    let before = state.craft
    for (const ring of state.rings.filter((/** @type {any} */ each) => each.serial >= 0)) {
      turns.push(Math.abs(ring.x - before.x))
      climbs.push(Math.abs(ring.y - before.y))
      altitudes.push(ring.y)
      before = ring
    }
  }
  console.log('Courses: 5th, 25th, 50th, 75th and 95th percentile')
  console.log(`  turn to the next ring, m  ${spread(turns)}`)
  console.log(`  climb to the next ring, m ${spread(climbs)}`)
  console.log(`  altitude of a ring, m     ${spread(altitudes)}`)
  console.log(`  completed by the expert, s${spread(expertSeconds)}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchPilots()
