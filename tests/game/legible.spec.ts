/** What is written on pictures can be read, measured in pixels: on the hero, and in flight even over a white picture. */
import { contrastsOf } from '../support/contrast.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, takeOff } from '../support/take-off.ts'

const ON_THE_HERO = [
  { what: 'header a, header button', least: 6 },
  { what: 'main h1 span', least: 4 },
  { what: 'main h1 ~ * p', least: 7 },
]

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`at ${width} × ${height} what is written on the hero stands out from what is behind each letter`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    await page.evaluate(() => document.fonts.ready)
    const contrasts = await contrastsOf(page, ON_THE_HERO)
    expect(contrasts.length).toBeGreaterThanOrEqual(5)
    expect(contrasts.filter(({ ratio, least }) => ratio < least)).toEqual([])
  })
}

/** The words of the instruments, and their figures with the unit behind them. */
const IN_FLIGHT = [{ what: '[role=application] p > span, [role=application] [data-instrument=fuel] span', least: 4.5 }]

for (const [width, height] of [
  [320, 568],
  [360, 800],
  [740, 360],
  [821, 462],
  [1366, 768],
  [2560, 1080],
] as const) {
  test(`at ${width} × ${height} every word and figure of the instruments can be read, even over a picture that is white all over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await takeOff(page)
    // The brightest picture there can be, in the place of the flight's.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-stage] > :first-child { background: #fff !important } canvas { opacity: 0 !important }')
      document.adoptedStyleSheets = [sheet]
    })
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
