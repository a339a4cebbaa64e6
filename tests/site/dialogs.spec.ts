import type { Page } from '@playwright/test'

import { siteConfig } from '../../app/site/site.config.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { launchButton } from '../support/take-off.ts'

async function isPageScrollable(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')
}

test('the age question is asked before the first flight, and a no is remembered', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: /^Yes/ })
  const no = dialog.getByRole('button', { name: /^No/ })
  await launchButton(page).click()
  // @spec adults, age-verification-on
  await test.step('the age is asked before the first flight, not before reading', async () => {
    await expect(dialog).toContainText(String(siteConfig.minimumAge))
    await expect(dialog).not.toContainText(/verif/i)
    const [yesBox, noBox] = await Promise.all([yes.boundingBox(), no.boundingBox()])
    expect(yesBox?.height).toBe(noBox?.height)
    expect(Math.abs((yesBox?.width ?? 0) - (noBox?.width ?? 1000))).toBeLessThanOrEqual(1)
  })
  await test.step('a no is remembered for the visit', async () => {
    await no.click()
    await expect(no).toBeHidden()
    await expect(yes).toHaveCount(0)
    await expectAccessible('the dead end')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await launchButton(page).click()
    await expect(dialog).toBeVisible()
    await expect(yes).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
  await test.step('a no keeps neither Register nor Login closed', async () => {
    await page.keyboard.press('Escape')
    for (const name of ['Register', 'Login']) {
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })
})

for (const [name, tag] of [
  ['Login', ''],
  ['Register', ' @rest'],
] as const) {
  // @spec modals-open
  test(`${name} opens and closes by keyboard, traps the focus and returns it${tag}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/')
    const opener = page.getByRole('banner').getByRole('button', { name })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
    expect(await isPageScrollable(page)).toBe(false)
    await expectAccessible(name)

    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab')
      // Between the last and the first stop a browser may visit its own controls; the page behind it must not be reached.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await isPageScrollable(page)).toBe(true)

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

// @spec modals-independent, modals-transitions
test('Login, Register and the game open and close independently', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await launchButton(page).click()
  await confirmAge(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // Where Close stood there is Register now, which the second click opened.
  await page.getByRole('button', { name: 'Close' }).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await banner.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('a dialog that the browser closes by itself opens again @rest', async ({ page }) => {
  await page.goto('/')
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  for (let time = 0; time < 2; time += 1) {
    await login.click()
    await page.locator('dialog:modal').evaluate((dialog: HTMLDialogElement) => dialog.close())
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(login).toBeFocused()
  }
})
