/**
 * `npm run bench`: prints the costs of the game with their bounds.
 *
 *     npm run bench                          everything, some minutes
 *     npm run bench -- simulation rendering  some of it, by name: simulation, links, posters, pilots, canisters, ears, rendering, lands,
 *                                          medals, mission, start-over
 *
 * It fails where a figure exceeds its bound. Times depend on the machine and its load, so no test uses them; counts are held
 * by rendering/webgl/budget.test.ts and by the budgets of the build.
 */
import { benchCanisters } from './canisters.ts'
import { benchEars } from './ears.ts'
import { benchLands } from './lands.ts'
import { benchLinks } from './links.ts'
import { benchMedals } from './medals.ts'
import { benchMission } from './mission.ts'
import { benchPilots } from './pilots.ts'
import { benchPosters } from './posters.ts'
import { benchRendering } from './rendering.ts'
import { benchSimulation } from './simulation.ts'
import { benchStartOver } from './start-over.ts'

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  simulation: benchSimulation,
  links: benchLinks,
  posters: benchPosters,
  pilots: benchPilots,
  canisters: benchCanisters,
  ears: benchEars,
  rendering: benchRendering,
  lands: benchLands,
  medals: benchMedals,
  mission: benchMission,
  'start-over': benchStartOver,
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) throw new Error(`There is no bench named ${unknown.join(', ')}.`)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
