/** The three forms of the site, and the way to each. */
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
