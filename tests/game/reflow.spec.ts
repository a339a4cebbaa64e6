/** Narrow windows, large letters and wide spacing: nothing is lost, and nothing scrolls sideways. */
import type { Page } from '@playwright/test'

import { SITE_ROUTES } from '../../app/routes.ts'
import { confirmAge, expect, test, waitUntilHydrated } from '../support/journey.ts'
import { expectStage, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const PATHS = [...SITE_ROUTES.map(({ path }) => path), '/no/such/place']

/** What WCAG 1.4.12 lets a reader set, for everything on the page. */
const SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)
}

function spreadText(page: Page): Promise<void> {
  return addRules(page, SPACING)
}

/** As a browser does whose letters are set to twice the usual size. */
function doubleText(page: Page): Promise<void> {
  return addRules(page, ':root { font-size: 200% }')
}

/** Text that cannot be read to its end: cut by its own box, or beyond the edge of what it stands in. */
async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector<HTMLElement>('dialog[open]') ?? document.documentElement
    const lost: string[] = []
    if (scope.scrollWidth > scope.clientWidth) lost.push(`${scope.localName} scrolls sideways`)
    const edge = scope.getBoundingClientRect()
    for (const button of scope.querySelectorAll('button')) {
      const { left, right } = button.getBoundingClientRect()
      const isShown = button.checkVisibility({ visibilityProperty: true })
      if (isShown && (left < edge.left - 1 || right > edge.right + 1))
        lost.push(`cut at the edge: ${button.textContent}`)
    }
    const walker = document.createTreeWalker(
      scope === document.documentElement ? document.body : scope,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue
      // What is there for screen readers alone.
      if (element.closest('[class]') && getComputedStyle(element).clipPath !== 'none') continue
      // A name that is too long for the header ends in an ellipsis.
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue
      range.selectNodeContents(node)
      for (const { left, right, width, height } of range.getClientRects()) {
        if (width <= 1 || height <= 1) continue
        if (left < edge.left - 1 || right > edge.right + 1) lost.push(`beyond the edge: ${node.textContent}`)
      }
      for (let box: HTMLElement | null = element; box !== null && box !== scope; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        // A name that is too long for the bar is shortened, and says so.
        if (textOverflow === 'ellipsis') break
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        // What can be scrolled to is not lost.
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) break
        const text = range.getBoundingClientRect()
        const frame = box.getBoundingClientRect()
        if (frame.width <= 1 || frame.height <= 1) break
        if (cuts(overflowX) && (text.left < frame.left - 1 || text.right > frame.right + 1))
          lost.push(`cut at a side: ${node.textContent}`)
        if (cuts(overflowY) && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1))
          lost.push(`cut above or below: ${node.textContent}`)
      }
    }
    return [...new Set(lost)]
  })
}

async function expectNothingLost(page: Page, what: string): Promise<void> {
  expect(await lostText(page), what).toEqual([])
}

/** A course on which a flight with no hand on the controls meets a mountain after 7 s. */
const COURSE = 1479

/** From the start screen: take-off, pause, options, the end and the flight watched again. */
async function expectFlightReadsWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await expectNothingLost(page, 'the instruments')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await expectNothingLost(page, 'the pause')
  await page.getByRole('button', { name: 'Options' }).press('Enter')
  await expect(page.getByRole('button', { name: /^(?:Done|Back)/ })).toBeVisible()
  await expectNothingLost(page, 'the options')
  await page.getByRole('button', { name: /^(?:Done|Back)/ }).press('Enter')
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'crashed')
  const watch = page.getByRole('button', { name: 'Watch the flight' })
  await expect(watch).toBeVisible()
  await expectNothingLost(page, 'the end')
  await watch.press('Enter')
  await expect(page.getByRole('slider', { name: 'Place in the flight' })).toBeVisible()
  await expectNothingLost(page, 'the watched flight')
}

test('no page clips text or scrolls sideways from 320 to 1920 px, also with WCAG text spacing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  for (const path of PATHS) {
    await page.goto(path)
    await waitUntilHydrated(page)
    for (const isSpread of [false, true]) {
      if (isSpread) await spreadText(page)
      // 683 px is what twice the size leaves of 1366.
      for (const width of [320, 360, 683, 768, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNothingLost(page, `${path} at ${width} px${isSpread ? ', spread' : ''}`)
      }
    }
  }
})

test('no page or game screen clips text or scrolls sideways at 360 px and 200 % text size', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of [...PATHS, `/?inspect&course=${COURSE}`]) {
    await page.goto(path)
    await waitUntilHydrated(page)
    await doubleText(page)
    await expectNothingLost(page, path)
  }
  await launchGame(page)
  await expectNothingLost(page, 'the start screen')
  await expectFlightReadsWhole(page)
})

test.describe('with a name of 40 letters', () => {
  test.use({ buildDirectory: '.cache/build-no-age-question' })

  test('no page or start screen clips text or scrolls sideways at 320 px', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of PATHS) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await expectNothingLost(page, path)
    }
    await page.goto('/')
    await launchButton(page).click()
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeVisible()
    await expectNothingLost(page, 'the game')
    await page.setViewportSize({ width: 1024, height: 640 })
    await page.goto('/')
    await expectNothingLost(page, 'the header at its narrowest')
  })
})

test('no button, name or figure breaks within a word at 320 px', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PATHS) {
    await page.goto(path)
    await spreadText(page)
    const broken = await page.evaluate(() =>
      Array.from(document.querySelectorAll('button, header a, main > * > a, #about dd')).flatMap((control) => {
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
      }),
    )
    expect(broken, path).toEqual([])
  }
})

test('no menu or dialog clips text or scrolls sideways at 320 px, also with WCAG text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await waitUntilHydrated(page)
  for (const isSpread of [false, true]) {
    if (isSpread) await spreadText(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectNothingLost(page, 'the menu')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expectNothingLost(page, 'Login')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    if (!isSpread) {
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Yes/ })).toBeVisible()
      await expectNothingLost(page, 'the age question')
      await confirmAge(page)
    }
    const register = page.getByRole('dialog', { name: 'Register' })
    await expect(register).toBeVisible()
    await expectNothingLost(page, 'Register')
    const arrow = () => register.evaluate((dialog) => getComputedStyle(dialog, '::after').color)
    await expect.poll(arrow, 'an arrow says that more follows').not.toBe('rgba(0, 0, 0, 0)')
    await register.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
    await expect.poll(arrow, 'nothing follows').toBe('rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
  }
})

test('no game screen clips text or scrolls sideways at 320 px, also with WCAG text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/?inspect&course=${COURSE}`)
  await launchGame(page)
  for (const isSpread of [false, true]) {
    if (isSpread) await spreadText(page)
    await expectNothingLost(page, 'the start screen')
  }
  await expectFlightReadsWhole(page)
})
