/**
 * `npm run soak`: thirty minutes of flight and a hundred openings in a real browser; prints memory, nodes and listeners.
 * `npm run soak -- 3 20` flies three minutes and opens twenty times.
 */
import { ensureChromium } from './setup/browser.ts'
import { buildToCheck, runPlaywright } from './setup/subprocess.ts'

const [minutes = '30', openings = '100'] = process.argv.slice(2)

const browser = await ensureChromium()
const build = await buildToCheck('.cache/build-soak')
process.exitCode = await runPlaywright(['--config', 'tests/soak/playwright.config.ts'], {
  RINGWAKE_CHROMIUM: browser,
  RINGWAKE_BUILD_DIRECTORY: build,
  RINGWAKE_SOAK_MINUTES: minutes,
  RINGWAKE_SOAK_OPENINGS: openings,
})
