import { SITE_ROUTES } from '../../app/routes.ts'
import { expect, test } from '../support/journey.ts'

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
