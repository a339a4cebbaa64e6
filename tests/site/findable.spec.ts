import { SITE_ROUTES } from '../../app/routes.ts'
import { siteConfig } from '../../app/site.config.ts'
import { expect, test } from '../support/journey.ts'

test('every page names a share picture of 1200 × 630 with a text alternative', async ({ page }) => {
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  for (const { path } of SITE_ROUTES) {
    await page.goto(path)
    expect(await content('og:image')).toBe(`${siteConfig.siteUrl}/share.jpg`)
    expect(await content('og:image:alt')).toMatch(/.{40,}/)
    expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
    expect(await content('og:title')).toBe(await page.title())
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  }
  const size = await page.evaluate(async () => {
    const picture = new Image()
    picture.src = '/share.jpg'
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })
  expect(size).toEqual([1200, 630])
})

test('the landing page describes the site and the game in JSON-LD', async ({ page }) => {
  await page.goto('/')
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
})

test('the manifest and the home-screen icons are served', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string
    display: string
    icons: { src: string; purpose?: string }[]
  }
  expect(manifest.name).toBe(siteConfig.siteName)
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const src of [...manifest.icons.map((icon) => icon.src), touchIcon ?? '']) {
    expect((await request.get(src)).status(), src).toBe(200)
  }
})
