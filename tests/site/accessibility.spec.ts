import { SITE_ROUTES } from '../../app/routes.ts'
import { confirmAge, expect, test } from '../support/journey.ts'

const PATHS: readonly string[] = SITE_ROUTES.map(({ path }) => path)

test('no page has an axe violation, also in forced colours and with reduced motion', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/status of 404/)
  for (const path of [...PATHS, '/no/such/place']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(path)
  }
})

test('the age question, Register and Login have no axe violation in any mode', async ({ page, expectAccessible }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expectAccessible('Login')
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Yes/ })).toBeVisible()
  await expectAccessible('the age question')
  await confirmAge(page)
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await expectAccessible('Register')
})

test('the screen after a no to the age question has no axe violation in any mode', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const no = page.getByRole('dialog').getByRole('button', { name: /^No/ })
  await no.click()
  await expect(no).toBeHidden()
  await expectAccessible('the dead end')
})

test('the open menu on a phone has no axe violation in any mode', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccessible('the menu')
})

test('the landing page without scripts has its sections and headings in the accessibility tree', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route(/\/assets\/[^/]+\.js/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Ten rings. One tank." [level=1]
      - region "How to play":
        - heading "How to play" [level=2]
        - list:
          - listitem:
            - heading [level=3]
      - region:
        - heading [level=2]
        - paragraph
      - region:
        - heading [level=2]
        - button "See for yourself"
      - region "Leaderboard":
        - heading "Leaderboard" [level=2]
        - table
      - region "Contact":
        - heading "Contact" [level=2]
        - form "Contact"
  `)
})
