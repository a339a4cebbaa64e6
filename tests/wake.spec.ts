/** Pages are painted first and wake after that; nobody's press is lost in between. */
import { expect, holdBack, test, waitUntilAwake } from './journey.ts'

declare global {
  interface Window {
    shifts?: number
    pageThatWasLeft?: WeakRef<Node>
  }
}

const LIBRARIES = /\/assets\/libraries-[^/]+\.js$/
const HERO = /\/assets\/hero-[^/]+\.(?:avif|webp)$/

test('no script of the page is asked for before its picture has come', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const letGo = await holdBack(page, HERO)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked.some((path) => HERO.test(path))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
  letGo()
  await expect.poll(() => asked.some((path) => LIBRARIES.test(path))).toBe(true)
})

test('a press wakes a page whose picture is still on its way, and is answered', async ({ page }) => {
  const letGo = await holdBack(page, HERO)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  letGo()
})

test('of the presses before a page is awake, the last is answered, once', async ({ page }) => {
  const letGo = await holdBack(page, LIBRARIES)
  await page.goto('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Register' }).click()
  await banner.getByRole('button', { name: 'Login' }).click()
  await banner.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('of a page that was pressed before it was awake, and left since, nothing is held', async ({ page }) => {
  const letGo = await holdBack(page, LIBRARIES)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => (window.pageThatWasLeft = new WeakRef(document.querySelector('main > *') ?? document)))
  const footer = page.getByRole('contentinfo')
  // React keeps the page before; the one before that is nobody's.
  for (const address of ['/cookies_policy', '/terms_of_service', '/privacy_policy']) {
    await footer.locator(`a[href="${address}"]`).click()
    await expect(page).toHaveURL(address)
    await waitUntilAwake(page)
  }
  const instruments = await page.context().newCDPSession(page)
  const isHeld = async () => {
    await instruments.send('HeapProfiler.collectGarbage')
    return page.evaluate(() => window.pageThatWasLeft?.deref() !== undefined)
  }
  await expect.poll(isHeld).toBe(false)
})

test('a page whose code does not arrive says nothing more than the browser does, and one whose code breaks speaks', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED/)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.route(LIBRARIES, (route) => route.abort())
  await page.goto('/thank')
  await page.waitForEvent('requestfailed', (request) => LIBRARIES.test(request.url()))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  expect(thrown).toEqual([])

  allowConsole(/a fault of its own/)
  await page.unroute(LIBRARIES)
  await page.route(LIBRARIES, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('a fault of its own')" }),
  )
  await page.goto('/thank')
  await expect.poll(() => thrown).toEqual(['a fault of its own'])
})

test.describe('on a phone, below the first screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const waiting = () =>
    [...document.querySelectorAll('main > section')].filter(
      (section) => getComputedStyle(section).contentVisibility !== 'visible',
    ).length

  test('nothing is laid out before the page is awake, all of it soon after, and nothing in sight moves for it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifts = 0
      new PerformanceObserver((list) => {
        window.shifts = (window.shifts ?? 0) + list.getEntries().length
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letGo = await holdBack(page, LIBRARIES)
    await page.goto('/')
    expect(await page.evaluate(waiting)).toBe(5)
    letGo()
    await expect.poll(() => page.evaluate(waiting)).toBe(0)
    await expect(page.locator('html[data-first-screen], main > section[style*=visibility]')).toHaveCount(0)
    expect(await page.evaluate(() => window.shifts)).toBe(0)
  })

  test('who scrolls before then has all of it laid out at once, and what they look at stays', async ({ page }) => {
    const letGo = await holdBack(page, LIBRARIES)
    await page.goto('/')
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(waiting)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const where = () => page.locator('#contact-heading').evaluate((heading) => heading.getBoundingClientRect().top)
    const before = await where()
    letGo()
    await waitUntilAwake(page)
    await expect(page.locator('html[data-first-screen], main > section[style*=visibility]')).toHaveCount(0)
    expect(await where()).toBe(before)
  })

  test('a button of the menu that is pressed before then leads to where its section really is', async ({ page }) => {
    const letGo = await holdBack(page, LIBRARIES)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Contact' }).click()
    letGo()
    const heading = page.locator('#contact-heading')
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(waiting)).toBe(0)
    await expect
      .poll(async () => {
        const top = (await heading.boundingBox())?.y ?? NaN
        return top > 0 && top < 250
      })
      .toBe(true)
  })

  test('a page that is opened at a part of it, or again where it was left, waits with nothing', async ({ page }) => {
    await page.goto('/#leaderboard')
    expect(await page.evaluate(waiting)).toBe(0)
    await expect(page.locator('#leaderboard-heading')).toBeInViewport()
    await page.goto('/')
    await waitUntilAwake(page)
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    const letGo = await holdBack(page, LIBRARIES)
    await page.reload()
    expect(await page.evaluate(waiting)).toBe(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
    letGo()
  })
})
