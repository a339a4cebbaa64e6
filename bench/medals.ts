/** How many flights of each kind of pilot earn a medal: the shares that the ratios of session/medals.ts are set by. */
import { medalOfTime, medalTimesFor, rankOf, type Medal } from '../app/game/session/medals.ts'
import { NAMED_COURSES } from '../app/game/session/named-courses.ts'
import { autopilotFlight } from '../app/game/simulation/flight/autopilot-flight.ts'
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import { simulateToEnd } from '../testing/flights/simulate-to-end.ts'
import { fastLine } from '../testing/pilots/fast-line.ts'
import { createLinePilot, type BentLine } from '../testing/pilots/line-pilot.ts'
import { printFigure, type FigureBounds } from './figure.ts'

const PILOTS = 8
const NUMBERED = Array.from({ length: 60 }, (_, seed) => seed)
const NAMED = NAMED_COURSES.map(({ seed }) => seed)

interface Claim {
  readonly medal: Exclude<Medal, 'bronze'>
  /** Standard deviation of the pilot's aim, in metres. */
  readonly aimMetres: number
  readonly isFast: boolean
  /** How many of a hundred flights that finish earn it. */
  readonly share: FigureBounds
}

const SILVER: Claim = { medal: 'silver', aimMetres: 3, isFast: false, share: { least: 80, most: 95 } }
const GOLD: Claim = { medal: 'gold', aimMetres: 2, isFast: false, share: { least: 45, most: 65 } }
const PLATINUM: Claim = { medal: 'platinum', aimMetres: 1, isFast: true, share: { least: 5, most: 20 } }
const ACE: Claim = { medal: 'ace', aimMetres: 1, isFast: true, share: { over: 0, most: 10 } }

/** Prints how many flights earn each medal. */
export function benchMedals(): void {
  console.log('\nMedals, of the flights that finish')
  printMedals(`${NUMBERED.length} courses with a number`, NUMBERED, [SILVER, GOLD, PLATINUM, ACE])
  // Ace flights are beyond this pilot.
  printMedals(`the ${NAMED.length} named courses`, NAMED, [SILVER, GOLD, PLATINUM, { ...ACE, share: { most: 10 } }])
}

function printMedals(where: string, seeds: readonly number[], claims: readonly Claim[]): void {
  const courses = seeds.map((seed) => ({
    seed,
    line: fastLine(seed),
    times: medalTimesFor({ seed, isRelaxed: false }, autopilotFlight(seed, {}).splits),
  }))
  const ticksOf = (seed: number, pilot: number, aimMetres: number, line: BentLine): number | undefined => {
    const end = simulateToEnd(startFlight(seed), createLinePilot(aimMetres, pilot, line))
    return end.phase === 'complete' ? end.tick : undefined
  }
  console.log(`  on ${where}`)
  for (const { medal, aimMetres, isFast, share } of claims) {
    const earned = courses.flatMap(({ seed, line, times }) =>
      Array.from({ length: PILOTS }, (_, pilot) => ticksOf(seed, pilot, aimMetres, isFast ? line : []))
        .filter((ticks) => ticks !== undefined)
        .map((ticks) => rankOf(medalOfTime(ticks, times)) >= rankOf(medal)),
    )
    const name = `${medal} at σ ${aimMetres} m${isFast ? ', fast line' : ''}`
    printFigure(name, (100 * earned.filter(Boolean).length) / earned.length, '%', share)
  }
}
