/**
 * One minute of random hands; `npm run monkey` gives them ten. The console must stay silent, and the game in one of its
 * legal states, whatever they do. A run is repeated by its seed: RINGWAKE_MONKEY_SEED=7 npm run monkey.
 */
import { expect, test } from './journey.ts'
import { actAtRandom, holdBackDepartures, illegalities } from './random-hands.ts'

const SECONDS = Number(process.env['RINGWAKE_MONKEY_SECONDS'] ?? 60)
const SEED = Number(process.env['RINGWAKE_MONKEY_SEED'] ?? 20261120)

test(`${SECONDS} seconds of random hands break nothing`, async ({ page, allowConsole }) => {
  test.setTimeout((SECONDS + 60) * 1000)
  // What taking the graphics makes three.js say.
  allowConsole(/THREE\.WebGLRenderer: (?:Context (?:Lost|Restored)|WEBGL_lose_context extension not supported)/)
  allowConsole(/WebGL: (?:CONTEXT_LOST_WEBGL|INVALID_OPERATION: (?:loseContext|restoreContext))/)
  await holdBackDepartures(page)
  await page.goto('/?inspect')
  const counts = await actAtRandom(page, {
    seed: SEED,
    seconds: SECONDS,
    look: async (what) => {
      const snapshot = await page.evaluate(() => window.ringwakeInspection?.snapshot()).catch(() => undefined)
      if (snapshot !== undefined) expect(illegalities(snapshot), `seed ${SEED}, ${what}`).toEqual([])
      // Wherever the hands have wandered, they are led back to where the game is, and can be looked at.
      else if (new URL(page.url()).search !== '?inspect') await page.goto('/?inspect')
      return snapshot?.session.stage ?? 'the page'
    },
  })
  console.log(`  seed ${SEED}:`, JSON.stringify(counts))
  // Hands that never flew have shown nothing of the flight.
  expect(counts['saw playing'] ?? 0).toBeGreaterThan(0)
  expect(counts['saw paused'] ?? 0).toBeGreaterThan(0)

  // Nothing is left behind that a visitor could not close.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
