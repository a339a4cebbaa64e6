import type { Locator } from '@playwright/test'

import { everythingRemembered } from '../../testing/everything-remembered.ts'
import { type FormName, openForm } from '../support/form-journey.ts'
import { expect, test } from '../support/journey.ts'

const CANARY = 'canary-7f3a'
const CANARY_EMAIL = `${CANARY}@example.org`

interface FormCase {
  name: FormName
  /** Field names of the specification, in order; `required` as it says. */
  fields: {
    name: string
    kind: 'text' | 'email' | 'password' | 'textarea' | 'select' | 'checkbox'
    required: boolean
  }[]
}

const FORMS: FormCase[] = [
  {
    name: 'Contact',
    fields: [
      { name: 'Pilot name', kind: 'text', required: true },
      { name: 'Email', kind: 'email', required: true },
      { name: 'Mission type', kind: 'select', required: false },
      { name: 'Details', kind: 'textarea', required: true },
      { name: 'privacy', kind: 'checkbox', required: true },
    ],
  },
  {
    name: 'Login',
    fields: [
      { name: 'Email or username', kind: 'text', required: true },
      { name: 'Password', kind: 'password', required: true },
      { name: 'terms', kind: 'checkbox', required: true },
    ],
  },
  {
    name: 'Register',
    fields: [
      { name: 'Email', kind: 'email', required: true },
      { name: 'Username', kind: 'text', required: true },
      { name: 'Password', kind: 'password', required: true },
      { name: 'terms', kind: 'checkbox', required: true },
    ],
  },
]

function control(form: Locator, field: FormCase['fields'][number]): Locator {
  return field.kind === 'checkbox'
    ? form.getByRole('checkbox', { name: new RegExp(field.name, 'i') })
    : form.getByLabel(field.name, { exact: true })
}

async function fill(form: Locator, field: FormCase['fields'][number]): Promise<void> {
  const input = control(form, field)
  if (field.kind === 'checkbox') await input.check()
  else if (field.kind === 'select') await input.selectOption({ index: 2 })
  else await input.fill(field.kind === 'email' ? CANARY_EMAIL : CANARY)
}

async function expectSpecifiedFields(form: Locator, { fields }: FormCase): Promise<void> {
  await expect(form.locator('input, textarea, select')).toHaveCount(fields.length)
  for (const field of fields) {
    const input = control(form, field)
    await expect(input).toBeVisible()
    expect(await input.evaluate((element: HTMLInputElement) => element.required), field.name).toBe(field.required)
    if (field.kind !== 'textarea' && field.kind !== 'select') await expect(input).toHaveAttribute('type', field.kind)
    for (const rule of ['pattern', 'minlength', 'maxlength']) await expect(input).not.toHaveAttribute(rule, /.*/)
  }
}

async function expectMissionTypes(form: Locator): Promise<void> {
  const options = form.getByLabel('Mission type').locator('option')
  await expect(options.nth(0)).toHaveAttribute('value', '')
  expect((await options.allTextContents()).slice(1)).toEqual([
    'Technical Support',
    'Gameplay Question',
    'Account Issue',
    'Feedback & Suggestions',
    'Partnership Inquiry',
  ])
}

async function expectHints(form: Locator, name: FormName): Promise<void> {
  const fields = await form.locator('input:not([type=checkbox]), textarea, select').evaluateAll((all) =>
    all.map((field) => ({
      name: field.getAttribute('name'),
      keyboard: field.getAttribute('inputmode') ?? field.getAttribute('type'),
      fills: field.getAttribute('autocomplete'),
      leads: field.getAttribute('enterkeyhint'),
      isLarge: parseFloat(getComputedStyle(field).fontSize) >= 16,
    })),
  )
  expect(fields.filter(({ isLarge }) => !isLarge)).toEqual([])
  if (name === 'Contact') {
    expect(fields).toHaveLength(4)
    const email = { keyboard: 'email', fills: 'email', leads: 'next' }
    expect(fields.find((field) => field.name === 'email')).toMatchObject(email)
    return
  }
  expect(fields.filter(({ fills, leads }) => fills === null || leads === null)).toEqual([])
  expect(fields.map(({ fills }) => fills)).toContain(name === 'Login' ? 'current-password' : 'new-password')
  expect(fields.at(-1)?.leads).not.toBe('next')
}

/** Leaves the form filled. */
async function expectChecks(form: Locator, { fields }: FormCase): Promise<void> {
  const expectToStayFor = async (field: FormCase['fields'][number], wrong: 'valueMissing' | 'typeMismatch') => {
    await form.locator('button[type=submit]').click()
    const input = control(form, field)
    await expect(input, field.name).toBeFocused()
    expect(await input.evaluate((element: HTMLInputElement, wrong) => element.validity[wrong], wrong)).toBe(true)
    const page = form.page()
    await expect(page).toHaveURL('/')
    // Chrome shows no message at a field that is scrolled to smoothly. The message itself cannot be seen from here.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  }
  for (const field of fields) await fill(form, field)
  for (const field of fields.filter(({ required }) => required)) {
    const input = control(form, field)
    if (field.kind === 'checkbox') await input.uncheck()
    else await input.fill('')
    await expectToStayFor(field, 'valueMissing')
    if (field.kind === 'email') {
      await input.fill('not an address')
      await expectToStayFor(field, 'typeMismatch')
    }
    await fill(form, field)
  }
}

for (const form of FORMS) {
  test(`the ${form.name} form is as specified and keeps nothing`, async ({ page }) => {
    const opened = await openForm(page, form.name)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    // @spec contact-form, form-fields, required-fields
    await test.step('the fields are exactly those of the specification, with its required flags', () =>
      expectSpecifiedFields(opened, form))
    if (form.name === 'Contact') {
      await expect(opened.locator('button[type=submit]')).toHaveText('Submit')
      // @spec mission-types
      await test.step('the mission types are the five of the specification, after an empty choice', () =>
        expectMissionTypes(opened))
    }
    await test.step('form fields are at least 16 px and have keyboard, autocomplete and Enter-key hints', async () => {
      for (const [width, height] of [
        [360, 740],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expectHints(opened, form.name)
      }
    })
    // @spec missing-field, email-type, validation-messages
    await test.step('a missing field or an invalid email stops the form, and the browser focuses it', () =>
      expectChecks(opened, form))
    // @spec forms-lead-to-thank, forms-navigate, no-roles
    await test.step('submitting leads to /thank, and nothing typed is stored or sent', async () => {
      expect(await everythingRemembered(page)).toContain(CANARY)
      await opened.locator('button[type=submit]').click()
      await expect(page).toHaveURL('/thank')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adventure Confirmed!')
      expect(await everythingRemembered(page)).not.toContain(CANARY)
      expect(sent.filter((request) => request.includes(CANARY) || !request.startsWith('GET'))).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL('/')
      expect(await everythingRemembered(page)).not.toContain(CANARY)
    })
  })
}

test('a shown password is hidden again when the form is reopened', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill(CANARY)
  await dialog.getByRole('button', { name: /show password/i }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(password).toHaveValue('')
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form cannot send what is typed', async ({ page, allowConsole }) => {
    allowConsole(/form-action/)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/')
    const form = page.locator('#contact').locator('form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toBeHidden()
    // As in a browser that does not know whether scripts are on, and shows it.
    await form.evaluate((element) => element.style.setProperty('display', 'grid', 'important'))
    await form.getByLabel('Pilot name').fill(CANARY)
    await form.getByLabel('Email').fill(CANARY_EMAIL)
    await form.getByLabel('Details').fill(CANARY)
    await form.getByRole('checkbox').check()
    await form.getByLabel('Email').press('Enter')
    await form.locator('button[type=submit]').dispatchEvent('click')
    await expect(page).toHaveURL('/')
    expect(sent.filter((request) => request.includes(CANARY))).toEqual([])
  })
})
