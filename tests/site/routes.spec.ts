import type { Page } from '@playwright/test'

import { POLICIES, SITE_ROUTES } from '../../app/routes.ts'
import { siteConfig } from '../../app/site.config.ts'
import { expect, followPrivacyLink, test, waitUntilHydrated } from '../support/journey.ts'

const POLICY_DATE = /last updated November 14, 2024/i

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const route of SITE_ROUTES) {
      const { path, isIndexed } = route
      test(`${path} has its own title, heading, description and canonical address`, async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'policyName' in route ? route.policyName : /\S/,
        )
        await expect(page).toHaveTitle(new RegExp(siteConfig.siteName))
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteConfig.siteUrl}${path}`)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
        await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(isIndexed ? 0 : 1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
      })
    }

    test('an unknown address gives a 404 page with a link home', async ({ page, allowConsole }) => {
      allowConsole(/status of 404/)
      const response = await page.goto('/no/such/place')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
    })
  })
}

test('every page has the same text without scripts', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const without = await context.newPage()
  const wordsOf = async (reader: Page) => (await reader.locator('body').innerText()).split(/\s+/)
  // What needs scripts is not offered without them.
  const actsOf = async (reader: Page) => (await reader.locator('form, button').allInnerTexts()).join(' ').split(/\s+/)
  for (const { path } of SITE_ROUTES) {
    await page.goto(path)
    await waitUntilHydrated(page)
    await without.goto(path)
    const said = new Set([...(await wordsOf(without)), ...(await actsOf(page))])
    const lacking = (await wordsOf(page)).filter((word) => !said.has(word))
    expect(lacking, path).toEqual([])
    expect(said.size, path).toBeGreaterThan(40)
  }
  await expect(without.getByRole('heading', { level: 1 })).toBeVisible()
  await without.goto('/')
  // This one does nothing with scripts either.
  await expect(without.getByRole('button')).toHaveText(['View Full Rankings'])
  await expect(without.getByRole('textbox')).toHaveCount(0)
  expect(await without.getByRole('main').innerText()).toMatch(/flight, the film, the contact form and the buttons of/)
  await context.close()
})

test('titles and descriptions differ from page to page', async ({ page }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string | null>()
  for (const { path } of SITE_ROUTES) {
    await page.goto(path)
    titles.add(await page.title())
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'))
  }
  expect(titles.size).toBe(SITE_ROUTES.length)
  expect(descriptions.size).toBe(SITE_ROUTES.length)
})

test.describe('the policies state the facts of the specification', () => {
  for (const { path } of POLICIES) {
    test(`${path} has its date and the contacts of the configuration`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main).toContainText(POLICY_DATE)
      for (const said of [siteConfig.siteName, siteConfig.contactAddress, siteConfig.tel])
        await expect(main).toContainText(said)
      await expect(main.getByRole('link', { name: siteConfig.contactEmail }).first()).toHaveAttribute(
        'href',
        `mailto:${siteConfig.contactEmail}`,
      )
    })
  }

  test('each policy has a table of contents and prints in black on white', async ({ page }) => {
    for (const { path } of POLICIES) {
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: /contents|on this page/i })
      const targets = await contents
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets.length, path).toBeGreaterThanOrEqual(4)
      for (const target of targets)
        await expect(
          page
            .locator(target ?? '')
            .getByRole('heading')
            .first(),
        ).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(contents).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeHidden()
      const [ink, paper] = await page
        .getByRole('main')
        .evaluate((main) => [getComputedStyle(main).color, getComputedStyle(document.body).backgroundColor])
      expect([ink, paper], path).toEqual([
        'rgb(0, 0, 0)',
        expect.stringMatching(/^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/),
      ])
      await page.emulateMedia({ media: null })
    }
  })

  test('the privacy policy excludes people under 16', async ({ page }) => {
    await page.goto('/privacy_policy')
    await expect(page.getByRole('main')).toContainText('do not provide services to people under 16')
  })

  test('the terms name the minimum age, the governing law and the refund policy', async ({ page }) => {
    await page.goto('/terms_of_service')
    const main = page.getByRole('main')
    await expect(main).toContainText(`at least ${String(siteConfig.minimumAge)} years old`)
    await expect(main).toContainText('governed by the laws of Australia')
    await main.locator('a[href="/refund_policy"]').first().click()
    await expect(page).toHaveURL('/refund_policy')
  })

  test('the refund policy names 30 calendar days, 5 to 7 business days and 14 business days', async ({ page }) => {
    await page.goto('/refund_policy')
    const main = page.getByRole('main')
    await expect(main).toContainText(/30 calendar days/)
    await expect(main).toContainText(/5 to 7 business days/)
    await expect(main).toContainText(/14 business days/)
  })
})

test('navigating changes the title, then focuses the new heading', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  const titleAtFocus = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLHeadingElement) resolve(document.title)
        })
      }),
  )
  await followPrivacyLink(page)
  await expect(page).toHaveURL('/privacy_policy')
  await expect(page).toHaveTitle(/privacy/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await titleAtFocus, 'as a screen reader says it').toMatch(/privacy/i)
})

test('reduced motion turns off parallax, reveals and page transitions', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState !== 'finished').length)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(moving).toBeGreaterThan(1)
  expect(await longestTransition(page)).toBeGreaterThan(0)

  await page.goto('/')
  await waitUntilHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The header's change from sky to bar goes with the scrolling and moves nothing.
  await expect.poll(moving).toBeLessThanOrEqual(1)
  expect(await longestTransition(page)).toBe(0)
})

/** Follows a link to another page; gives the milliseconds of the longest movement on the way. */
async function longestTransition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0
    const look = () => {
      for (const { effect } of document.getAnimations())
        if ((effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
          longest = Math.max(longest, Number(effect?.getComputedTiming().activeDuration))
    }
    document.querySelector<HTMLElement>('footer a')?.click()
    let arrivedAt = Infinity
    while (performance.now() < arrivedAt + 500) {
      await new Promise(requestAnimationFrame)
      look()
      if (arrivedAt === Infinity && document.title.includes('Privacy')) arrivedAt = performance.now()
    }
    return longest
  })
}

test('/thank lists the next steps and links home', async ({ page }) => {
  await page.goto('/thank')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Next steps' })).toBeVisible()
  expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  await main.getByRole('link', { name: /^Back to/ }).click()
  await expect(page).toHaveURL('/')
})

test('the sitemap lists exactly the indexed pages, and robots.txt names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${siteConfig.siteUrl}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(named).toEqual(
    SITE_ROUTES.filter(({ isIndexed }) => isIndexed).map(({ path }) => `${siteConfig.siteUrl}${path}`),
  )
})

test('headings stay with their text in print, and the header is not repeated', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/)
  await page.emulateMedia({ media: 'print' })
  for (const path of [...SITE_ROUTES.map((each) => each.path), '/no/such/place']) {
    await page.goto(path)
    const loose = await page.evaluate(() =>
      Array.from(document.querySelectorAll('h1, h2, h3, caption'))
        .filter((heading) => heading.checkVisibility())
        .filter((heading) => {
          const boxes: CSSStyleDeclaration[] = []
          for (let box = heading.parentElement; box && !box.matches('main, body'); box = box.parentElement)
            boxes.push(getComputedStyle(box))
          if (boxes.some(({ breakInside }) => breakInside === 'avoid')) return false
          // Engines keep a heading with what follows only between blocks.
          const isInBlocks = boxes.every(({ display }) => !/grid|flex/.test(display))
          return getComputedStyle(heading).breakAfter !== 'avoid' || !isInBlocks
        })
        .map(({ textContent }) => textContent),
    )
    expect(loose, path).toEqual([])
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe('static')
  }
})
