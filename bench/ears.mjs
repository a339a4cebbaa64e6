/** How many courses are completed by the sound guide alone: tried with models of hearing, not with people. */
import { importBundled } from '../scripts/build-steps/bundle.mjs'

const COURSES = 400

/**
 * Flies 400 courses with each pair of ears and prints the table; takes about half a minute.
 * @returns {Promise<boolean>} whether every bound holds
 */
export async function benchEars() {
  const { FAIR_EARS, SLOW_EARS, ONE_EAR, NO_EARS, shareFlownByEar } = await importBundled([
    'testing/pilots/ears-pilot.ts',
  ])
  const rows = [
    { ears: FAIR_EARS, isRelaxed: true, least: 0.95, most: 1 },
    { ears: FAIR_EARS, isRelaxed: false, least: 0.7, most: 1 },
    { ears: SLOW_EARS, isRelaxed: true, least: 0.85, most: 1 },
    { ears: SLOW_EARS, isRelaxed: false, least: 0, most: 1 },
    { ears: ONE_EAR, isRelaxed: true, least: 0.8, most: 1 },
    { ears: ONE_EAR, isRelaxed: false, least: 0, most: 1 },
    { ears: NO_EARS, isRelaxed: true, least: 0, most: 0 },
  ]
  console.log(`Models of hearing, by the sound guide alone, on ${COURSES} courses`)
  const holding = rows.map(({ ears, isRelaxed, least, most }) => {
    const share = shareFlownByEar(ears, isRelaxed, COURSES)
    const holds = share >= least && share <= most
    console.log(
      `  ${ears.name.padEnd(14)}${(isRelaxed ? 'relaxed' : 'normal').padEnd(9)}completes ${(share * 100).toFixed(1).padStart(5)} %` +
        `  (${least * 100}–${most * 100} %: ${holds ? 'holds' : 'FAILS'})`,
    )
    return holds
  })
  return !holding.includes(false)
}
