/** `npm run soak`: opens the game a hundred times in a real browser; prints memory, nodes and listeners. `-- 20`: twenty times. */
import { ensureChromium } from './setup/browser.ts'
import { buildToCheck, runPlaywright } from './setup/subprocess.ts'

const [openings = '100'] = process.argv.slice(2)

const browser = await ensureChromium()
const build = await buildToCheck('.cache/build-soak')
process.exitCode = await runPlaywright(['--config', 'tests/soak/playwright.config.ts'], {
  RINGWAKE_CHROMIUM: browser,
  RINGWAKE_BUILD_DIRECTORY: build,
  RINGWAKE_SOAK_OPENINGS: openings,
})
