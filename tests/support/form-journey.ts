/** The three forms of the site, and the way to each. */
import type { Locator, Page } from '@playwright/test'

import { waitUntilHydrated } from './journey.ts'

export type FormName = 'Contact' | 'Login' | 'Register'

/** Opens the landing page and, there, the form. */
export async function openForm(page: Page, name: FormName): Promise<Locator> {
  await page.goto('/')
  await waitUntilHydrated(page)
  if (name === 'Contact') {
    const section = page.locator('#contact')
    await section.scrollIntoViewIfNeeded()
    return section.getByRole('form')
  }
  await page.getByRole('banner').getByRole('button', { name }).click()
  return page.getByRole('dialog', { name }).getByRole('form')
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
