/** The three forms of the site: the way to each, and what may be left of what is typed there. */
import type { Locator, Page } from '@playwright/test'

import { confirmAge, expect, waitUntilHydrated } from './journey.ts'

export type FormName = 'Contact' | 'Login' | 'Register'

/** Opens the landing page and, there, the form; the age question is answered with yes where it is asked. */
export async function openForm(page: Page, name: FormName): Promise<Locator> {
  await page.goto('/')
  await waitUntilHydrated(page)
  if (name === 'Contact') {
    const section = page.locator('#contact')
    await section.scrollIntoViewIfNeeded()
    return section.getByRole('form')
  }
  await page.getByRole('banner').getByRole('button', { name }).click()
  const form = page.getByRole('dialog', { name }).getByRole('form')
  const yes = page.getByRole('dialog').getByRole('button', { name: /^Yes/ })
  await expect(yes.or(form)).toBeVisible()
  if (await yes.isVisible()) await confirmAge(page)
  return form
}

/** Fills what the contact form of the open landing page requires. */
export async function fillContactForm(page: Page): Promise<void> {
  const form = page.locator('#contact').getByRole('form')
  await form.getByLabel('Pilot name').fill('A visitor')
  await form.getByLabel('Email').fill('visitor@example.org')
  await form.getByLabel('Details').fill('Hello')
  await form.getByRole('checkbox').check()
}

/** Fills what the contact form of the open landing page requires, and submits it. */
export async function sendContactForm(page: Page): Promise<void> {
  await fillContactForm(page)
  await page.locator('#contact button[type=submit]').click()
}

/** Everything that a page can remember, as one text. */
export async function everythingRemembered(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = await caches.keys()
    const databases = await indexedDB.databases()
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
    return JSON.stringify([
      location.href,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      cached,
      databases,
      fields,
      document.documentElement.outerHTML,
    ])
  })
}
