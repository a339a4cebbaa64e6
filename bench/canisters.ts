/** How often the fast line takes a canister. */
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import { simulateToEnd } from '../testing/flights/simulate-to-end.ts'
import { fastLine } from '../testing/pilots/fast-line.ts'
import { createLinePilot, type BentLine } from '../testing/pilots/line-pilot.ts'
import { printFigure } from './figure.ts'

const COURSES = 60
/** As in `pilots`: the pilot's aim, in metres. */
const PRECISE_METRES = 1

const flyLine = (course: number, line: BentLine, metres = 0) =>
  simulateToEnd(startFlight(course), createLinePilot(metres, course, line))

/** The search for the fast line bends each leg only where that saves time, so a canister on it was worth its detour. */
export function benchCanisters(): void {
  const lines = Array.from({ length: COURSES }, (_, course) => fastLine(course))
  const withCanister = lines.filter((line, course) => flyLine(course, line).canistersCollected > 0)
  const left = lines
    .map((line, course) => flyLine(course, line, PRECISE_METRES))
    .filter(({ phase }) => phase === 'complete')
    .map(({ fuelTenths }) => fuelTenths / 10)
  console.log(`Canisters on the fast line, ${COURSES} courses`)
  printFigure('courses on which it takes one', (withCanister.length / COURSES) * 100, '%', { least: 10, most: 90 })
  printFigure(`σ ${PRECISE_METRES} m: fuel left, least`, Math.min(...left), '%')
}
