/** How many courses are completed by the sound guide alone: tried with models of hearing, not with people. */
import { FAIR_EARS, NO_EARS, ONE_EAR, shareFlownByEar, SLOW_EARS } from '../testing/pilots/ears-pilot.ts'
import { printFigure } from './figure.ts'

const COURSES = 400

/** What each hearing model must complete, in percent. */
const ROWS = [
  { ears: FAIR_EARS, isRelaxed: true, bounds: { least: 95 } },
  { ears: FAIR_EARS, isRelaxed: false, bounds: { least: 70 } },
  { ears: SLOW_EARS, isRelaxed: true, bounds: { least: 85 } },
  { ears: SLOW_EARS, isRelaxed: false, bounds: {} },
  { ears: ONE_EAR, isRelaxed: true, bounds: { least: 80 } },
  { ears: ONE_EAR, isRelaxed: false, bounds: {} },
  { ears: NO_EARS, isRelaxed: true, bounds: { most: 0 } },
]

/** Flies 400 courses with each hearing model and prints the table; takes about half a minute. */
export function benchEars(): void {
  console.log(`Models of hearing: completed by the sound guide alone, of ${COURSES} courses`)
  for (const { ears, isRelaxed, bounds } of ROWS) {
    const share = shareFlownByEar(ears, isRelaxed, COURSES)
    printFigure(`${ears.name}, ${isRelaxed ? 'relaxed' : 'normal'}`, share * 100, '%', bounds)
  }
}
