/** How often the fast line takes a canister, and whether a practised pilot needs its fuel. */
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import type { FlightState } from '../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { simulateToEnd } from '../testing/flights/simulate-to-end.ts'
import { fastLine } from '../testing/pilots/fast-line.ts'
import { flyAsHuman, PRACTISED } from '../testing/pilots/human-pilot.ts'
import { createLinePilot, type BentLine } from '../testing/pilots/line-pilot.ts'
import { printFigure, quantile } from './figure.ts'

/** Courses of a pilot with a fast line, and of a practised pilot. */
const LINE_COURSES = 60
const PRACTISED_COURSES = 1_000
/** As in `pilots`: the pilot's aim, in metres. */
const PRECISE_METRES = 1
const isComplete = (end: FlightState) => end.phase === 'complete'
const secondsFrom = (ticks: number) => ticks / TICKS_PER_SECOND

const flyLine = (course: number, line: BentLine, metres = 0) =>
  simulateToEnd(startFlight(course), createLinePilot(metres, course, line))

/** The search for the fast line bends each leg only where that saves time, so a canister on it was worth its detour. */
function printFastLine(): void {
  const lines = Array.from({ length: LINE_COURSES }, (_, course) => fastLine(course))
  const withCanister = lines.filter((line, course) => flyLine(course, line).canistersCollected > 0)
  const left = lines
    .map((line, course) => flyLine(course, line, PRECISE_METRES))
    .filter(isComplete)
    .map(({ fuelTenths }) => fuelTenths / 10)
  console.log(`Canisters on the fast line, ${LINE_COURSES} courses`)
  printFigure('courses on which it takes one', (withCanister.length / LINE_COURSES) * 100, '%', { least: 10, most: 90 })
  printFigure(`σ ${PRECISE_METRES} m: fuel left, least`, Math.min(...left), '%')
}

/** Compares flights that take canisters in need with flights that take none. */
function printPractised(): void {
  const pairs = Array.from({ length: PRACTISED_COURSES }, (_, seed) => ({
    needing: flyAsHuman(PRACTISED, seed),
    without: flyAsHuman({ ...PRACTISED, thirstTenths: 0 }, seed),
  }))
  const share = (claim: (pair: (typeof pairs)[number]) => boolean) => (pairs.filter(claim).length / pairs.length) * 100
  const idle = pairs.filter(
    ({ needing, without }) => isComplete(needing) && isComplete(without) && needing.canistersCollected > 0,
  )
  const costs = idle.map(({ needing, without }) => secondsFrom(needing.tick - without.tick))
  console.log(`Canisters of a practised pilot, who goes for them below half a tank, ${PRACTISED_COURSES} courses`)
  printFigure(
    'completed with them, dry without',
    share(({ needing, without }) => isComplete(needing) && without.crashCause === 'fuel'),
    '%',
  )
  printFigure('taken, and completed without, too', (idle.length / pairs.length) * 100, '%')
  printFigure('what they cost there, median', quantile(costs, 0.5), 's')
}

/** Takes about a minute. */
export function benchCanisters(): void {
  printFastLine()
  printPractised()
}
