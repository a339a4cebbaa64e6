/** What a visit fetches to be seen: one hero for each kind of screen, never one in vain, and two fonts. */
import { SITE_ROUTES } from '../../app/routes.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'

const HERO_FILE = /\/assets\/hero-[^/]+\.(?:avif|webp)$/
const SCREENS = [
  { width: 320, height: 640, ratio: 2 },
  { width: 360, height: 740, ratio: 3 },
  { width: 412, height: 823, ratio: 1.75 },
  { width: 768, height: 1024, ratio: 2 },
  { width: 821, height: 462, ratio: 1 },
  { width: 1000, height: 1000, ratio: 1 },
  { width: 1366, height: 768, ratio: 1 },
  { width: 1920, height: 1080, ratio: 1 },
  { width: 1440, height: 900, ratio: 2 },
]

for (const { width, height, ratio } of SCREENS) {
  test(`at ${width} × ${height}, ${ratio} times, one picture is fetched and it is the one shown, large enough`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: ratio })
    const page = await context.newPage()
    const warnings: string[] = []
    const fetched: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    page.on('request', (request) => {
      if (HERO_FILE.test(request.url())) fetched.push(request.url())
    })
    await page.goto(`${baseURL ?? ''}/`)
    await page.waitForLoadState('networkidle')
    const shown = await page
      .locator('main img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        // By itself: in the page, its width is the one that `sizes` promises.
        const file = new Image()
        file.src = image.currentSrc
        await file.decode()
        const { naturalWidth, naturalHeight } = file
        const stretch = Math.max(image.clientWidth / naturalWidth, image.clientHeight / naturalHeight)
        return { src: image.currentSrc, stretch: stretch * devicePixelRatio }
      })
    expect(fetched).toEqual([shown.src])
    expect(warnings).toEqual([])
    // In device pixels for each of the file's own. The largest files are made for 1080 px upright and 1920 px wide; up to there, nothing is blurred to the eye.
    if (width * ratio <= 1920) expect(shown.stretch).toBeLessThan(1.35)
    await context.close()
  })
}

test('a window that takes another shape while the page loads fetches nothing that the browser warns of', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const hero = page.waitForRequest(HERO_FILE)
  const loaded = page.goto('/')
  await hero
  await page.setViewportSize({ width: 400, height: 800 })
  await loaded
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
})

test('a landing page that is come back to shows the picture that fits, and turns with the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/thank')
  await waitUntilHydrated(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (HERO_FILE.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  await page.getByRole('main').locator('a[href="/"]').click()
  const hero = page.locator('main img').first()
  const shown = () => hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc || 'none:').pathname)
  await expect(hero).toHaveJSProperty('complete', true)
  await expect.poll(shown).toMatch(/hero-wide/)
  expect(fetched).toEqual([await shown()])
  await page.setViewportSize({ width: 400, height: 800 })
  await expect.poll(shown).toMatch(/hero-tall/)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(shown).toMatch(/hero-wide/)
})

test('every page finds all its letters in the two fonts that it preloads', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname)
  })
  for (const { path } of SITE_ROUTES) {
    fonts.length = 0
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(preloaded, path).toHaveLength(2)
    // A cache may answer for some; nothing else may be asked for.
    for (const font of fonts) expect(preloaded, path).toContain(font)
  }
})
