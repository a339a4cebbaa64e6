/** The course of the day: on the start screen, and after a flight of it. */
import { courseOfDay } from '../../app/game/session/course-of-day.ts'
import { NAMED_COURSES } from '../../app/game/session/named-courses.ts'
import { plugGamepad, pressGamepad, stepTo } from '../support/gamepad.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { lostText } from '../support/lost-text.ts'
import { launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** 26 November 2026, as days are counted. Without a hand on the controls its course ends within some seconds. */
const THURSDAY = 20_783

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland', permissions: ['clipboard-write'] })

  test('the course of the day changes at local midnight, past days stay open, and a result is copied @rest', async ({
    page,
    expectAccessible,
  }) => {
    await page.clock.setFixedTime('2026-11-26T23:59:00+13:00')
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText('Thursday 26 November')
    await page.getByRole('link', { name: 'Fly today’s course' }).press('Enter')
    await confirmAge(page)
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Course ${courseOfDay(THURSDAY)}, the course of the day.`)
    await page.clock.setFixedTime('2026-11-27T00:01:00+13:00')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Today’s course' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(`Course ${courseOfDay(THURSDAY + 1)}, the course of the day.`)
    await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()

    await dialog.getByRole('button', { name: 'Courses' }).press('Enter')
    const days = dialog.getByRole('list', { name: 'Course of the day' }).getByRole('button')
    await expect(days).toHaveCount(8)
    await expect(dialog.getByRole('list', { name: 'Course of the day' })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Courses' })).toBeInViewport({ ratio: 1 })
    await expect(days.nth(1)).toHaveText('Thu 26 Nov no result yet')
    await expect(dialog.getByRole('list', { name: 'Named courses' }).getByRole('button')).toHaveCount(24)
    await expectAccessible('the courses on the start screen')
    await days.nth(1).press('Enter')
    await expect(dialog).toContainText(`Course ${courseOfDay(THURSDAY)}, the course of Thursday 26 November.`)
    await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()

    await page.keyboard.press('Enter')
    const copy = dialog.getByRole('button', { name: 'Copy result' })
    await expect(copy).toBeVisible({ timeout: 60_000 })
    await expectAccessible('the result of a day’s course')
    for (const [width, height] of [[320, 640] as const, [568, 320] as const, [1366, 768] as const]) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => lostText(page), `the result at ${width} × ${height}`).toEqual([])
    }
    await copy.press('Enter')
    await expect(dialog.getByRole('status').filter({ hasText: 'The result is copied.' })).toBeVisible()
    await page.keyboard.press('Escape')
    const link = page.getByRole('link', { name: 'Fly today’s course' })
    await expect(link, 'the link that led here').toBeFocused()
    await expect(link, 'the page stands where it was left').toBeInViewport()
  })
})

test('a past day’s course and a named one are chosen by gamepad alone @rest', async ({ page }) => {
  await plugGamepad(page)
  await page.goto('/')
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  const takeOff = dialog.getByRole('button', { name: 'TAKE OFF' })
  const courses = dialog.getByRole('button', { name: 'Courses' })
  await expect(takeOff).toBeFocused()
  await stepTo(page, courses)
  await pressGamepad(page, 0, () => expect(courses).toHaveAttribute('aria-expanded', 'true'))
  for (const [list, words] of [
    ['Course of the day', ', the course of '],
    ['Named courses', `${NAMED_COURSES[1].name}, course ${String(NAMED_COURSES[1].seed)}.`],
  ] as const) {
    const cards = dialog.getByRole('list', { name: list }).getByRole('button')
    await stepTo(page, cards.nth(0))
    await stepTo(page, cards.nth(1), 'right')
    await pressGamepad(page, 0, () => expect(takeOff).toBeFocused())
    await expect(dialog).toContainText(words)
  }
})
