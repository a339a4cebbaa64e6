import { SITE_ROUTES } from '../../app/site/site-routes.ts'
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
