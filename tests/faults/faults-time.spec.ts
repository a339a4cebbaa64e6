/** A machine asleep: a flight counts only the time that was simulated. */
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, setHidden, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

declare global {
  interface Window {
    /** Milliseconds that are added to the timestamp of every frame. */
    clockShift?: number
  }
}

test('a tab put to sleep for an hour pauses its flight, and only the player resumes it where it was', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => request((now) => callback(now + (window.clockShift ?? 0)))
  })
  await takeOff(page)
  await expectTicksToPass(page, 30)
  // The events of a tab that is hidden, frozen, resumed and shown, in their order.
  await setHidden(page, true)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('freeze'))
    window.clockShift = 3_600_000
    document.dispatchEvent(new Event('resume'))
  })
  const asleep = await inspectGame(page)
  expect(asleep.session.stage).toBe('paused')
  await setHidden(page, false)
  // Time for some frames, if the loop ran.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const awake = await inspectGame(page)
  expect(awake.session.stage).toBe('paused')
  expect(awake.flight).toEqual(asleep.flight)
  expect(awake.loop).toEqual({ isRunning: false, framesDrawn: asleep.loop.framesDrawn })

  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
  // If the hour were simulated, it would be by now.
  expect((await inspectGame(page)).flight.tick - asleep.flight.tick).toBeLessThan(120)
  await expectTicksToPass(page, 30)
})
