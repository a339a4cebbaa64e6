/**
 * `npm run bench`: what the program costs, printed with the bound each figure has to keep.
 *
 *     npm run bench                          everything, some minutes
 *     npm run bench -- simulation rendering  some of it, by name: simulation, pilots, rendering, mission
 *
 * It ends with an error where a figure does not keep its bound. Times depend on the machine and on what else it does, so no
 * test rests on them; what can be counted is held by tests/budgets-in-flight.spec.ts and by the budgets of the build.
 */
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { benchMission } = await import('../bench/mission.mjs')
const { benchPilots } = await import('../bench/pilots.mjs')
const { benchRendering } = await import('../bench/rendering.mjs')
const { benchSimulation } = await import('../bench/simulation.mjs')

/** @type {Record<string, () => Promise<boolean | void>>} */
const benches = { simulation: benchSimulation, pilots: benchPilots, rendering: benchRendering, mission: benchMission }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) throw new Error(`There is no bench named ${unknown.join(', ')}.`)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if ((await bench()) === false) process.exitCode = 1
}
