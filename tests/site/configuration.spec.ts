import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { isPolicyPath, POLICIES, SITE_ROUTES } from '../../app/site/site-routes.ts'
import { siteConfig } from '../../app/site/site.config.ts'
import { siteConfig as otherConfig } from '../site-configs/no-age-question.ts'
import { expect, test } from '../support/journey.ts'
import { launchButton } from '../support/take-off.ts'

test.describe('maintenanceMode: true @rest', () => {
  test.use({ buildDirectory: '.cache/build-maintenance' })

  // @spec maintenance-mode
  test('every page except the policies is a maintenance screen with noindex', async ({ page, expectAccessible }) => {
    for (const path of SITE_ROUTES.map((route) => route.path).filter((each) => !isPolicyPath(each))) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/maintenance|hangar|grounded/i)
      await expect(main).toContainText(siteConfig.contactEmail)
      await expect(main).toContainText(siteConfig.contactAddress)
      await expect(main).toContainText(siteConfig.tel)
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
      await expect(page.getByRole('button', { name: /launch|register|login/i })).toHaveCount(0)
      await expectAccessible(`maintenance at ${path}`)
    }
  })

  test('an unknown address is still a 404', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/)
    expect((await page.goto('/no/such/place'))?.status()).toBe(404)
  })

  test('the policies stay readable', async ({ page }) => {
    for (const { path } of POLICIES) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(/last updated November 14, 2024/i)
    }
  })
})

// @spec shipped-values
test('the shipped configuration asks for an age of 18 and is not in maintenance mode', () => {
  expect(siteConfig.maintenanceMode).toBe(false)
  expect(siteConfig.requireAgeVerification).toBe(true)
  expect(siteConfig.minimumAge).toBe(18)
})

test('an invalid configuration stops the build with one message and keeps the last build', () => {
  const page = '.cache/build-broken/client/index.html'
  mkdirSync('.cache/build-broken/client', { recursive: true })
  writeFileSync(page, 'the last good build')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      RINGWAKE_SITE_CONFIG: 'tests/site-configs/broken.ts',
      RINGWAKE_BUILD_DIRECTORY: '.cache/build-broken',
    },
  })
  expect(status).not.toBe(0)
  const told = stdout + stderr
  expect(told).toMatch(
    /^The site configuration \(tests\/site-configs\/broken\.ts\) needs a correction:\n {2}- contactEmail .*\n {2}- minimumAge .*\n$/,
  )
  expect(readFileSync(page, 'utf8')).toBe('the last good build')
})

test.describe('another name, other contacts, another age, no age question @rest', () => {
  test.use({ buildDirectory: '.cache/build-no-age-question' })

  // @spec age-verification-off
  test('Register and the game open without the age question', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
    await page.keyboard.press('Escape')
    await launchButton(page).click()
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  // @spec site-config
  test('every page follows the configuration', async ({ page }) => {
    for (const { path } of SITE_ROUTES) {
      await page.goto(path)
      expect(await page.title()).toContain(otherConfig.siteName)
      const text = await page.evaluate(() =>
        [
          document.title,
          document.body.innerText,
          ...Array.from(document.querySelectorAll('meta'), ({ content }) => content),
        ].join('\n'),
      )
      expect(text, path).not.toMatch(/Ringwake|ringwake\.example|Observatory Lane|5550 0118/)
      expect(text, path).not.toMatch(/(?:aged|at least|under|over) 18\b|\b18 (?:and over|or older|years)/i)
      if (isPolicyPath(path)) {
        for (const fact of [otherConfig.contactEmail, otherConfig.contactAddress, otherConfig.tel])
          await expect(page.getByRole('main'), path).toContainText(fact)
      }
      if (path === '/terms_of_service') await expect(page.getByRole('main')).toContainText(/\b21\b/)
      if (path === '/') {
        // The name's quotes and tags are text everywhere, never code.
        const told = await page.locator('script[type="application/ld+json"]').evaluate(({ textContent }) => textContent)
        const { '@graph': graph } = JSON.parse(told) as { '@graph': { name: string }[] }
        expect(graph.map(({ name }) => name)).toEqual([otherConfig.siteName, otherConfig.siteName])
      }
    }
  })
})
