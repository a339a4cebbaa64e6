/** What a visit downloads for its first screen: exactly one hero picture, the one for that screen. */
import type { Page } from '@playwright/test'

import { HERO_FILE } from '../support/built-files.ts'
import { showHeroAt } from '../support/hero.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'
import { setReaderStyle, SPACING } from '../support/reader-styles.ts'

const SCREENS = [
  { width: 320, height: 640, ratio: 2, tag: ' @rest' },
  { width: 360, height: 740, ratio: 3, tag: '' },
  { width: 412, height: 823, ratio: 1.75, tag: ' @rest' },
  { width: 768, height: 1024, ratio: 2, tag: '' },
  { width: 821, height: 462, ratio: 1, tag: ' @rest' },
  { width: 1000, height: 1000, ratio: 1, tag: ' @rest' },
  { width: 1366, height: 768, ratio: 1, tag: ' @rest' },
  { width: 1920, height: 1080, ratio: 1, tag: '' },
  { width: 1440, height: 900, ratio: 2, tag: ' @rest' },
]

for (const { width, height, ratio, tag } of SCREENS)
  test.describe(`at ${width} × ${height}, device pixel ratio ${ratio}${tag}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: ratio })

    test('one hero picture of sufficient size is fetched', async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (HERO_FILE.test(request.url())) fetched.push(request.url())
      })
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      const shown = await page
        .locator('main img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          // Loaded alone, because in the page `sizes` determines its natural width.
          const file = new Image()
          file.src = image.currentSrc
          await file.decode()
          const { naturalWidth, naturalHeight } = file
          const stretch = Math.max(image.clientWidth / naturalWidth, image.clientHeight / naturalHeight)
          return { src: image.currentSrc, stretch: stretch * devicePixelRatio }
        })
      expect(fetched).toEqual([shown.src])
      // In device pixels for each of the file's own. The largest files are made for 1080 px upright and 1920 px wide; up to there, nothing is blurred to the eye.
      if (width * ratio <= 1920) expect(shown.stretch).toBeLessThan(1.35)
    })
  })

test('a window resized while the page loads causes no browser warning', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const hero = page.waitForRequest(HERO_FILE)
  const loaded = page.goto('/')
  await hero
  await page.setViewportSize({ width: 400, height: 800 })
  await loaded
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
})

test('returning to the landing page shows the fitting picture, which follows the orientation @rest', async ({
  page,
}) => {
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

/** Where the ring and the cones around it are in the hero's pictures, as shares of their width and height. */
const RING = {
  wide: { left: 0.588, right: 0.719, top: 0.345, bottom: 0.586 },
  tall: { left: 0.178, right: 0.468, top: 0.379, bottom: 0.578 },
} as const

/** The words of the hero that lie over the ring; the launch button by its last row in sight, if it is cut. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate((rings) => {
    const image = document.querySelector<HTMLImageElement>('main img')
    if (!image) return ['There is no picture']
    const share = image.currentSrc.includes('hero-tall') ? rings.tall : rings.wide
    const box = image.getBoundingClientRect()
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    const [across = 0, down = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => parseFloat(part) / 100)
    const [x, y] = [box.left + (box.width - width) * across, box.top + (box.height - height) * down]
    const ring = {
      left: x + share.left * width,
      right: x + share.right * width,
      top: y + share.top * height,
      bottom: y + share.bottom * height,
    }
    const faults: string[] = []
    const hero = document.querySelector('h1')?.parentElement
    for (const words of hero?.querySelectorAll('h1 span, p') ?? []) {
      const range = document.createRange()
      range.selectNodeContents(words)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // A line's box is higher than its capitals.
        const spare = (bottom - top) / 5
        const isBeside = right < ring.left || left > ring.right
        if (!isBeside && bottom - spare > ring.top && top + spare < ring.bottom) faults.push(words.textContent)
      }
    }
    const launch = hero?.querySelector('button')?.getBoundingClientRect()
    if (!launch || launch.bottom > innerHeight) faults.push('The launch button is out of sight')
    return faults
  }, RING)
}

test('the launch button is in view and no text overlaps the ring, also with WCAG text spacing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const [width, height] of [
    [320, 256],
    [568, 320],
    [667, 331],
    [821, 462],
    [320, 576],
    [360, 640],
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await showHeroAt(page, width, height)
    await expect.poll(() => faultsOf(page), `${width} × ${height}`).toEqual([])
  }

  await setReaderStyle(page, SPACING)
  for (const [width, height] of [
    [320, 256],
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [821, 462],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await showHeroAt(page, width, height)
    const touching = async () => (await faultsOf(page)).filter((fault) => !fault.startsWith('The launch'))
    await expect.poll(touching, `${width} × ${height}, spread`).toEqual([])
  }
  for (const [width, height] of [
    [667, 331],
    [821, 462],
    [900, 450],
  ] as const) {
    await showHeroAt(page, width, height)
    const size = await page.locator('h1').evaluate((headline) => parseFloat(getComputedStyle(headline).fontSize))
    const rows = await page.locator('h1 span').evaluateAll((spans) => spans.map(({ clientHeight }) => clientHeight))
    expect(Math.max(...rows), `${width} × ${height}, spread`).toBeLessThan(2 * size)
  }
})
