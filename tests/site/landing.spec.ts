import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { siteConfig } from '../../app/site/site.config.ts'
import { sendContactForm } from '../support/form-journey.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'

const SECTIONS = ['how-to-play', 'about', 'game-preview', 'leaderboard', 'contact'] as const

async function expectLeaderboard(page: Page): Promise<void> {
  const section = page.locator('#leaderboard')
  const columns = await section.getByRole('columnheader').allTextContents()
  expect(columns.join(' | ')).toBe('Rank | Pilot Callsign | Cosmic Score | Flights | Achievement')
  expect(await section.getByRole('row').count()).toBeGreaterThanOrEqual(6)
  await expect(section).toContainText(/sample/i)
  await expect(section).toContainText(/every 5 minutes/i)
  const tiers = section.getByRole('list').getByRole('listitem')
  await expect(tiers).toHaveCount(3)
  for (const [index, share] of [/\b1\s?%/, /\b5\s?%/, /\b10\s?%/].entries())
    await expect(tiers.nth(index)).toContainText(share)

  const button = section.getByRole('button', { name: 'View Full Rankings' })
  await button.focus()
  await expect(button).toBeFocused()
  const before = await page.evaluate(() => [location.href, history.length, document.body.childElementCount])
  await page.keyboard.press('Enter')
  await button.click()
  expect(await page.evaluate(() => [location.href, history.length, document.body.childElementCount])).toEqual(before)
}

async function expectStructuredData(page: Page): Promise<void> {
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': Record<string, unknown>[]
  }
  const [site, game] = told['@graph']
  expect(site).toMatchObject({ '@type': 'WebSite', name: siteConfig.siteName, url: `${siteConfig.siteUrl}/` })
  expect(game).toMatchObject({
    '@type': ['VideoGame', 'WebApplication'],
    name: siteConfig.siteName,
    audience: { suggestedMinAge: siteConfig.minimumAge },
  })
}

async function expectManifest(page: Page, request: APIRequestContext): Promise<void> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string
    display: string
    icons: { src: string; purpose?: string }[]
    screenshots: { src: string }[]
  }
  expect(manifest.name).toBe(siteConfig.siteName)
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src)
  for (const src of [...pictures, touchIcon ?? '']) {
    expect((await request.get(src)).status(), src).toBe(200)
  }
}

test('the landing page has its header, sections and footer, and describes the site', async ({ page, request }) => {
  await page.goto('/')
  await test.step('the skip link is the first Tab stop and moves the focus into main', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
  await waitUntilHydrated(page)
  // @spec header
  await test.step('the header has the brand, five buttons to the sections, Register and Login', async () => {
    const header = page.getByRole('banner')
    await expect(header).toContainText(siteConfig.siteName)
    await expect(header.getByRole('navigation').getByRole('button')).toHaveCount(SECTIONS.length)
    await expect(header.getByRole('button', { name: 'Register' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.mouse.wheel(0, 4000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await expect(header).toBeInViewport()
  })
  // @spec how-to-play
  await test.step('how to play has three steps and advanced techniques', async () => {
    const section = page.locator('#how-to-play')
    await expect(section.getByRole('list').first().getByRole('listitem')).toHaveCount(3)
    await expect(section.getByRole('heading', { name: /advanced techniques/i })).toBeVisible()
  })
  // @spec about
  await test.step('the about section describes the site in at least two paragraphs', async () => {
    const section = page.locator('#about')
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
    expect(await section.getByRole('paragraph').count()).toBeGreaterThanOrEqual(2)
    await expect(section).toContainText(siteConfig.siteName)
  })
  // @spec game-preview
  await test.step('the preview has a launch button and testimonials labelled as samples', async () => {
    const section = page.locator('#game-preview')
    await expect(section.getByRole('button', { name: 'See for yourself' })).toBeVisible()
    await expect(section).toContainText(/sample/i)
    expect(await section.locator('blockquote').count()).toBeGreaterThanOrEqual(2)
  })
  // @spec leaderboard, board-updates
  await test.step('the leaderboard has its five columns, samples, three tiers and a button that does nothing', () =>
    expectLeaderboard(page))
  // @spec disclaimer, footer
  await test.step('the footer has the disclaimer and exactly three policy links', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(/all scores are virtual/i)
    await expect(footer).toContainText(/no real-money gambling/i)
    expect(
      await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/privacy_policy', '/cookies_policy', '/terms_of_service'])
  })
  await test.step('the landing page describes the site and the game in JSON-LD', () => expectStructuredData(page))
  await test.step('the manifest and the home-screen icons are served', () => expectManifest(page, request))
})

// @spec header-buttons-scroll
test('each header button scrolls to its section and moves the focus there', async ({ page }) => {
  await page.goto('/')
  for (const [index, id] of SECTIONS.entries()) {
    await page.getByRole('banner').getByRole('navigation').getByRole('button').nth(index).click()
    const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 }).first()
    await expect(heading).toBeInViewport()
    expect(await page.locator(`#${id}`).evaluate((section) => section.contains(document.activeElement))).toBe(true)
    await expectClearOfHeader(heading)
  }
})

test('each section can be opened by its fragment @rest', async ({ page }) => {
  for (const id of SECTIONS) {
    await page.goto('about:blank')
    await page.goto(`/#${id}`)
    const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 }).first()
    await expect(heading).toBeInViewport()
    await expectClearOfHeader(heading)
  }
})

async function expectClearOfHeader(heading: Locator): Promise<void> {
  await expect
    .poll(async () =>
      heading.evaluate((element) => {
        const header = document.querySelector('header')?.getBoundingClientRect()
        return element.getBoundingClientRect().top - (header?.bottom ?? 0)
      }),
    )
    .toBeGreaterThanOrEqual(0)
}

test('the header on a phone is a menu that works by keyboard and has no axe violation', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Menu' })
  await expect(header.getByRole('button', { name: 'Login' })).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccessible('the menu')
  await page.keyboard.press('Escape')
  await expect(header.getByRole('button', { name: 'Login' })).toBeHidden()
  await menu.click()
  await header.getByRole('navigation').getByRole('button').nth(3).click()
  await expect(page.locator('#leaderboard').getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(header.getByRole('button', { name: 'Login' })).toBeHidden()

  await test.step('the menu on a phone closes when the focus leaves it', async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    const last = header.getByRole('button', { name: 'Register' })
    await last.focus()
    await expect(last).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeVisible()
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(last).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test('going back from a submitted form focuses the section in view @rest', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Contact' }).click()
  await sendContactForm(page)
  await expect(page).toHaveURL('/thank')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Contact', level: 2 })).toBeFocused()
})

test('no line of the headline is covered in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await waitUntilHydrated(page)
  for (const [width, height] of [
    [360, 740],
    [667, 331],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { header, first, letters } = await page.locator('h1').evaluate((headline) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('There is no canvas to measure on.')
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(headline)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText('ONE')
      // In forced colours the browser draws a background behind each of these boxes.
      const [upper, lower] = Array.from(headline.querySelectorAll('span'), (line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return [...range.getClientRects()].at(-1)
      })
      return {
        header: document.querySelector('header')?.getBoundingClientRect().bottom,
        first: upper,
        letters: (lower?.top ?? 0) + fontBoundingBoxAscent - actualBoundingBoxAscent,
      }
    })
    expect(header, `${width} × ${height}`).toBeLessThanOrEqual(first?.top ?? 0)
    expect(first?.bottom, `${width} × ${height}`).toBeLessThanOrEqual(letters)
  }
})
