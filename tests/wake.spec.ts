/** Pages are painted first and wake after that; nobody's press is lost in between. */
import { expect, holdBack, test } from './journey.ts'

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
