/** A browser that refuses to make a sound, in each of the ways it can. The flight is flown all the same. */
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

declare global {
  interface Window {
    soundsRefused: number
  }
}

for (const way of ['throws', 'never starts'] as const) {
  test(`a flight continues silently when AudioContext ${way}`, async ({ page }) => {
    await page.addInitScript((refusal) => {
      window.soundsRefused = 0
      const Real = window.AudioContext
      if (refusal === 'throws') {
        window.AudioContext = class extends Real {
          constructor() {
            window.soundsRefused += 1
            super({ sampleRate: 1 })
          }
        }
      } else {
        Real.prototype.resume = () => {
          window.soundsRefused += 1
          return Promise.reject(new DOMException('The user agent does not allow it.', 'NotAllowedError'))
        }
        Object.defineProperty(Real.prototype, 'state', { get: () => 'suspended' })
      }
    }, way)
    await takeOff(page)
    await expectTicksToPass(page, 12)
    expect(await page.evaluate(() => window.soundsRefused), 'the fault was met').toBeGreaterThan(0)
    expect((await inspectGame(page)).session.stage).toBe('playing')
    await page.keyboard.press('Escape')
    await expectStage(page, 'paused')
  })
}
