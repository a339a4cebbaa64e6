/** A browser that refuses to make a sound. The flight is flown all the same. */
import { expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, limitFrames, takeOff } from '../support/take-off.ts'

test('a flight continues silently without audio', async ({ page }) => {
  await limitFrames(page)
  await page.addInitScript(() => {
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        Object.assign(window, { wasRefused: true })
        super({ sampleRate: 1 })
      }
    }
  })
  await takeOff(page)
  await expectTicksToPass(page, 12)
  expect(await page.evaluate('wasRefused'), 'the fault was met').toBe(true)
  await page.keyboard.press('Escape')
  await expectStage(page, 'paused')
})
