/** Faults of the picture: lost and restored contexts, exceptions, odd sizes. The flight must survive them. */
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { loseContext, restoreContext } from '../support/graphics-switch.ts'
import { expect, test } from '../support/journey.ts'
import {
  choose3d,
  expectStage,
  expectTicksToPass,
  launchButton,
  limitFrames,
  pressLaunch,
  takeOff,
} from '../support/take-off.ts'

declare global {
  interface Window {
    /** The numbers that the count before a resumed flight has shown. */
    counted?: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await limitFrames(page)
  // Only WebGL can be lost.
  await choose3d(page)
})

test('graphics lost and restored in flight pause it, and the same flight resumes after a count', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/THREE\.WebGLRenderer: Context (?:Lost|Restored)/)
  await takeOff(page)
  await expectTicksToPass(page, 60)
  await loseContext(page)
  await expectStage(page, 'paused')
  const lost = await inspectGame(page)
  expect(lost.session).toMatchObject({ picture: 'lost', pauseReason: 'picture-lost' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/graphics have stopped/i)
  const resume = dialog.getByRole('button', { name: /resume/i })
  await expect(resume).toHaveAttribute('aria-disabled', 'true')
  await resume.press('Enter')
  expect((await inspectGame(page)).session.stage).toBe('paused')

  await restoreContext(page)
  await expect(dialog).toContainText(/graphics are back/i)
  await expectAccessible('the pause whose graphics are back')
  const back = await inspectGame(page)
  expect(back.session).toMatchObject({ stage: 'paused', picture: 'ready' })
  expect(back.flight).toEqual(lost.flight)
  await page.evaluate(() => {
    const counted: string[] = []
    new MutationObserver(() => {
      const text = document.querySelector('[data-instrument=count]')?.textContent
      if (text && counted.at(-1) !== text) counted.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    window.counted = counted
  })
  await resume.press('Enter')
  await expectStage(page, 'playing')
  expect(await page.evaluate(() => window.counted)).toEqual(['3', '2', '1'])
  await expectTicksToPass(page, 60)
  const on = await inspectGame(page)
  expect(on.flight.seed).toBe(lost.flight.seed)
  expect(on.flight.tick - lost.flight.tick).toBeLessThan(10 * 120)
})

test('graphics lost twice on the start screen work afterwards', async ({ page, allowConsole }) => {
  allowConsole(/THREE\.WebGLRenderer: Context (?:Lost|Restored)/)
  await page.goto('/?inspect')
  await pressLaunch(page)
  const start = page.getByRole('button', { name: 'TAKE OFF' })
  await expect(start).toBeVisible()
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('ready')
    await loseContext(page)
    await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('lost')
    await restoreContext(page)
  }
  await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('ready')
  await start.press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 30)
  // Closing releases the resources of the last context alone, so no error is logged.
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('graphics that never come back leave the game closable and the page working', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/THREE\.WebGLRenderer: (?:Context Lost|WEBGL_lose_context extension not supported)/)
  await takeOff(page)
  await loseContext(page)
  await expectStage(page, 'paused')
  await expectAccessible('the pause without graphics')
  await page.getByRole('dialog').getByRole('button', { name: 'Close the game' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(launchButton(page)).toBeFocused()
  // Another launch gets a context of its own.
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('an exception inside the scene is reported in the dialog, and the page keeps working', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/planted in the scene/)
  await takeOff(page)
  await page.evaluate(() => {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
      WebGL2RenderingContext.prototype[name] = () => {
        throw new Error('planted in the scene')
      }
    }
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/can no longer be drawn/i)
  const seen = await inspectGame(page)
  expect(seen.session.picture).toBe('failed')
  expect(seen.loop.isRunning).toBe(false)
  await expectAccessible('the broken picture')
  await dialog.getByRole('button', { name: 'Close the game' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('navigation').getByRole('button').first().click()
  await expect(page.locator('#how-to-play').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('a canvas hidden or removed by others stops the flight with a message', async ({ page }) => {
  for (const act of [
    (canvas: Element) => canvas.parentElement?.remove(),
    (canvas: HTMLElement) => canvas.style.setProperty('display', 'none', 'important'),
  ]) {
    await takeOff(page)
    await page.locator('dialog canvas').evaluate(act)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/can no longer be drawn/i)
    await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeFocused()
    await page.evaluate(() => localStorage.removeItem('ringwake.age-answer'))
  }
})

test('a shader that does not compile is reported before take-off', async ({ page, allowConsole }) => {
  allowConsole(/A shader does not compile/)
  await page.addInitScript(() => {
    const shaders = WebGL2RenderingContext.prototype
    const original = Object.getOwnPropertyDescriptor(shaders, 'shaderSource')?.value as typeof shaders.shaderSource
    let count = 0
    shaders.shaderSource = function (shader, source) {
      count += 1
      original.call(this, shader, count === 10 ? `${source} planted` : source)
    }
  })
  await page.goto('/?inspect')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/can no longer be drawn/i)
  expect((await inspectGame(page)).session.picture).toBe('failed')
  await dialog.getByRole('button', { name: 'Close the game' }).click()
  await expect(launchButton(page)).toBeFocused()
})

test('a window shrunk to one pixel, rotated and restored does not stop the flight', async ({ page }) => {
  await takeOff(page)
  const fits = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas')
      return canvas !== null && Math.abs(canvas.width / canvas.height - innerWidth / innerHeight) < 0.05
    })
  for (const size of [
    { width: 1, height: 1 },
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    await expectTicksToPass(page, 12)
    if (size.width > 1) await expect.poll(fits, { message: `the picture at ${size.width}×${size.height}` }).toBe(true)
    const { session, flight } = await inspectGame(page)
    expect(flight.phase, 'a course that is calm for long enough').toBe('flying')
    expect(session.stage).toBe('playing')
  }
})

test('motion, colour and contrast preferences changed in flight take effect without stopping it', async ({ page }) => {
  await takeOff(page)
  const motions = async (): Promise<boolean[]> => Object.values({ ...(await inspectGame(page)).motion })
  expect(await motions()).toEqual([true, true, true, true])
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  const looks = () =>
    close.evaluate((button) => {
      const style = getComputedStyle(button)
      return [style.color, style.backgroundColor, style.borderTopColor, style.getPropertyValue('--text')].join(' ')
    })
  for (const [media, query, isSeen] of [
    [{ reducedMotion: 'reduce' }, '(prefers-reduced-motion: reduce)', false],
    [{ forcedColors: 'active' }, '(forced-colors: active)', true],
    [{ forcedColors: 'none' }, '(forced-colors: none)', true],
    [{ contrast: 'more' }, '(prefers-contrast: more)', true],
    [{ contrast: 'no-preference' }, '(prefers-contrast: no-preference)', true],
    // The game looks the same in either scheme.
    [{ colorScheme: 'dark' }, '(prefers-color-scheme: dark)', false],
    [{ colorScheme: 'light' }, '(prefers-color-scheme: light)', false],
    [{ reducedMotion: 'no-preference' }, '(prefers-reduced-motion: no-preference)', false],
  ] as const) {
    const before = await looks()
    const matches = () => page.evaluate((asked) => matchMedia(asked).matches, query)
    expect(await matches(), `not yet ${query}`).toBe(false)
    await page.emulateMedia(media)
    expect(await matches(), query).toBe(true)
    if (isSeen) await expect.poll(looks, query).not.toBe(before)
    await expectTicksToPass(page, 12)
    expect((await inspectGame(page)).session.stage).toBe('playing')
    if (!('reducedMotion' in media)) continue
    const moves = media.reducedMotion === 'no-preference'
    await expect.poll(motions).toEqual([moves, moves, moves, moves])
  }
})
