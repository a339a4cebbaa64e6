/** Flights without WebGL: drawn on a 2D canvas, and refused only where that is refused too. */
import type { Page } from '@playwright/test'

import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { noteBothViews, slowDown3d } from '../../testing/slow-3d.ts'
import { builtFile } from '../support/built-files.ts'
import { expect, holdBack, test } from '../support/journey.ts'
import {
  choose3d,
  expectStage,
  expectTicksToPass,
  launchButton,
  launchGame,
  limitFrames,
  pressLaunch,
  takeOff,
} from '../support/take-off.ts'

type GetContext = (this: HTMLCanvasElement, kind: string, attributes?: object) => unknown

/** Replaces `getContext` by what `answer` makes of the browser's own. */
async function refuseContexts(page: Page, answer: (real: GetContext) => GetContext): Promise<void> {
  await page.addInitScript(`{
    const prototype = HTMLCanvasElement.prototype
    prototype.getContext = (${answer.toString()})(prototype.getContext)
  }`)
}

const OLD_WEBGL_ALONE = (real: GetContext): GetContext =>
  function (kind, attributes) {
    return kind === 'webgl2' ? null : real.call(this, kind, attributes)
  }

/** Each way to be without WebGL 2 alone. */
const WITHOUT_WEBGL: Record<string, (real: GetContext) => GetContext> = {
  'the old WebGL alone': OLD_WEBGL_ALONE,
  'refused to the picture after it was granted on trial': (real) => {
    let granted = 0
    return function (kind, attributes) {
      if (kind === 'webgl2') granted += 1
      return kind === 'webgl2' && granted > 1 ? null : real.call(this, kind, attributes)
    }
  },
  'refused with an exception': (real) =>
    function (kind, attributes) {
      if (kind.startsWith('webgl')) throw new DOMException('Not for this page.', 'SecurityError')
      return real.call(this, kind, attributes)
    },
}

for (const [how, answer] of Object.entries(WITHOUT_WEBGL)) {
  test(`a flight without WebGL 2 (${how}) is flown in the flat view`, async ({ page }) => {
    await limitFrames(page)
    await refuseContexts(page, answer)
    await takeOff(page, 7)
    await expectTicksToPass(page, 12)
    if (answer === OLD_WEBGL_ALONE) {
      const { flight } = await flyMission(page, {
        until: ({ flight }) => flight.ringsCollected > 0 || flight.phase !== 'flying',
      })
      expect(flight.ringsCollected).toBe(1)
    }
    expect((await inspectGame(page)).view?.triangles).toBeGreaterThan(1000)
    const colours = await page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return new Set(
        Array.from({ length: pixels.length / 400 }, (_, at) => pixels.slice(at * 400, at * 400 + 3).join()),
      ).size
    })
    expect(colours, 'colours of the picture').toBeGreaterThan(100)
  })
}

const WITHOUT_CANVAS: Record<string, (real: GetContext) => GetContext> = {
  'switched off': () => () => null,
  'refused with an exception': () => () => {
    throw new DOMException('Not for this page.', 'SecurityError')
  },
}

for (const [how, answer] of Object.entries(WITHOUT_CANVAS)) {
  test(`the dialog without WebGL or a 2D canvas (${how}) gives the reason and can be closed @rest`, async ({
    page,
    expectAccessible,
  }) => {
    await refuseContexts(page, answer)
    await page.goto('/')
    await pressLaunch(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('drawn with WebGL 2 or on a 2D canvas, and this browser gives the page neither')
    await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toHaveCount(0)
    if (how === 'switched off') await expectAccessible('the explanation without a canvas')
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('banner').getByRole('navigation').getByRole('button').first().click()
    await expect(page.locator('#how-to-play').getByRole('heading', { level: 2 })).toBeInViewport()
  })
}

const FLAT_VIEW = builtFile('flat-view')

test('a reload is offered without WebGL 2 and without the code of the flat view @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|net::ERR_FAILED|dynamically imported/)
  await refuseContexts(page, OLD_WEBGL_ALONE)
  await page.route(FLAT_VIEW, (route) => route.abort())
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Reload the page to fly again')
  await expect(dialog).not.toContainText('in this browser')
  await page.unroute(FLAT_VIEW)
  await dialog.getByRole('button', { name: 'Reload the page' }).click()
  await expect(dialog).toHaveCount(0)
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('a chosen flat view that does not arrive leaves the 3D view and its option unchanged @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|net::ERR_FAILED|dynamically imported/)
  await limitFrames(page)
  await choose3d(page)
  await page.route(FLAT_VIEW, (route) => route.abort())
  await takeOff(page)
  await page.keyboard.press('KeyP')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Options' }).press('Enter')
  const views = dialog.getByRole('group', { name: 'View' })
  await Promise.all([page.waitForEvent('requestfailed'), views.getByRole('radio', { name: 'Flat' }).press('Space')])
  await expect(views.getByRole('radio', { name: '3D' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await dialog.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
})

/** Makes each picture of one view take long. */
/* oxlint-disable typescript/unbound-method -- called with the object that they belong to */
const SLOW_VIEWS = {
  '3D': slowDown3d,
  // Slower than 3D on a busy machine.
  flat: () => {
    const put: (image: ImageData, x: number, y: number) => void = CanvasRenderingContext2D.prototype.putImageData
    CanvasRenderingContext2D.prototype.putImageData = function (image: ImageData) {
      for (const end = performance.now() + 800; performance.now() < end;);
      put.call(this, image, 0, 0)
    }
  },
}

function hideRendererName(): void {
  const UNMASKED_RENDERER = 0x92_46
  const getParameter: (name: number) => unknown = WebGL2RenderingContext.prototype.getParameter
  WebGL2RenderingContext.prototype.getParameter = function (name: number): unknown {
    return name === UNMASKED_RENDERER ? 'Renderer' : getParameter.call(this, name)
  }
}
/* oxlint-enable typescript/unbound-method */

/** Runs in the page; false for a canvas with WebGL. */
const has2dContext = (canvas: Element) => (canvas as HTMLCanvasElement).getContext('2d') !== null

async function expectTrialToLeave(page: Page, view: string): Promise<void> {
  await page.waitForFunction(
    () => 'hadBothViews' in window && document.querySelectorAll('dialog canvas').length === 1,
    undefined,
    { timeout: 60_000 },
  )
  expect(await page.locator('dialog canvas').evaluate(has2dContext)).toBe(view === 'flat')
}

for (const [slow, makeSlow] of Object.entries(SLOW_VIEWS)) {
  const faster = slow === 'flat' ? '3D' : 'flat'
  test(`both views are tried behind the start screen on a CPU, and the faster one (${faster}) is kept @rest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 360 })
    await page.addInitScript(noteBothViews)
    // At 1.2 s a picture, the trial outlasts the time after which a slow attract flight stops.
    await page.addInitScript(makeSlow, 1200)
    await page.goto('/?inspect')
    await launchGame(page)
    await expectTrialToLeave(page, faster)
    await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
    await expectTicksToPass(page, 24)
  })
}

test('both views are tried when 3D is slow and the browser hides its renderer @rest', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.addInitScript(noteBothViews)
  await page.addInitScript(slowDown3d, 300)
  await page.addInitScript(hideRendererName)
  await page.goto('/?inspect')
  await launchGame(page)
  await expectTrialToLeave(page, 'flat')
})

test('undoing the choice of the flat view before its code has loaded keeps the 3D view @rest', async ({ page }) => {
  await choose3d(page)
  const release = await holdBack(page, FLAT_VIEW)
  await page.goto('/')
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Options' }).press('Enter')
  const views = dialog.getByRole('group', { name: 'View' })
  await Promise.all([page.waitForRequest(FLAT_VIEW), views.getByRole('radio', { name: 'Flat' }).press('Space')])
  await views.getByRole('radio', { name: '3D' }).press('Space')
  const arrived = page.waitForEvent('requestfinished')
  release()
  await arrived
  // A second import ends when the code has run.
  await page.evaluate(
    async (url) => {
      await import(url)
    },
    (await arrived).url(),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await dialog.locator('canvas').evaluate(has2dContext)).toBe(false)
})
