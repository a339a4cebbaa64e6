/** What the detour for a canister costs, and whether its fuel was needed. */
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import type { FlightState } from '../app/game/simulation/flight-state.ts'
import { RINGS_TO_WIN, TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { simulateToEnd } from '../testing/flights/simulate-to-end.ts'
import { fastLine } from '../testing/pilots/fast-line.ts'
import { flyAsHuman, PRACTISED } from '../testing/pilots/human-pilot.ts'
import { createLinePilot, type BentLine } from '../testing/pilots/line-pilot.ts'
import { printFigure, quantile } from './figure.ts'

/** Courses of a pilot with a fast line, of these the ones on which detours are searched, and courses of a practised pilot. */
const LINE_COURSES = 60
const DETOUR_COURSES = 20
const PRACTISED_COURSES = 1_000
/** As in `pilots`: how near to rock the fast line goes, and the pilot's aim, in metres. */
const LINE_METRES = 5.5
const PRECISE_METRES = 1
/** Bends of one leg that are tried for a canister, in metres. */
const ASIDE = [-45, -30, -15, 15, 30, 45]
const UP = [-15, 0, 15]

const isComplete = (end: FlightState) => end.phase === 'complete'
const secondsFrom = (ticks: number) => ticks / TICKS_PER_SECOND

const flyLine = (course: number, line: BentLine, metres = 0) =>
  simulateToEnd(startFlight(course), createLinePilot(metres, course, line))

/** The line with one leg bent further, for each leg and bend. */
function detoursFrom(line: BentLine): BentLine[] {
  return Array.from({ length: RINGS_TO_WIN }, (_, leg) =>
    ASIDE.flatMap((aside) =>
      UP.map((up) =>
        line.map((bend, index) => (index === leg ? { aside: bend.aside + aside, up: bend.up + up } : bend)),
      ),
    ),
  ).flat()
}

/** What the cheapest canister costs a pilot without error, in seconds; Infinity where none can be had without missing a ring. */
function detourSeconds(course: number, line: BentLine): number {
  const without = flyLine(course, line)
  const ticks = detoursFrom(line)
    .map((detour) => flyLine(course, detour))
    .filter((end) => isComplete(end) && end.ringsMissed === 0 && end.canistersCollected > without.canistersCollected)
    .map((end) => end.tick)
  return secondsFrom(Math.min(...ticks) - without.tick)
}

function printFastLine(): void {
  const lines = Array.from({ length: LINE_COURSES }, (_, course) => fastLine(course, LINE_METRES))
  const ends = lines.map((line, course) => flyLine(course, line, PRECISE_METRES))
  const dry = ends.filter(({ crashCause }) => crashCause === 'fuel')
  const left = ends.filter(isComplete).map(({ fuelTenths }) => fuelTenths / 10)
  const detours = lines.slice(0, DETOUR_COURSES).map((line, course) => detourSeconds(course, line))
  const had = detours.filter(Number.isFinite)
  console.log(`Canisters beside the fast line, ${LINE_COURSES} courses`)
  printFigure(`σ ${PRECISE_METRES} m: runs dry`, (dry.length / LINE_COURSES) * 100, '%')
  printFigure(`σ ${PRECISE_METRES} m: fuel left, least`, Math.min(...left), '%')
  printFigure('one to be had without a ring missed', (had.length / DETOUR_COURSES) * 100, '%')
  printFigure('what the cheapest one costs, median', quantile(had, 0.5), 's')
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
