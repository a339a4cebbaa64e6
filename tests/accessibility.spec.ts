import type { Page } from '@playwright/test'

import { confirmAge, expect, test } from './journey.ts'

const PATHS = ['/', '/privacy_policy', '/cookies_policy', '/terms_of_service', '/refund_policy', '/thank']

const MODES = {
  'as it comes': { forcedColors: 'none', reducedMotion: 'no-preference' },
  'in forced colours': { forcedColors: 'active', reducedMotion: 'no-preference' },
  'with reduced motion': { forcedColors: 'none', reducedMotion: 'reduce' },
} as const

type ExpectAccessible = (state: string) => Promise<void>

/** Looks at one state in each mode, and leaves the page as it comes. */
async function expectAccessibleInEachMode(page: Page, expectAccessible: ExpectAccessible, state: string) {
  for (const [name, mode] of Object.entries(MODES)) {
    await page.emulateMedia(mode)
    await expectAccessible(`${state} ${name}`)
  }
  await page.emulateMedia(MODES['as it comes'])
}

for (const path of PATHS) {
  test(`${path} has no finding as it comes, in forced colours and with reduced motion`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInEachMode(page, expectAccessible, path)
  })
}

test('the 404 page has no finding in any mode', async ({ page, allowConsole, expectAccessible }) => {
  allowConsole(/status of 404/)
  await page.goto('/no/such/place')
  await expectAccessibleInEachMode(page, expectAccessible, 'the 404 page')
})

test('the age question, its dead end, Register and Login have no finding in any mode', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expectAccessibleInEachMode(page, expectAccessible, 'Login')
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Yes/ })).toBeVisible()
  await expectAccessibleInEachMode(page, expectAccessible, 'the age question')
  await confirmAge(page)
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await expectAccessibleInEachMode(page, expectAccessible, 'Register')
})

test('the dead end of the age question has no finding in any mode', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const no = page.getByRole('dialog').getByRole('button', { name: /^No/ })
  await no.click()
  await expect(no).toBeHidden()
  await expectAccessibleInEachMode(page, expectAccessible, 'the dead end')
})

test('the open menu of a phone has no finding in any mode', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccessibleInEachMode(page, expectAccessible, 'the menu')
})
