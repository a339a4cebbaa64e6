/** The silent loop of the preview: on request, stoppable, and not at all for those who asked for less. */
import type { Page } from '@playwright/test'

import { confirmAge, expect, saveData, test } from '../support/journey.ts'

const FILM_FILE = /\.(?:webm|mp4)$/

const preview = (page: Page) => page.locator('#game-preview')
const watchButton = (page: Page) => preview(page).getByRole('button', { name: /watch/i })

function filmRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (FILM_FILE.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Where the film is, in seconds; NaN while there is none. */
const filmTime = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLVideoElement>('#game-preview video')?.currentTime ?? NaN)

test('the film loads on request, and plays muted until it is paused, the game opens or motion is reduced @rest', async ({
  page,
  expectAccessible,
}) => {
  const asked = filmRequests(page)
  await page.goto('/')
  await watchButton(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(preview(page).locator('video')).toHaveCount(0)
  const fuel = preview(page).getByText(/^\s*Fuel\s+\d+%/)
  const fuelOfTheStill = await fuel.textContent()

  const answer = page.waitForResponse((response) => FILM_FILE.test(response.url()))
  await watchButton(page).click()
  const headers = await (await answer).allHeaders()
  expect(headers['content-type']).toMatch(/^video\/(?:webm|mp4)$/)
  expect(headers['cache-control']).toContain('immutable')
  await expect.poll(() => filmTime(page)).toBeGreaterThan(1)
  await expect(fuel).not.toHaveText(fuelOfTheStill ?? '')
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true)
  await expectAccessible('the film')

  await test.step('the film is not enlarged on a large screen', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const widths = preview(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.clientWidth / Number(video.getAttribute('width')))
    expect(await widths).toBeLessThanOrEqual(1)
  })

  await preview(page).getByRole('button', { name: /pause/i }).click()
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  const stoodAt = await filmTime(page)
  await preview(page)
    .getByRole('button', { name: /resume the film/i })
    .click()
  await expect.poll(() => filmTime(page)).not.toBe(stoodAt)

  await test.step('the film is paused while the game is open', async () => {
    await preview(page).getByRole('button', { name: 'See for yourself' }).click()
    await confirmAge(page)
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
  })
  await test.step('switching to reduced motion replaces the playing film by the still', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(preview(page).locator('video')).toHaveCount(0)
    await expect(preview(page).getByRole('button', { name: /watch|pause|resume the film/i })).toHaveCount(0)
  })
})

test('a film that does not arrive leaves the still with a message @rest', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR_FAILED/)
  await page.route(FILM_FILE, (route) => route.abort())
  await page.goto('/')
  await watchButton(page).click()
  await expect(preview(page).getByRole('status')).toContainText(/couldn’t be loaded/)
  await expect(preview(page).locator('video')).toHaveCount(0)
  await expect(preview(page).getByRole('img', { name: /flight in progress/ })).toBeVisible()
  await expect(preview(page).getByRole('button', { name: 'See for yourself' })).toBeVisible()
})

test('a visitor who saves data is offered no film', async ({ page }) => {
  const asked = filmRequests(page)
  await saveData(page)
  await page.goto('/')
  await expect(preview(page).getByRole('button', { name: 'See for yourself' })).toBeVisible()
  await expect(watchButton(page)).toHaveCount(0)
  expect(asked).toEqual([])
})
