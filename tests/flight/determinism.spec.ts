/** Node and the browser fly the same flights to the last bit; `npm run test:engines` tests Firefox and WebKit too. */
import { bundleScript } from '../../testing/bundle.ts'
import { flyTapes } from '../engines/tape-flight.ts'
import { expect, test } from '../support/journey.ts'

const SEEDS = 12

test('the same seeds and tapes give the same flights in the browser as in Node, bit for bit', async ({ page }) => {
  const inNode = flyTapes(SEEDS)
  expect(new Set(Object.values(inNode.digests)).size, 'the digests tell flights apart').toBe(2 * SEEDS)
  // Evaluated by the driver, because the page's CSP blocks injected scripts.
  const inBrowser = await page.evaluate(
    `${await bundleScript(['tests/engines/tape-flight.ts'], 'tapes')}; tapes.flyTapes(${SEEDS})`,
  )
  expect(inBrowser).toEqual(inNode)
})
