import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { SITE_ROUTES } from '../../app/routes.ts'
import { buildFolder } from '../../scripts/build-steps/build-folder.mjs'
import { expect, test } from '../support/journey.ts'
import { launchGame } from '../support/take-off.ts'

const CLIENT = join(buildFolder(), 'client')

test('a visit with a flight requests only files of the built site', async ({ page }) => {
  const odd: string[] = []
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'font') fonts.add(pathname.replace(/-[^-]+$/, ''))
    const isPage = ['', '.html'].some((end) =>
      existsSync(join(CLIENT, pathname === '/' ? '/index.html' : pathname + end)),
    )
    if (request.method() !== 'GET' || !isPage || request.postData() !== null)
      odd.push(`${request.method()} ${request.url()}`)
  })
  for (const path of [...SITE_ROUTES.map(({ path }) => path), '/']) {
    await page.goto(path)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click()
  await expect(page).toHaveURL('/terms_of_service')
  await page.goBack()
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).click()
  await expect(page.getByRole('meter', { name: 'Fuel' })).toHaveAttribute('aria-valuenow', /^9\d$/)
  expect(odd).toEqual([])
  expect([...fonts].sort(), 'the fonts that are cut have every letter that was shown').toEqual([
    '/assets/big-shoulders',
    '/assets/figtree',
  ])
})
