/** What a flight may cost, in counts: draw calls, triangles, changes of the page, and frames while nothing moves. */
import type { Page } from '@playwright/test'

import type { InspectionSnapshot } from '../../app/game/play/inspection.ts'
import { DRAWING_BUDGETS } from '../../testing/flight-harness/drawing-budgets.mjs'
import { openHarness } from '../../testing/flight-harness/open-harness.mjs'
import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

declare global {
  interface Window {
    /** What `countWork` has counted since the page was opened. */
    workCount: { changes: number; frameRequests: number }
  }
}

test('flights in high and low detail keep within the budgets of draw calls and triangles', async () => {
  const { page, close } = await openHarness()
  try {
    for (const detail of ['high', 'low'] as const) {
      const costs = await page.evaluate(
        async (flight) => {
          await window.flightHarness.begin(flight)
          return window.flightHarness.measure(12, 12)
        },
        { course: 16, pilot: 'expert' as const, detail, width: 16, height: 9, ratio: 1 },
      )
      // More than the sky alone.
      expect(costs.drawCalls, detail).toBeGreaterThan(3)
      expect(costs.drawCalls, detail).toBeLessThanOrEqual(DRAWING_BUDGETS[detail].drawCalls)
      expect(costs.triangles, detail).toBeGreaterThan(3000)
      expect(costs.triangles, detail).toBeLessThanOrEqual(DRAWING_BUDGETS[detail].triangles)
    }
  } finally {
    await close()
  }
})

/** Counts requests for frames, and the changes of the page outside its instruments, live region and canvas. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.workCount = { changes: 0, frameRequests: 0 }
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[data-instrument], [data-mark], [role=status], canvas') === null)
          window.workCount.changes += 1
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      window.workCount.frameRequests += 1
      return request(callback)
    }
  })
}

/** The frames that the page requests in half a second without input. */
async function frameRequestsWhileIdle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = window.workCount.frameRequests
    await new Promise((resolve) => setTimeout(resolve, 500))
    return window.workCount.frameRequests - before
  })
}

test('a steady flight changes only the instruments and the live region of the page', async ({ page }) => {
  await countWork(page)
  await takeOff(page)
  await flyMission(page, { until: ({ flight }) => flight.tick > 120 })
  const before = await page.evaluate(() => window.workCount.changes)
  const ringsPassed = ({ flight }: InspectionSnapshot) => flight.ringsCollected + flight.ringsMissed
  const passedBefore = ringsPassed(await inspectGame(page))
  await flyMission(page, { until: (seen) => ringsPassed(seen) >= passedBefore + 2 })
  const flown = await inspectGame(page)
  expect(flown.session.stage).toBe('playing')
  expect(await page.evaluate(() => window.workCount.changes)).toBe(before)
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  expect(await page.evaluate(() => window.workCount.changes)).toBeGreaterThan(before)
})

test('frames are requested in flight, but not when it is paused or closed', async ({ page }) => {
  await countWork(page)
  await takeOff(page)
  await expect.poll(() => frameRequestsWhileIdle(page)).toBeGreaterThan(0)
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await expect.poll(() => frameRequestsWhileIdle(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => frameRequestsWhileIdle(page)).toBe(0)
})
