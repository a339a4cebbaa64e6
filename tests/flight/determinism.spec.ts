/** Node and the browser fly the same flights to the last bit; `npm run test:engines` tests Firefox and WebKit too. */
import { bundleScript } from '../../testing/bundle.ts'
import { flightDigests } from '../engines/flight-digests.ts'
import { expect, test } from '../support/journey.ts'

const SEEDS = 12

test('the same seeds and recordings give the same flights in the browser as in Node, bit for bit', async ({ page }) => {
  const inNode = flightDigests(SEEDS)
  expect(new Set(Object.values(inNode.digests)).size, 'the digests tell flights apart').toBe(2 * SEEDS)
  // Evaluated by the driver, because the page's CSP blocks injected scripts.
  const inBrowser = await page.evaluate(
    `${await bundleScript(['tests/engines/flight-digests.ts'], 'recordings')}; recordings.flightDigests(${SEEDS})`,
  )
  expect(inBrowser).toEqual(inNode)
})
