/** The game in small windows, by touch: main buttons in sight, nothing over anything else, no word broken. */
import type { Page } from '@playwright/test'

import { NAMED_COURSES } from '../../app/game/session/named-courses.ts'
import { flyMission } from '../../testing/pilots/closed-loop-pilot.ts'
import { flownFlight } from '../../testing/flights/linked-flights.ts'
import stored from '../../testing/fixtures/stored-by-earlier-releases.json' with { type: 'json' }
import { expect, test } from '../support/journey.ts'
import { DOUBLE, setReaderStyle, SPACING } from '../support/reader-styles.ts'
import { expectStage, launchGame, limitFrames, openLink } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const SIZES = [
  [1366, 625],
  [1024, 730],
  [320, 256],
  [320, 568],
  [360, 640],
  [568, 320],
  [667, 331],
  [821, 462],
] as const

test.use({ hasTouch: true, viewport: { width: 568, height: 320 } })

/** What is wrong with the buttons and readings that are shown now. */
async function faultsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // At the foot of a pause instruments may be transparent, so that screen readers keep them.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: element.closest('[data-foot]') !== null })
    const inDialog = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`dialog[open] ${selector}`)].filter(isShown)
    // A watched flight takes no keys, so its role is group.
    const flight = ':is([role=application], [role=group])'
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
    const faults: string[] = []
    const doneButton = inDialog('[data-kind=options] button').find((button) => nameOf(button) === 'Done')
    const main = doneButton ?? document.querySelector('dialog[open] section button')
    if (main !== null) {
      const { top, bottom } = main.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) faults.push(`${nameOf(main)} is out of sight`)
    }
    const headline = inDialog('h3').at(0)?.getBoundingClientRect()
    const bar = inDialog('h2').at(0)?.parentElement?.getBoundingClientRect()
    if (headline && bar && headline.top < bar.bottom) faults.push('The headline lies under the bar')
    const foot = doneButton?.parentElement?.getBoundingClientRect()
    if (foot && foot.bottom < innerHeight - 0.5) faults.push('Options show below Done')
    const [score, rings] = ['Score', 'Rings'].map((name) =>
      inDialog(`${flight} div > span`)
        .find((label) => nameOf(label) === name)
        ?.getBoundingClientRect(),
    )
    // Spread text may place one below the other.
    const isStacked = rings?.left === score?.left
    if (score && rings && !isStacked && Math.abs(score.bottom - rings.bottom) > 1)
      faults.push('Score and Rings are not in line')
    // In a narrow picture the wing tips are near the edges, so two rows of buttons would cover them.
    const heights = inDialog('[data-command]').map((button) => Math.round(button.getBoundingClientRect().top))
    const rows = inDialog('[data-kind=end] button').map((button) => Math.round(button.getBoundingClientRect().top))
    if (innerWidth >= 568 && new Set(rows.slice(0, 4)).size > 1) faults.push('The buttons of the ending take two rows')
    if (innerWidth < 384 && new Set(heights).size > 1) faults.push('A touch button stands beside the wings')
    const instruments = inDialog(`${flight} :is([role=meter], ol, div:has(> span))`).filter(
      (box) => !box.matches('[role=meter] *, [data-instrument=ring-missed], [data-instrument=ring-note]'),
    )
    // The bar does not scroll, so what scrolls may pass under it.
    const boxes = inDialog(`${flight} :is(button, [data-instrument])`).concat(
      inDialog('button:not(section *)'),
      inDialog('[aria-label=Watching] :is(button, input)'),
      inDialog('[data-instrument=count]'),
      inDialog('[data-kind=pause] p'),
      instruments,
    )
    const buttons = boxes.filter((box) => box.matches('button, input, [data-instrument=count]'))
    for (const button of [...buttons, ...instruments])
      for (const other of boxes) {
        if (button.contains(other) || other.contains(button) || other.matches('[data-instrument=ring-arrow]')) continue
        const [one, two] = [button.getBoundingClientRect(), other.getBoundingClientRect()]
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        if (width > 0.5 && height > 0.5) faults.push(`${nameOf(button)} lies over ${nameOf(other)}`)
      }
    for (const label of inDialog(':is(button, h2)')) {
      const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
      if (text === undefined) continue
      const range = document.createRange()
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`${word[0]} is broken`)
      }
    }
    return [...new Set(faults)]
  })
}

async function expectNoFaults(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => faultsShown(page), `${width} × ${height}`).toEqual([])
  }
}

test('main buttons are in view, nothing overlaps and no word breaks from 320 × 256 px up', async ({ page }) => {
  await page.goto('/?inspect&course=34')
  await launchGame(page)
  await expectNoFaults(page)
  await setReaderStyle(page, DOUBLE)
  for (const [width, height] of [[320, 568] as const, [360, 640] as const]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => faultsShown(page), `${width} × ${height} with ${DOUBLE}`).toEqual([])
  }
  await setReaderStyle(page, '')
  await page.getByRole('button', { name: 'Options' }).press('Enter')
  await expectNoFaults(page)
  await page.emulateMedia({ forcedColors: 'active' })
  for (const name of ['Done', 'Close'])
    await expect(page.getByRole('button', { name }).locator('..'), `what scrolls passes behind ${name}`).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )
  await page.emulateMedia({ forcedColors: null })
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await expectNoFaults(page)
  for (const rules of [SPACING, DOUBLE]) {
    await setReaderStyle(page, rules)
    for (const [width, height] of [[390, 844] as const, ...SIZES]) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => faultsShown(page), `${width} × ${height} with ${rules}`).toEqual([])
    }
  }
  await setReaderStyle(page, '')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await expectNoFaults(page)
  await page.setViewportSize({ width: 667, height: 331 })
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'resuming')
  await expect(page.locator('[data-instrument=count]')).toBeVisible()
  expect(await faultsShown(page), 'the count').toEqual([])
  await expectStage(page, 'playing')
  await flyMission(page, { aim: 'mountain' })
  await expect(page.getByRole('button', { name: 'TRY AGAIN' })).toBeFocused()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Watch the flight' }).press('Enter')
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await expectNoFaults(page)
})

test('a named course is chosen by taps @rest', async ({ page }) => {
  await page.goto('/')
  await launchGame(page)
  await page.getByRole('button', { name: 'Courses' }).tap()
  await page.getByRole('list', { name: 'Named courses' }).getByRole('button').first().tap()
  const { name, seed } = NAMED_COURSES[0]
  await expect(page.getByRole('dialog')).toContainText(`${name}, course ${String(seed)}.`)
})

test('the start screen of a linked flight takes at most 56 % of the width on a landscape phone @rest', async ({
  page,
}) => {
  await openLink(page, flownFlight('keys', 34, 7_200))
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => faultsShown(page), `${width} × ${height}`).toEqual([])
    if (width < 568) continue
    const words = await page.locator('dialog [data-covers]').first().boundingBox()
    expect((words?.x ?? 0) + (words?.width ?? width), `${width} × ${height}`).toBeLessThan(0.56 * width)
  }
})

test.describe('on a laptop', () => {
  test.use({ hasTouch: false, viewport: { width: 1366, height: 768 } })

  test('a pilot who has flown finds medals and logbook by one press, without scrolling @rest', async ({ page }) => {
    await page.addInitScript((text) => (localStorage['ringwake.logbook'] = text), stored.logbook.text)
    await page.goto('/')
    await launchGame(page)
    await page.getByRole('button', { name: 'More' }).press('Enter')
    // The best flights of many courses may lie below.
    for (const [width, height] of [[1366, 768] as const, [1920, 1080] as const]) {
      await page.setViewportSize({ width, height })
      for (const name of ['Medals', 'Logbook'])
        await expect(page.getByRole('heading', { name, exact: true }), `${name}, ${width} × ${height}`).toBeInViewport({
          ratio: 1,
        })
      await expect(page.getByText(/\d+ completed\./).first(), `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    }
  })
})
