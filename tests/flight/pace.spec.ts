/** Flights without a limit of the frame rate: their pace, their picture, and the attract flight. */
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { choose3d, flownPace, launchGame, takeOff } from '../support/take-off.ts'

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

test('the attract flight runs behind the start screen until paused, without starting the flight', async ({ page }) => {
  await page.goto(`/?inspect&course=${String(CALM_COURSE)}`)
  await launchGame(page)
  await expect.poll(async () => (await inspectGame(page)).attract.isRunning).toBe(true)
  await page.getByRole('button', { name: 'Pause background' }).click()
  const held = await inspectGame(page)
  expect(held.attract.isRunning).toBe(false)
  expect(held.session.stage).toBe('not-started')
  expect(held.flight).toMatchObject({ tick: 0, seed: CALM_COURSE })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: 'Pause background' })).toHaveCount(0)
})
