/** `npm run monkey`: ten minutes of the monkey test (tests/flight/monkey.spec.ts), from a seed that it prints. */
import { ensureChromium } from './setup/browser.ts'
import { buildToCheck, runPlaywright } from './setup/subprocess.ts'

const seconds = process.env['RINGWAKE_MONKEY_SECONDS'] ?? '600'
const seed = process.env['RINGWAKE_MONKEY_SEED'] ?? String(Math.floor(Math.random() * 1e9))

const browser = await ensureChromium()
console.log(`Seed ${seed}, ${seconds} seconds`)
const build = await buildToCheck('.cache/build-monkey')
process.exitCode = await runPlaywright(['monkey'], {
  RINGWAKE_CHROMIUM: browser,
  RINGWAKE_BUILD_DIRECTORY: build,
  RINGWAKE_MONKEY_SECONDS: seconds,
  RINGWAKE_MONKEY_SEED: seed,
})
