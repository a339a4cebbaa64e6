/** A visit by keyboard alone: every control is reached by Tab, and no focus is set by the test. */
import type { Page } from '@playwright/test'

import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'
import { expectStage, expectTicksToPass, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const MOST_STOPS = 80

// The window of a small laptop.
test.use({ viewport: { width: 1280, height: 720 } })

/** The focused element: its name, whether it is visible, and whether its focus ring is. */
async function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.item(0) : null
    const { x, y, width, height, top, bottom } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(x + width / 2, y + height / 2)
    return {
      name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim(),
      isInSight: bottom > 0 && top < innerHeight && (element.contains(shown) || label?.contains(shown) === true),
      hasRing: getComputedStyle(element).outlineStyle !== 'none',
    }
  })
}

/** Presses Tab until the focused element has that name; each stop on the way must be in view and have a focus ring. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await lookAtFocus(page)
    if (focused === undefined) continue
    passed.push(focused.name)
    // The page may still be scrolling to it.
    await expect.poll(() => lookAtFocus(page), passed.join(' → ')).toMatchObject({ isInSight: true, hasRing: true })
    if (name.test(focused.name)) return
  }
  throw new Error(`Tab does not lead to ${String(name)}: ${passed.join(' → ')}`)
}

test('a visit with a flight, an option, the contact form and a policy works by keyboard alone', async ({ page }) => {
  await page.goto('/?inspect&course=34')
  await waitUntilHydrated(page)
  await tabTo(page, /^Skip/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Launch/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Yes/)
  await page.keyboard.press('Enter')
  const takeOff = page.getByRole('button', { name: 'TAKE OFF' })
  await expect(takeOff).toBeEnabled()
  await expect(takeOff).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStage(page, 'playing')
  await page.keyboard.down('ArrowUp')
  await expectTicksToPass(page, 24)
  expect((await inspectGame(page)).controls.climb).toBeGreaterThan(0)
  await page.keyboard.up('ArrowUp')
  // Round and round, rather than out of the dialog, which would pause.
  for (const name of ['Full screen', 'Pause', 'Mute', 'Close', 'Full screen']) {
    await page.keyboard.press('Tab')
    expect(await lookAtFocus(page)).toMatchObject({
      name: expect.stringContaining(name),
      isInSight: true,
      hasRing: true,
    })
  }
  await page.keyboard.press('Escape')
  await expectStage(page, 'paused')

  await tabTo(page, /^Options/)
  await page.keyboard.press('Enter')
  // It takes the focus a moment after it is drawn, which undoes a Tab pressed before.
  await expect(page.getByRole('region', { name: 'Options' })).toBeFocused()
  await tabTo(page, /invert|dives|climbs/i)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => localStorage.getItem('ringwake.settings'))).toContain('"invertClimb":true')
  await page.keyboard.press('Escape')
  await tabTo(page, /^Close the game/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(launchButton(page)).toBeFocused()

  await tabTo(page, /^Pilot name/)
  await page.keyboard.type('A pilot')
  await tabTo(page, /^Email/)
  await page.keyboard.type('pilot@example.org')
  await tabTo(page, /^Mission/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /^Details/)
  await page.keyboard.type('A question')
  await tabTo(page, /^I have read/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Submit/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/thank')
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Confirmed!' })).toBeFocused()
  await tabTo(page, /^Privacy policy/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy_policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /^Skip/)
})

test('Escape closes an open part of the start screen, and then the game @rest', async ({ page }) => {
  await page.goto('/')
  await launchGame(page)
  const courses = page.getByRole('dialog').getByRole('button', { name: 'Courses' })
  await courses.press('Enter')
  await expect(courses).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(courses).toHaveAttribute('aria-expanded', 'false')
  await expect(courses).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
