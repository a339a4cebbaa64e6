/** Node and the browser fly the same flights to the last bit; `npm run test:engines` asks Firefox and WebKit too. */
import { bundleScript } from '../scripts/bundle.mjs'
import { flyTapes } from './engines/tape-flight.ts'
import { expect, test } from './journey.ts'

const SEEDS = 12

test('the same seeds and tapes fly the same flights in the browser as in Node', async ({ page }) => {
  const inNode = flyTapes(SEEDS)
  expect(new Set(Object.values(inNode.digests)).size, 'the digests tell flights apart').toBe(2 * SEEDS)
  await page.goto('/')
  // Evaluated from outside, as the policy lets no page bring in a script of its own.
  const inBrowser = await page.evaluate(
    `${await bundleScript('tests/engines/tape-flight.ts', 'tapes')}; tapes.flyTapes(${SEEDS})`,
  )
  expect(inBrowser).toEqual(inNode)
})
