/**
 * The `test` that every journey uses: it fails on errors that the journey does not check for.
 *
 * A journey fails when, on any page of its visitor, the console says anything, a script throws, a request leaves the site's
 * origin or the content security policy is violated, whatever else it checks. `allowConsole` names what one journey provokes
 * on purpose.
 */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import axe from 'axe-core'

import { serveBuild } from '../../scripts/server/served-build.ts'

interface Journey {
  /** What the pages of this journey's visitor may say and ask. */
  allowed: Allowed
  /** Names console text, or the message of an uncaught exception, that this journey provokes on purpose. */
  allowConsole: (pattern: RegExp) => void
  /** Names the origin of another host of the site that this journey starts. */
  allowOrigin: (origin: string) => void
  /** A build with another configuration to run against, relative to the project's root; the shipped one without. */
  buildDirectory: string | undefined
  /** Expects no violation by axe of the page as it is: as it comes, in forced colours, and with reduced motion where that shows. */
  expectAccessible: (state: string) => Promise<void>
  /** A page of a second visitor, whose browser runs no scripts. It is watched as `page` is. */
  pageWithoutScripts: Page
}

/** What the software renderer says of itself; it is about the machine that tests, not about the site. */
const RENDERER_NOISE = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/]

interface Allowed {
  readonly console: RegExp[]
  readonly origins: string[]
}

const AS_IT_COMES = { forcedColors: 'none', reducedMotion: 'no-preference' } as const

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

  allowed: async ({ baseURL }, use) => {
    await use({ console: [...RENDERER_NOISE], origins: baseURL === undefined ? [] : [baseURL] })
  },

  context: async ({ context, allowed }, use) => {
    const trouble = watchTrouble(context, allowed)
    await use(context)
    expect(trouble, 'what went wrong unseen').toEqual([])
  },

  pageWithoutScripts: async ({ browser, baseURL, allowed }, use) => {
    const withoutScripts = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const trouble = watchTrouble(withoutScripts, allowed)
    await use(await withoutScripts.newPage())
    await withoutScripts.close()
    expect(trouble, 'what went wrong unseen without scripts').toEqual([])
  },

  allowConsole: async ({ allowed }, use) => {
    await use((pattern) => allowed.console.push(pattern))
  },

  allowOrigin: async ({ allowed }, use) => {
    await use((origin) => allowed.origins.push(origin))
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (state) => {
      // Evaluated once, in the page: the package for Playwright does it twice for each mode, in a second page as well.
      await page.evaluate(axe.source)
      await page.emulateMedia(AS_IT_COMES)
      expect(await axeViolations(page), `axe on ${state} as it comes`).toEqual([])
      const moving = await renderedElements(page)
      await page.emulateMedia({ ...AS_IT_COMES, forcedColors: 'active' })
      expect(await axeViolations(page), `axe on ${state} in forced colours`).toEqual([])
      // Last, because a screen fades in anew when motion comes back.
      await page.emulateMedia({ ...AS_IT_COMES, reducedMotion: 'reduce' })
      if ((await renderedElements(page)) !== moving)
        expect(await axeViolations(page), `axe on ${state} with reduced motion`).toEqual([])
      await page.emulateMedia(AS_IT_COMES)
    })
  },
})

export { expect }

/** Everything from now on that no page of a visitor may do: say something that is not allowed, throw, or ask another origin. */
function watchTrouble(context: BrowserContext, allowed: Allowed): string[] {
  const trouble: string[] = []
  const isAllowed = (text: string) => allowed.console.some((pattern) => pattern.test(text))
  context.on('console', (message) => {
    if (!isAllowed(message.text())) trouble.push(`console.${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (webError) => {
    const { message } = webError.error()
    if (!isAllowed(message)) trouble.push(`thrown: ${message}`)
  })
  context.on('request', (request) => {
    if (!allowed.origins.includes(new URL(request.url()).origin)) trouble.push(`request to ${request.url()}`)
  })
  return trouble
}

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

/** What axe sees that is rendered, after the next frame: the elements with their attributes, their own text and their colours. */
async function renderedElements(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return page.evaluate(() =>
    [...(document.querySelector('dialog:modal') ?? document).querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
        return [
          element.localName,
          ...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`),
          ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
          ...[color, backgroundColor, backgroundImage, opacity],
        ].join(' ')
      })
      .join('\n'),
  )
}

/** Waits until React has hydrated the page; before that a link loads a document. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null)
}

/** Answers the age question with yes, wherever it is asked; the launch that asked for it goes on. */
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

/** Hides the page's tab or shows it again, as far as the page can tell. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )
}

/** Call before the page is opened: its visitor has asked their browser to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** The paths of the documents that the page requests from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
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
