/** How many courses are completed by the sound guide alone: tried with models of hearing, not with people. */
import { importBundled } from '../scripts/build-steps/bundle.ts'
import { printFigure } from './figure.ts'

const COURSES = 400

/** Flies 400 courses with each pair of ears and prints the table; takes about half a minute. */
export async function benchEars() {
  const { FAIR_EARS, SLOW_EARS, ONE_EAR, NO_EARS, shareFlownByEar } = await importBundled([
    'testing/pilots/ears-pilot.ts',
  ])
  const rows = [
    { ears: FAIR_EARS, isRelaxed: true, bounds: { least: 95 } },
    { ears: FAIR_EARS, isRelaxed: false, bounds: { least: 70 } },
    { ears: SLOW_EARS, isRelaxed: true, bounds: { least: 85 } },
    { ears: SLOW_EARS, isRelaxed: false, bounds: {} },
    { ears: ONE_EAR, isRelaxed: true, bounds: { least: 80 } },
    { ears: ONE_EAR, isRelaxed: false, bounds: {} },
    { ears: NO_EARS, isRelaxed: true, bounds: { most: 0 } },
  ]
  console.log(`Models of hearing: completed by the sound guide alone, of ${COURSES} courses`)
  for (const { ears, isRelaxed, bounds } of rows) {
    const share = shareFlownByEar(ears, isRelaxed, COURSES)
    printFigure(`${ears.name}, ${isRelaxed ? 'relaxed' : 'normal'}`, share * 100, '%', bounds)
  }
}
