/** The contrast of text on pictures, measured in pixels: on the hero, and in flight over a white picture. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { contrastsOf } from '../support/contrast.ts'
import { showHeroAt } from '../support/hero.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const ON_THE_HERO = [
  { what: 'header a, header button', least: 6 },
  { what: 'main h1 span', least: 4 },
  { what: 'main h1 ~ * p', least: 7 },
]

const PAGE_SIZES = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const

test('text on the hero has its required contrast to the picture at every size @rest', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of PAGE_SIZES) {
    await showHeroAt(page, width, height)
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    const contrasts = await contrastsOf(page, ON_THE_HERO)
    expect(contrasts.length).toBeGreaterThanOrEqual(5)
    expect(
      contrasts.filter(({ ratio, least }) => ratio < least),
      `${width} × ${height}`,
    ).toEqual([])
    await page.evaluate(() => (document.adoptedStyleSheets = []))
  }
})

/** The words of the instruments, and their figures with the unit behind them. */
const IN_FLIGHT = [{ what: '[role=application] span, [data-instrument=clock] [data-shown]', least: 4.5 }]

interface InstrumentBox extends Record<'left' | 'right' | 'top' | 'bottom', number> {
  readonly isReading: boolean
}

/** The boxes of the instruments, of the bar's buttons, and of the arrow where it points to a ring out of sight. */
async function instrumentBoxes(page: Page): Promise<InstrumentBox[]> {
  return page
    .locator(
      '[role=application] :is(div:has(> span), ol, [role=meter], [data-instrument=clock], button, [data-instrument=ring-arrow]), dialog[open] button',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return {
            left,
            right,
            top,
            bottom,
            // A note beside the craft disappears again.
            isReading: element.matches(
              'div:has(> span):not([data-instrument]), ol, [role=meter], [data-instrument=clock]',
            ),
          }
        }),
    )
}

/** The share of the picture's height, from its edges inwards, that the instruments take. */
function heightShare(boxes: readonly InstrumentBox[], height: number): number {
  const readings = boxes.filter(({ isReading }) => isReading)
  const above = Math.max(...readings.filter(({ top }) => top < height / 2).map(({ bottom }) => bottom))
  const below = Math.min(...readings.filter(({ top }) => top > height / 2).map(({ top }) => top))
  return (above + height - below) / height
}

/** The share of the pixels, of those at least `distance` from every box, that are darker than white by a tenth. */
async function shadedShare(page: Page, boxes: readonly InstrumentBox[], distance: number): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isFree = (x: number, y: number) =>
    boxes.every(
      ({ left, right, top, bottom }) =>
        x < left - distance || x > right + distance || y < top - distance || y > bottom + distance,
    )
  let free = 0
  let shaded = 0
  // Not the row at the very edge: in a large picture that is still arriving, Chromium sometimes leaves it to the backdrop.
  for (let y = 2; y < info.height; y += 4)
    for (let x = 0; x < info.width; x += 4) {
      if (!isFree(x, y)) continue
      free += 1
      if (data[y * info.width + x] < 230) shaded += 1
    }
  return shaded / free
}

const FLIGHT_SIZES = [
  [320, 568],
  [360, 640],
  [740, 360],
  [821, 462],
  [1366, 768],
  [2560, 1440],
] as const

/** Shows the brightest picture there can be in the place of the flight's, and holds the flight where it is in the next frames. */
async function holdOverWhite(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    // A note that is still growing would be larger in the picture than its box was.
    sheet.replaceSync(`
      [data-stage] > :first-child { background: #fff !important }
      canvas { opacity: 0 !important }
      [data-instrument] { animation: none !important }
    `)
    document.adoptedStyleSheets = [sheet]
    window.areFramesHeld = false
    // The instruments follow the size of the window with the frames.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Two pictures are compared, so nothing may be written between them.
    window.areFramesHeld = true
  })
}

test('instrument text has a contrast of 4.5:1 over white, which stays bright, at every size @rest', async ({
  page,
}) => {
  await takeOff(page)
  for (const [width, height] of FLIGHT_SIZES) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await holdOverWhite(page)
      const boxes = await instrumentBoxes(page)
      expect(await shadedShare(page, boxes, 20), 'the picture between the instruments').toBe(0)
      if (height > width) expect(heightShare(boxes, height)).toBeLessThanOrEqual(0.25)
      await expect(page.locator('dialog h2'), 'no wordmark in flight').toBeHidden()
      const contrasts = await contrastsOf(page, IN_FLIGHT)
      await expectStage(page, 'playing')
      const read = contrasts.map(({ text }) => text)
      expect(read).toEqual(expect.arrayContaining(['Score', 'Rings', 'Fuel', 'Altitude', 'm', 'Speed', 'km/h', '%']))
      expect(
        read.filter((text) => /\d/.test(text)).length,
        'score, rings, altitude, speed and fuel',
      ).toBeGreaterThanOrEqual(5)
      expect(contrasts.filter(({ ratio, least }) => ratio < least)).toEqual([])
    })
  }
})
