/** What a visit fetches to be seen: one hero for each kind of screen, never one in vain, and two fonts. */
import { expect, test } from './journey.ts'

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

test('every page finds all its letters in the two fonts that it preloads', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/privacy_policy', '/cookies_policy', '/terms_of_service', '/refund_policy', '/thank']) {
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

/** What is written on the hero, and the least contrast of it with any of the picture that it stands on. */
const WRITTEN = [
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
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    await page.evaluate(() => document.fonts.ready)
    const withLetters = (await page.screenshot()).toString('base64')
    const written = await page.evaluate((groups) => {
      const lines = groups.flatMap(({ what, least }) =>
        [...document.querySelectorAll(what)]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const range = document.createRange()
            range.selectNodeContents(element.lastChild ?? element)
            const { x, y, width, height } = range.getBoundingClientRect()
            return { text: element.textContent, colour: getComputedStyle(element).color, least, x, y, width, height }
          }),
      )
      // The letters go, and what was laid behind them stays.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('header *, main * { color: transparent !important; transition: none !important }')
      document.adoptedStyleSheets = [sheet]
      return lines
    }, WRITTEN)
    expect(written.length).toBeGreaterThanOrEqual(5)
    const without = (await page.screenshot()).toString('base64')
    // By a page of its own, where no policy stands against it.
    const reader = await context.newPage()
    const contrasts = await reader.evaluate(
      async ({ pngs, lines }) => {
        const draw = async (png: string) => {
          const image = new Image()
          image.src = `data:image/png;base64,${png}`
          await image.decode()
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
          const pen = canvas.getContext('2d', { willReadFrequently: true })
          if (pen === null) throw new Error('No canvas.')
          pen.drawImage(image, 0, 0)
          return pen
        }
        const [lettered, bare] = await Promise.all([draw(pngs[0]), draw(pngs[1])])
        const colourPen = new OffscreenCanvas(1, 1).getContext('2d')
        if (colourPen === null) throw new Error('No canvas.')
        const luminance = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray | number[]) => {
          const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
            const share = value / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        return lines.map(({ text, colour, least, x, y, width, height }) => {
          colourPen.fillStyle = colour
          colourPen.fillRect(0, 0, 1, 1)
          const letters = luminance(colourPen.getImageData(0, 0, 1, 1).data)
          const [left, top, wide, high] = [x, y, width, height].map(Math.round) as [number, number, number, number]
          const { data: seen } = lettered.getImageData(left, top, wide, high)
          const { data: ground } = bare.getImageData(left, top, wide, high)
          const isLetter = (column: number, row: number) => {
            const at = 4 * (row * wide + column)
            return [0, 1, 2].some((part) => Math.abs((seen[at + part] ?? 0) - (ground[at + part] ?? 0)) > 12)
          }
          const ratios: number[] = []
          for (let row = 1; row < high - 1; row += 1) {
            for (let column = 1; column < wide - 1; column += 1) {
              // What touches a letter is what it has to stand out from.
              const touches =
                !isLetter(column, row) &&
                (isLetter(column - 1, row) ||
                  isLetter(column + 1, row) ||
                  isLetter(column, row - 1) ||
                  isLetter(column, row + 1))
              if (!touches) continue
              const behind = luminance(ground.subarray(4 * (row * wide + column), 4 * (row * wide + column) + 3))
              ratios.push((Math.max(letters, behind) + 0.05) / (Math.min(letters, behind) + 0.05))
            }
          }
          ratios.sort((a, b) => a - b)
          // A grain of dust in the picture hides no letter.
          return { text, least, ratio: ratios[Math.floor(ratios.length * 0.01)] ?? 0 }
        })
      },
      { pngs: [withLetters, without] as const, lines: written },
    )
    await reader.close()
    expect(contrasts.filter(({ ratio, least }) => ratio < least)).toEqual([])
  })
}
