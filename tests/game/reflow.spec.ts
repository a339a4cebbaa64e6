/** Narrow windows, large letters and wide spacing: nothing is lost, and nothing scrolls sideways. */
import type { Page } from '@playwright/test'

import { prerenderedPaths } from '../../app/site/site-routes.ts'
import { HANDS_OFF_CRASH_COURSE } from '../../testing/flights/known-courses.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'
import { lostText } from '../support/lost-text.ts'
import { DOUBLE, setReaderStyle, SPACING } from '../support/reader-styles.ts'
import { expectStage, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

async function expectNothingLost(page: Page, what: string): Promise<void> {
  expect(await lostText(page), what).toEqual([])
}

const SHORT_WORDS = 'button, header a, main > * > a, #about dd'
/** But for the names of stored keys, in the cookies policy. */
const SHORT_WORDS_AND_HEADINGS = `${SHORT_WORDS}, h1, h2, h3:not(:has(code))`

/** Words that are broken within, in the open dialog or else in the page. */
async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const scope = document.querySelector('dialog[open]') ?? document
    return [...scope.querySelectorAll(selector)].flatMap((control) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: string[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word)
        }
      return found
    })
  }, selector)
}

test('no page clips text, scrolls sideways or breaks a word from 320 to 1920 px, spread or at 200 % text size', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  for (const path of prerenderedPaths()) {
    await page.goto(path)
    await waitUntilHydrated(page)
    for (const isSpread of [false, true]) {
      if (isSpread) await setReaderStyle(page, SPACING)
      // At 200 % zoom, a window of 1366 px is 683 px wide.
      for (const width of [320, 360, 683, 768, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNothingLost(page, `${path} at ${width} px${isSpread ? ', spread' : ''}`)
        // A heading in letters spread by an eighth may break.
        const words = isSpread ? SHORT_WORDS : SHORT_WORDS_AND_HEADINGS
        if (width === 320) expect(await brokenWords(page, words), `${path}${isSpread ? ', spread' : ''}`).toEqual([])
      }
    }
    await setReaderStyle(page, DOUBLE)
    await page.setViewportSize({ width: 360, height: 640 })
    await expectNothingLost(page, `${path} at 200 % text size`)
    expect(await brokenWords(page, SHORT_WORDS_AND_HEADINGS), `${path} at 200 % text size`).toEqual([])
  }
})

/** At 320 px, with and without WCAG text spacing, and at 360 px with a text size of 200 %. */
async function expectScreenReadsWhole(page: Page, screen: string): Promise<void> {
  for (const [rules, width] of [
    ['', 320],
    [SPACING, 320],
    [DOUBLE, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await setReaderStyle(page, rules)
    await expect.poll(() => lostText(page), `${screen} at ${width} px with "${rules}"`).toEqual([])
    const words = rules === SPACING ? SHORT_WORDS : SHORT_WORDS_AND_HEADINGS
    expect(await brokenWords(page, words), `${screen} at ${width} px with "${rules}"`).toEqual([])
  }
}

test('no game screen clips text or scrolls sideways at 320 px, spread, or at 360 px and 200 % text size @rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/?inspect&course=${String(HANDS_OFF_CRASH_COURSE)}`)
  await launchGame(page)
  await expectScreenReadsWhole(page, 'the start screen')
  await page.getByRole('button', { name: 'Courses' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Named courses' })).toBeVisible()
  await expectScreenReadsWhole(page, 'the courses')
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await expectScreenReadsWhole(page, 'the start screen with all that it has')
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await expectScreenReadsWhole(page, 'the instruments')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await expectScreenReadsWhole(page, 'the pause')
  await page.getByRole('button', { name: 'Options' }).press('Enter')
  await expect(page.getByRole('button', { name: /^(?:Done|Back)/ })).toBeVisible()
  await expectScreenReadsWhole(page, 'the options')
  await page.getByRole('button', { name: /^(?:Done|Back)/ }).press('Enter')
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'crashed')
  const watch = page.getByRole('button', { name: 'Watch the flight' })
  await expect(watch).toBeVisible()
  await expectScreenReadsWhole(page, 'the end')
  await watch.press('Enter')
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await expectScreenReadsWhole(page, 'the watched flight')
})

test.describe('with a name of 40 letters @rest', () => {
  test.use({ buildDirectory: '.cache/build-no-age-question' })

  test('no page or start screen clips text or scrolls sideways at 320 px', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of prerenderedPaths().toReversed()) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await expectNothingLost(page, path)
    }
    await expect(page, 'the last of them').toHaveURL('/')
    await page.setViewportSize({ width: 1024, height: 640 })
    await expectNothingLost(page, 'the header at its narrowest')
    await page.setViewportSize({ width: 320, height: 640 })
    await launchButton(page).click()
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeVisible()
    await expectNothingLost(page, 'the game')
  })
})

test('no menu or dialog clips text or scrolls sideways at 320 px, also with WCAG text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await waitUntilHydrated(page)
  for (const isSpread of [false, true]) {
    if (isSpread) await setReaderStyle(page, SPACING)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectNothingLost(page, 'the menu')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expectNothingLost(page, 'Login')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    const register = page.getByRole('dialog', { name: 'Register' })
    await expect(register).toBeVisible()
    await expectNothingLost(page, 'Register')
    const arrow = () => register.evaluate((dialog) => getComputedStyle(dialog, '::after').color)
    await expect.poll(arrow, 'an arrow says that more follows').not.toBe('rgba(0, 0, 0, 0)')
    await register.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
    await expect.poll(arrow, 'nothing follows').toBe('rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
  }
  await launchButton(page).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Yes/ })).toBeVisible()
  await expectNothingLost(page, 'the age question')
})
