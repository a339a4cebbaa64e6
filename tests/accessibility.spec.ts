import { confirmAge, expect, test } from './journey.ts'

const PATHS = ['/', '/privacy_policy', '/cookies_policy', '/terms_of_service', '/refund_policy', '/thank']

for (const [name, options] of Object.entries({
  'as it comes': {},
  'in forced colours': { forcedColors: 'active' },
  'with reduced motion': { reducedMotion: 'reduce' },
} as const)) {
  test.describe(name, () => {
    test.use({ contextOptions: options })

    for (const path of PATHS) {
      test(`${path} has no finding`, async ({ page, expectAccessible }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(`${path} ${name}`)
      })
    }

    test('the 404 page has no finding', async ({ page, allowConsole, expectAccessible }) => {
      allowConsole(/status of 404/)
      await page.goto('/no/such/place')
      await expectAccessible(`the 404 page ${name}`)
    })

    test('the age question, its dead end, Register and Login have no finding', async ({ page, expectAccessible }) => {
      await page.goto('/')
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: 'Login' }).click()
      await expectAccessible('Login')
      await page.keyboard.press('Escape')
      await banner.getByRole('button', { name: 'Register' }).click()
      await expectAccessible('the age question')
      await confirmAge(page)
      await expectAccessible('Register')
    })

    test('the dead end of the age question has no finding', async ({ page, expectAccessible }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
      await page.getByRole('dialog').getByRole('button', { name: /^No/ }).click()
      await expectAccessible('the dead end')
    })
  })
}

test('the open menu of a phone has no finding', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible('the menu')
})
