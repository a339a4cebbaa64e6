/** Back and forward, also in flight, and the back-forward cache. */
import { chromium, type Browser, type CDPSession, type LaunchOptions } from '@playwright/test'

import { SITE_ROUTES } from '../../app/site/site-routes.ts'
import { installedChromium } from '../../scripts/setup/browser.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'
import { expectTicksToPass, launchButton, launchGame, takeOff } from '../support/take-off.ts'

/** A browser that keeps pages for back and forward. The headless shell cannot, and Playwright switches it off by default. */
function launchWithPageMemory({ args = [] }: LaunchOptions): Promise<Browser> {
  const executablePath = installedChromium()
  return chromium.launch({
    args,
    // Where none is installed: Playwright's whole Chromium, not its headless shell.
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Playwright loses its page when that is restored from the back-forward cache, so the browser is asked over CDP. */
async function valueOf(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true }).catch(() => ({
    // During a navigation there is no document to evaluate in.
    result: { value: undefined },
  }))
  return result.value
}

async function expectAt(session: CDPSession, address: string): Promise<void> {
  const here = "location.pathname + location.search + ' ' + document.readyState"
  await expect.poll(() => valueOf(session, here), { timeout: 15_000 }).toBe(`${address} complete`)
}

/** Goes to a page and waits until it is hydrated, because the browser does not cache one that still loads scripts. */
async function go(session: CDPSession, origin: string, address: string): Promise<void> {
  await session.send('Page.navigate', { url: `${origin}${address}` })
  await expectAt(session, address)
  await expect.poll(() => valueOf(session, "'hydrated' in document.documentElement.dataset")).toBe(true)
}

/** Expressions about the fields of the contact form: whether each is touched, and what touches each. */
const CONTROLS = "[...document.querySelectorAll('#contact :is(input, select, textarea)')]"
const TOUCHED = `${CONTROLS}.map(({ type, localName, checked, selectedIndex, value }) =>
  type === 'checkbox' ? checked : localName === 'select' ? selectedIndex > 0 : value !== '')`
/** No field is touched. */
const UNTOUCHED = Array<boolean>(5).fill(false)
const TOUCH_EACH = `for (const field of ${CONTROLS}) {
  if (field.type === 'checkbox') field.checked = true
  else if (field.localName === 'select') field.selectedIndex = 2
  else field.value = 'typed'
}`

/** What was typed before the page was left is gone, and its buttons still do what they say. */
async function expectAlive(session: CDPSession): Promise<void> {
  expect(await valueOf(session, TOUCHED), 'nothing typed, chosen or ticked').toEqual(UNTOUCHED)
  await valueOf(
    session,
    "[...document.querySelectorAll('header button')].find(({ textContent }) => textContent === 'Login').click()",
  )
  await expect.poll(() => valueOf(session, "document.querySelector('dialog[open] h2')?.textContent")).toBe('Login')
  await valueOf(session, "document.querySelector('dialog[open]').requestClose?.()")
}

test('back and forward restore pages from the back-forward cache', async ({ baseURL, launchOptions }) => {
  const browser = await launchWithPageMemory(launchOptions)
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
    })
    await session.send('Page.enable')
    const origin = baseURL ?? ''
    await go(session, origin, '/')
    for (const [index, { path: from }] of SITE_ROUTES.entries()) {
      const { path: to } = SITE_ROUTES[(index + 1) % SITE_ROUTES.length]
      await valueOf(
        session,
        "window.addEventListener('pageshow', (event) => { window.cameBackWhole = event.persisted })",
      )
      if (from === '/') {
        await valueOf(session, TOUCH_EACH)
        expect(await valueOf(session, TOUCHED)).toEqual(UNTOUCHED.map(() => true))
      }
      await go(session, origin, to)
      await valueOf(session, 'history.back()')
      await expectAt(session, from)
      expect(reasons, from).toEqual([])
      await expect.poll(() => valueOf(session, 'window.cameBackWhole'), from).toBe(true)
      if (from === '/') await expectAlive(session)
      await valueOf(session, 'history.forward()')
      await expectAt(session, to)
    }
  } finally {
    await browser.close()
  }
})

test('back pauses a flight, then closes the game, then leaves the page', async ({ page }) => {
  const dialog = page.locator('dialog[open]')
  const takeOffButton = page.getByRole('button', { name: 'TAKE OFF' })
  const paused = page.getByRole('heading', { level: 3, name: 'Paused' })
  const expectLanding = async () => {
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(launchButton(page)).toBeFocused()
  }
  await page.goto('/thank')
  await waitUntilHydrated(page)
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
  await launchGame(page)
  await takeOffButton.press('Enter')
  await expect(page.getByRole('meter', { name: 'Fuel' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(paused).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(paused).toHaveCount(0)
  await page.evaluate(() => history.back())
  await expect(paused).toBeVisible()
  await page.evaluate(() => history.back())
  await expectLanding()

  await page.evaluate(() => history.forward())
  await expect(takeOffButton).toBeEnabled()
  await page.evaluate(() => history.back())
  await expect(dialog).toHaveCount(0)

  await launchButton(page).click()
  await expect(takeOffButton).toBeEnabled()
  await page.getByRole('button', { name: 'Close' }).click()
  await expectLanding()
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overflow),
    'the page scrolls',
  ).not.toMatch(/hidden|clip/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Confirmed!' })).toBeVisible()
  await expect(page.locator('canvas, dialog[open]')).toHaveCount(0)
})

test('a flight left for another page is paused and unchanged when going back', async ({ baseURL, launchOptions }) => {
  const browser = await launchWithPageMemory(launchOptions)
  try {
    const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) })
    await takeOff(page)
    await expectTicksToPass(page, 30)
    const session = await page.context().newCDPSession(page)
    const complaints: string[] = []
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => complaints.push(exceptionDetails.text))
    await session.send('Runtime.enable')
    await valueOf(
      session,
      `addEventListener('pagehide', () => { window.leftAt = JSON.stringify(ringwakeInspection.snapshot().flight) }),
       addEventListener('pageshow', ({ persisted }) => { window.cameBackWhole = persisted })`,
    )
    await go(session, baseURL ?? '', '/thank')
    await valueOf(session, 'history.back()')
    await expect.poll(() => valueOf(session, 'window.cameBackWhole'), { timeout: 15_000 }).toBe(true)
    expect(await valueOf(session, 'ringwakeInspection.snapshot().session.stage')).toBe('paused')
    expect(await valueOf(session, 'JSON.stringify(ringwakeInspection.snapshot().flight) === leftAt')).toBe(true)
    await valueOf(
      session,
      "[...document.querySelectorAll('dialog[open] button')].find(({ textContent }) => textContent === 'Resume').click()",
    )
    await expect
      .poll(() => valueOf(session, 'ringwakeInspection.snapshot().flight.tick > JSON.parse(leftAt).tick'), {
        timeout: 15_000,
      })
      .toBe(true)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
  }
})
