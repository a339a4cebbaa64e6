/** `npm run bench`: what the program costs, printed with the bound each figure has to keep. */
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { benchSimulation } = await import('../bench/simulation.mjs')
const { benchPilots } = await import('../bench/pilots.mjs')
await benchSimulation()
await benchPilots()
