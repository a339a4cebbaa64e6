/** What drawing a flight may cost, in counts. */
import { openHarness } from '../../scripts/pictures/open-harness.ts'
import { DRAWING_BUDGETS } from '../../testing/flight-harness/drawing-budgets.ts'
import { expect, test } from '../support/journey.ts'

test('flights in high and low detail keep within the budgets of draw calls and triangles @rest', async () => {
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
