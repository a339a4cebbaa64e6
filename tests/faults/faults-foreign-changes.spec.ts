/** Pages to which extensions have added nodes, or whose text a translator has wrapped: they work. */
import type { Page } from '@playwright/test'

import { NOT_FOUND_PATH } from '../../app/site/site-routes.ts'
import { sendContactForm } from '../support/form-journey.ts'
import { expect, test, waitUntilHydrated } from '../support/journey.ts'
import { launchButton } from '../support/take-off.ts'

const RECOVERY = /Minified React error|status of 404/

/** What others do to a page, each as a script that runs in it. */
const CHANGES = {
  'a password manager puts a node after each input, button and heading': () => {
    for (const element of document.querySelectorAll('input, button, h1'))
      element.after(document.createElement('com-manager-icon'))
  },
  'a translator wraps every text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest('script')) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      font.textContent = text.textContent
      text.parentNode?.replaceChild(font, text)
    }
  },
  'an extension puts containers of its own first': () => {
    for (const id of ['app', 'root']) document.body.prepend(Object.assign(document.createElement('div'), { id }))
  },
  'the head and the body get nodes of others': () => {
    document.head.prepend(document.createElement('div'), document.createElement('meta'))
    document.body.append(document.createElement('div'))
    document.documentElement.className = 'changed'
  },
}

/** What a visitor needs of a page, once it is hydrated. */
function contentOf(page: Page) {
  return page.evaluate(async () => {
    // Right after a navigation there is no root element yet.
    while (document.querySelector('[data-hydrated]') === null) await new Promise((resolve) => setTimeout(resolve, 10))
    // The parser keeps the inside of noscript as text, and React renders it as elements.
    for (const noscript of document.querySelectorAll('noscript')) noscript.textContent = ''
    return {
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      words: ['header', 'main', 'footer'].map((part) => document.querySelector(`#ringwake-page ${part}`)?.textContent),
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      bodyColour: getComputedStyle(document.body).backgroundColor,
      footerPadding: getComputedStyle(document.querySelector('footer') ?? document.body).padding,
    }
  })
}

/** One of each kind: the policies are one component. */
const PAGES = ['/', '/privacy_policy', '/thank', NOT_FOUND_PATH]

/** Runs `change` in each page that is opened from now on, before its scripts. */
async function changeBeforeHydration(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`)
}

test('each kind of page keeps its content after changes by others before hydration', async ({
  page,
  allowConsole,
  context,
}) => {
  allowConsole(RECOVERY)
  const whole = new Map<string, unknown>()
  for (const path of PAGES) {
    await page.goto(path)
    whole.set(path, await contentOf(page))
  }
  for (const [what, change] of Object.entries(CHANGES)) {
    const changed = await context.newPage()
    await changeBeforeHydration(changed, change)
    for (const path of PAGES) {
      await changed.goto(path)
      expect(await contentOf(changed), `${path}: ${what}`).toEqual(whole.get(path))
    }
    await changed.close()
  }
})

test('a page changed after hydration opens dialogs, and a form leads on', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  for (const foreign of Object.values(CHANGES)) await page.evaluate(foreign)
  await page.getByRole('button', { name: 'Watch a five-second film' }).click()
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  for (const foreign of Object.values(CHANGES)) await page.evaluate(foreign)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await launchButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  // Closing renders the changed page anew, and with it the form.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await sendContactForm(page)
  await expect(page).toHaveURL('/thank')
  await expect(page.locator('h1')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('#contact').getByRole('form')).toBeVisible()
})
