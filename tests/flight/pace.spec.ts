/** Flights without a limit of the frame rate: their pace, their picture, and the attract flight. */
import { expect, test } from '../support/journey.ts'
import { choose3d, flownPace, takeOff } from '../support/take-off.ts'

test('a flight drawn by the CPU alone has fewer pixels and keeps its pace @rest', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await choose3d(page)
  await takeOff(page)
  const drawnBy = await page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2')
    const names = context?.getExtension('WEBGL_debug_renderer_info')
    return names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
  })
  expect(drawnBy).toMatch(/swiftshader|llvmpipe/i)
  const pace = await flownPace(page)
  const width = await page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  expect(width).toBeLessThan(1280)
  // Real time, to a frame at either end.
  expect(pace).toBeGreaterThan(0.9)
  expect(pace).toBeLessThan(1.1)
})
