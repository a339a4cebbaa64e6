import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { isPolicyPath, SITE_ROUTES } from '../../app/site/site-routes.ts'
import { siteConfig } from '../../app/site/site.config.ts'
import { expect, followPrivacyLink, test, waitUntilHydrated } from '../support/journey.ts'

type Route = (typeof SITE_ROUTES)[number]

/** What a page says of itself to browsers, search engines and those who share it; each list holds all that it says. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute = 'content') =>
      Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute))
    return {
      title: document.title,
      language: document.documentElement.lang,
      addresses: all('link[rel=canonical]', 'href'),
      descriptions: all('meta[name=description]'),
      noindex: all('meta[name=robots][content*=noindex]'),
      shared: {
        titles: all('meta[property="og:title"]'),
        pictures: all('meta[property="og:image"]'),
        words: all('meta[property="og:image:alt"]'),
        widths: all('meta[property="og:image:width"]'),
        heights: all('meta[property="og:image:height"]'),
        cards: all('meta[name="twitter:card"]'),
      },
    }
  })

type Head = Awaited<ReturnType<typeof headOf>>

async function expectHead(page: Page, route: Route): Promise<Head> {
  const { path, isIndexed } = route
  const heading = 'policyName' in route ? route.policyName : /\S/
  const { shared, ...head } = await headOf(page)
  // @spec routes, thank-title
  await test.step(`${path} has its own title, heading, description and canonical address`, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    expect(head).toEqual({
      title: expect.stringContaining(siteConfig.siteName),
      language: 'en-AU',
      addresses: [`${siteConfig.siteUrl}${path}`],
      descriptions: [expect.stringMatching(/.{40,}/)],
      noindex: isIndexed ? [] : [expect.any(String)],
    })
  })
  await test.step(`${path} names a share picture of 1200 × 630 with a text alternative`, () => {
    expect(shared).toEqual({
      titles: [head.title],
      pictures: [`${siteConfig.siteUrl}/share.jpg`],
      words: [expect.stringMatching(/.{40,}/)],
      widths: ['1200'],
      heights: ['630'],
      cards: ['summary_large_image'],
    })
  })
  return { shared, ...head }
}

async function expectSameText(page: Page, without: Page): Promise<void> {
  const wordsOf = async (reader: Page) => (await reader.locator('body').innerText()).split(/\s+/)
  // What needs scripts is not offered without them, and only a script knows today's date.
  const acts = (await page.locator('form, button, time').allInnerTexts()).join(' ').split(/\s+/)
  const said = new Set([...(await wordsOf(without)), ...acts])
  expect((await wordsOf(page)).filter((word) => !said.has(word))).toEqual([])
  expect(said.size).toBeGreaterThan(40)
}

/** What single pages have beyond what all of their kind have. The last step of each may lead to another page. */
const FACTS: Partial<Record<string, (page: Page, without: Page) => Promise<void>>> = {
  '/': (_, without) =>
    test.step('the landing page offers without scripts only what works without them', async () => {
      // This one does nothing with scripts either.
      await expect(without.getByRole('button')).toHaveText(['View Full Rankings'])
      await expect(without.getByRole('textbox')).toHaveCount(0)
      expect(await without.getByRole('main').innerText()).toMatch(
        /flight, the film, the contact form and the buttons of/,
      )
      await expect(without.locator('#game-preview').getByRole('img', { name: /flight in progress/ })).toBeVisible()
    }),
  '/privacy_policy': (page) =>
    // @spec under-16
    test.step('the privacy policy excludes people under 16', async () => {
      await expect(page.getByRole('main')).toContainText('do not provide services to people under 16')
    }),
  '/terms_of_service': (page) =>
    // @spec minimum-age, governing-law
    test.step('the terms name the minimum age, the governing law and the refund policy', async () => {
      const main = page.getByRole('main')
      await expect(main).toContainText(`at least ${String(siteConfig.minimumAge)} years old`)
      await expect(main).toContainText('governed by the laws of Australia')
      await main.locator('a[href="/refund_policy"]').first().click()
      await expect(page).toHaveURL('/refund_policy')
    }),
  '/refund_policy': (page) =>
    // @spec refunds
    test.step('the refund policy names 30 calendar days, 5 to 7 business days and 14 business days', async () => {
      const main = page.getByRole('main')
      await expect(main).toContainText(/30 calendar days/)
      await expect(main).toContainText(/5 to 7 business days/)
      await expect(main).toContainText(/14 business days/)
    }),
  '/thank': (page) =>
    // @spec thank-steps
    test.step('/thank lists the next steps and links home', async () => {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2, name: 'Next steps' })).toBeVisible()
      expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
      await main.getByRole('link', { name: /^Back to/ }).click()
      await expect(page).toHaveURL('/')
    }),
}

async function expectPolicyFacts(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).toContainText(/last updated November 14, 2024/i)
  for (const said of [siteConfig.siteName, siteConfig.contactAddress, siteConfig.tel])
    await expect(main).toContainText(said)
  await expect(main.getByRole('link', { name: siteConfig.contactEmail }).first()).toHaveAttribute(
    'href',
    `mailto:${siteConfig.contactEmail}`,
  )
}

const contentsOf = (page: Page) => page.getByRole('navigation', { name: /contents|on this page/i })

async function expectContents(page: Page): Promise<void> {
  const targets = await contentsOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThanOrEqual(4)
  for (const target of targets) await expect(page.locator(target).getByRole('heading').first()).toBeVisible()
}

/** In print. */
async function expectBlackOnWhite(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(contentsOf(page)).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeHidden()
  const [ink, paper] = await page
    .getByRole('main')
    .evaluate((main) => [getComputedStyle(main).color, getComputedStyle(document.body).backgroundColor])
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(paper).toMatch(/^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/)
}

/** In print. */
async function expectNoLooseHeading(page: Page): Promise<void> {
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
  expect(loose).toEqual([])
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe('static')
}

test('every page states its facts, with and without scripts and in print', async ({
  page,
  pageWithoutScripts: without,
  request,
}) => {
  const heads: Head[] = []
  const asked: string[] = []
  without.on('request', (each) => asked.push(each.url()))
  for (const route of SITE_ROUTES) {
    const { path } = route
    for (const reader of [page, without]) expect((await reader.goto(path))?.status(), path).toBe(200)
    await waitUntilHydrated(page)
    heads.push(await expectHead(page, route))
    await expectHead(without, route)
    await test.step(`${path} has the same text without scripts`, () => expectSameText(page, without))
    if (isPolicyPath(path)) {
      // @spec policy-pages, policies-date
      await test.step(`${path} has its date and the contacts of the configuration`, () => expectPolicyFacts(page))
      await test.step(`${path} has a table of contents`, () => expectContents(page))
    }

    await page.emulateMedia({ media: 'print' })
    await test.step(`headings of ${path} stay with their text in print, and the header is not repeated`, () =>
      expectNoLooseHeading(page))
    if (isPolicyPath(path)) await test.step(`${path} prints in black on white`, () => expectBlackOnWhite(page))
    await page.emulateMedia({ media: null })

    await FACTS[path]?.(page, without)
  }
  await test.step('titles and descriptions differ from page to page', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(SITE_ROUTES.length)
    expect(new Set(heads.flatMap(({ descriptions }) => descriptions)).size).toBe(SITE_ROUTES.length)
  })
  const share = await sharp(await (await request.get('/share.jpg')).body()).metadata()
  expect([share.format, share.width, share.height], 'the share picture').toEqual(['jpeg', 1200, 630])
  expect(
    asked.filter((url) => /\/film-[^/]+$|\.(?:webm|mp4)$/.test(url)),
    'films fetched without scripts',
  ).toEqual([])
})

test('an unknown address gives a 404 page with a link home, with and without scripts', async ({
  page,
  pageWithoutScripts,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  for (const reader of [page, pageWithoutScripts]) {
    expect((await reader.goto('/no/such/place'))?.status()).toBe(404)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(reader.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expectNoLooseHeading(page)
  await page.emulateMedia({ media: null })
  for (const reader of [page, pageWithoutScripts]) {
    await reader.getByRole('main').getByRole('link').first().click()
    await expect(reader).toHaveURL('/')
  }
})

test('a link leads to its page and Back to where the reader was', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await followPrivacyLink(page)
  await expect(page).toHaveURL('/privacy_policy')
  await expect(page).toHaveTitle(/privacy/i)
  await page.goBack()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
})

test('reduced motion turns off parallax and reveals', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState !== 'finished').length)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(moving).toBeGreaterThan(1)

  await page.goto('/')
  await waitUntilHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The header's change from sky to bar goes with the scrolling and moves nothing.
  await expect.poll(moving).toBeLessThanOrEqual(1)
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
