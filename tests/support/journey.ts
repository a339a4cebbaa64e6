/**
 * The `test` that every journey uses: it fails on errors that the journey does not check for.
 *
 * A journey fails when the console says anything, a script throws, a request leaves the site's origin or the content
 * security policy is violated, whatever else it checks. `allowConsole` names what one journey provokes on purpose.
 */
import { expect, test as base, type Page, type Route } from '@playwright/test'
import axe from 'axe-core'

import { serveBuild } from '../../scripts/server/served-build.mjs'

interface Journey {
  /** Names console text, or the message of an uncaught exception, that this journey provokes on purpose. */
  allowConsole: (pattern: RegExp) => void
  /** A build with another configuration to run against, relative to the project's root; the shipped one without. */
  buildDirectory: string | undefined
  /** Runs axe on the page as it is, as it comes, in forced colours and with reduced motion, and expects no violation. */
  expectAccessible: (state: string) => Promise<void>
}

/** What the software renderer says of itself; it is about the machine that tests, not about the site. */
const RENDERER_NOISE = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/]

/** What each page may say; a page belongs to one test. */
const allowedByPage = new WeakMap<Page, RegExp[]>()

const MODES = {
  'as it comes': { forcedColors: 'none', reducedMotion: 'no-preference' },
  'in forced colours': { forcedColors: 'active', reducedMotion: 'no-preference' },
  'with reduced motion': { forcedColors: 'none', reducedMotion: 'reduce' },
} as const

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const test = base.extend<Journey>({
  buildDirectory: [undefined, { option: true }],

  baseURL: async ({ baseURL, buildDirectory }, use) => {
    if (buildDirectory === undefined) {
      await use(baseURL)
      return
    }
    const site = await serveBuild(buildDirectory)
    await use(site.origin)
    site.close()
  },

  page: async ({ page, baseURL }, use) => {
    const trouble: string[] = []
    const allowed = [...RENDERER_NOISE]
    allowedByPage.set(page, allowed)
    page.on('console', (message) => {
      const text = message.text()
      if (!allowed.some((pattern) => pattern.test(text))) trouble.push(`console.${message.type()}: ${text}`)
    })
    page.on('pageerror', ({ message }) => {
      if (!allowed.some((pattern) => pattern.test(message))) trouble.push(`thrown: ${message}`)
    })
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== new URL(baseURL ?? page.url()).origin) trouble.push(`request to ${request.url()}`)
    })
    await use(page)
    expect(trouble, 'what went wrong unseen').toEqual([])
  },

  allowConsole: async ({ page }, use) => {
    await use((pattern) => allowedByPage.get(page)?.push(pattern))
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (state) => {
      // Evaluated once, in the page: the package for Playwright does it twice for each mode, in a second page as well.
      await page.evaluate(axe.source)
      for (const [name, mode] of Object.entries(MODES)) {
        await page.emulateMedia(mode)
        expect(await axeViolations(page), `axe on ${state} ${name}`).toEqual([])
      }
      await page.emulateMedia(MODES['as it comes'])
    })
  },
})

export { expect }

/** What axe, which the page has been given, finds wrong with the page as it is now. */
async function axeViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    // The page behind a modal dialog is inert, and has journeys of its own.
    const { violations } = await inPage.run(document.querySelector('dialog:modal') ?? document, {
      runOnly: tags,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, AXE_TAGS)
}

/** Waits until the page's scripts run, for what differs before: a link, say, then loads its page anew. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null)
}

/** Answers the age question with yes, wherever it is asked; the launch or registration that asked for it goes on. */
export async function confirmAge(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click()
}

/** Follows the footer's link to the privacy policy. */
export async function followPrivacyLink(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click()
}

/** Call before the page is opened: its visitor has asked their browser to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Holds back what matches until the returned function is called. */
export async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return () => {
    release()
  }
}

/** Answers with a style sheet that was cut at the end of its first rule, which is no error to a browser. */
export async function fulfillFirstRule(route: Route): Promise<void> {
  const sheet = await (await route.fetch()).text()
  await route.fulfill({ contentType: 'text/css', body: sheet.slice(0, sheet.indexOf('}') + 1) })
}
