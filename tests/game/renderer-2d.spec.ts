/** Flights in the 2D renderer: by default without a GPU, and by choice. */
import type { Page } from '@playwright/test'

import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { builtFile } from '../support/built-files.ts'
import { expect, test } from '../support/journey.ts'
import { choose3d, expectStage, launchGame, limitFrames, pressLaunch, takeOff } from '../support/take-off.ts'

/** Call before the page is opened. */
async function refuseWebgl2(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement
    const real = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (...given: unknown[]) => null
    prototype.getContext = function (...given: unknown[]) {
      return given[0] === 'webgl2' ? null : real.apply(this, given)
    }
  })
}

test('a flight without WebGL 2 is flown in the 2D renderer @rest', async ({ page }) => {
  await limitFrames(page)
  await refuseWebgl2(page)
  await takeOff(page, 7)
  const { flight } = await flyMission(page, {
    until: ({ flight }) => flight.ringsCollected > 0 || flight.phase !== 'flying',
  })
  expect(flight.ringsCollected).toBe(1)
  expect((await inspectGame(page)).view?.triangles).toBeGreaterThan(1000)
})

/** Runs in the page; false for a canvas with WebGL. */
const has2dContext = (canvas: Element) => (canvas as HTMLCanvasElement).getContext('2d') !== null

test('the 2D renderer draws where WebGL would run on the CPU, unless 3D is chosen', async ({ page }) => {
  await page.goto('/?inspect')
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  expect(await dialog.locator('canvas').evaluate(has2dContext)).toBe(true)
  await dialog.getByRole('button', { name: 'Options' }).press('Enter')
  const views = dialog.getByRole('group', { name: 'View' })
  for (const name of ['Automatic', '2D']) {
    await views.getByRole('radio', { name: '3D' }).press('Space')
    await expect.poll(() => dialog.locator('canvas').evaluate(has2dContext)).toBe(false)
    await views.getByRole('radio', { name }).press('Space')
    await expect.poll(() => dialog.locator('canvas').evaluate(has2dContext)).toBe(true)
  }
})

const RENDERER_2D = builtFile('view-2d')

test('WebGL on the CPU draws where the code of the 2D renderer does not arrive @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|net::ERR_FAILED|dynamically imported/)
  await page.route(RENDERER_2D, (route) => route.abort())
  await page.goto('/')
  await launchGame(page)
  expect(await page.locator('dialog canvas').evaluate(has2dContext)).toBe(false)
})

test('a reload is offered without WebGL 2 and without the code of the 2D renderer @rest', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/Failed to load|net::ERR_FAILED|dynamically imported/)
  await refuseWebgl2(page)
  await page.route(RENDERER_2D, (route) => route.abort())
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Reload the page to fly again')
  await expect(dialog).not.toContainText('in this browser')
  await expectAccessible('the explanation without a picture')
  await page.unroute(RENDERER_2D)
  await dialog.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('a chosen 2D renderer that does not arrive leaves the 3D view and its option unchanged @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|net::ERR_FAILED|dynamically imported/)
  await limitFrames(page)
  await choose3d(page)
  await page.route(RENDERER_2D, (route) => route.abort())
  await takeOff(page)
  await page.keyboard.press('KeyP')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Options' }).press('Enter')
  const views = dialog.getByRole('group', { name: 'View' })
  await Promise.all([page.waitForEvent('requestfailed'), views.getByRole('radio', { name: '2D' }).press('Space')])
  await expect(views.getByRole('radio', { name: '3D' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await dialog.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
})
