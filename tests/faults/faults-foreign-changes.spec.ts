/** Pages whose nodes were changed by others: extensions, translators, blockers. They stay whole and work. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'

import { NOT_FOUND_PATH } from '../../app/routes.ts'
import { AGE_ANSWER_KEY } from '../../app/site/age-answer-key.ts'
import { expect, followPrivacyLink, test, waitUntilHydrated } from '../support/journey.ts'
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
  'one text is another': () => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = 'Changed'
  },
  'a div is put into main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'a blocker takes an element away': () => document.querySelector('main > *')?.remove(),
  'an extension puts containers of its own first': () => {
    for (const id of ['app', 'root']) document.body.prepend(Object.assign(document.createElement('div'), { id }))
  },
  'the head gets nodes of others, and loses its title and metadata': () => {
    for (const element of document.querySelectorAll('title, meta, link[rel=canonical]')) element.remove()
    document.head.prepend(document.createElement('div'), document.createElement('meta'))
    document.body.append(document.createElement('div'))
    document.documentElement.className = 'changed'
  },
  'the page is emptied and replaced by a copy, and the head is taken out': () => {
    const container = document.getElementById('ringwake-page')
    container?.replaceChildren()
    container?.replaceWith(container.cloneNode(true))
    document.head.remove()
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

/** Runs `change` in each page that is opened from now on, once it is parsed, and then starts hydration by a key event. */
async function changeBeforeHydration(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    ;(${change.toString()})()
    // As every real key, in a task of its own.
    setTimeout(() => dispatchEvent(new Event('keydown')))
  })`)
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

test('another spelling of an address shows the 404 page, also after hydration', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  for (const path of ['/Thank', '//thank', '/%2F', '/thank//', '//', '/%54hank', '/thank%0a']) {
    const response = await page.goto(`${baseURL ?? ''}${path}`)
    expect(response?.status(), path).toBe(404)
    await waitUntilHydrated(page)
    await expect(page, path).toHaveTitle(/^Page not found/)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Nothing flies here')
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
})

test('a page served at another address stays that page and corrects the address', async ({ page, baseURL }) => {
  for (const [address, served] of [
    ['//thank', '/thank'],
    ['/%2F', '/'],
    ['/thank.', '/thank'],
  ] as const) {
    await page.route(`${baseURL ?? ''}${address}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL ?? ''}${served}` }) }),
    )
    await page.goto(`${baseURL ?? ''}${address}`)
    await waitUntilHydrated(page)
    await expect(page, address).toHaveURL(served)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(
      served === '/' ? /Ten rings/i : 'Adventure Confirmed!',
    )
  }
})

test('a page changed after hydration opens dialogs and navigates to another page and back', async ({ page }) => {
  // Extensions leave a window like this.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    const matchMedia = (query: string) => ({ matches: ask(query).matches })
    Object.assign(window, { matchMedia, ResizeObserver: undefined })
  })
  await page.goto('/')
  await waitUntilHydrated(page)
  const change = async () => {
    for (const foreign of Object.values(CHANGES)) await page.evaluate(foreign)
  }
  await change()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.evaluate((element) => element.remove())
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeVisible()
  await change()
  await expect(page.locator('dialog:modal'), 'it is put back with the page').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await followPrivacyLink(page)
  await expect(page).toHaveTitle(/privacy/i)
  await expect(page.locator('h1')).toHaveCount(1)
  await change()
  await page.goBack()
  await expect(page.locator('#contact').getByRole('form')).toBeVisible()
  await launchButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page whose head is removed during a navigation still shows the next page', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await followPrivacyLink(page)
  await expect(page).toHaveTitle(/privacy/i)
  for (const change of [
    () => document.head.remove(),
    CHANGES['the page is emptied and replaced by a copy, and the head is taken out'],
  ]) {
    await page.evaluate(`(${change.toString()})(); history.back()`)
    await expect(page.locator('#contact').getByRole('form')).toBeVisible()
    await followPrivacyLink(page)
    await expect(page).toHaveTitle(/privacy/i)
  }
})

test('a page whose texts change while React hydrates it ends up unchanged', async ({ page, allowConsole }) => {
  allowConsole(RECOVERY)
  await page.goto('/')
  const whole = await contentOf(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
      const change = () => {
        if ('hydrated' in document.documentElement.dataset) return
        for (let count = 0; count < 3 && texts.nextNode(); count += 1) {
          const text = texts.currentNode as Text
          texts.previousNode()
          text.replaceWith('Changed')
        }
        setTimeout(change)
      }
      change()
      dispatchEvent(new Event('keydown'))
    })
  })
  await page.goto('/')
  expect(await contentOf(page)).toEqual(whole)
})

/** One change of one node. `where` is the node's place among all nodes of the page, in [0, 1). */
interface Change {
  readonly act: 'insert' | 'remove' | 'wrap' | 'retype'
  readonly where: number
}

/** Runs in the page. */
function applyChange({ act, where }: Change) {
  const nodes: ChildNode[] = []
  for (const part of [document.head, document.body]) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode)
  }
  const node = nodes[Math.floor(where * nodes.length)]
  const foreign = document.createElement('x-foreign')
  if (node === undefined) throw new Error('The page is empty.')
  if (act === 'insert') node.before(foreign)
  else if (act === 'remove') node.remove()
  else if (act === 'wrap') {
    node.replaceWith(foreign)
    foreign.append(node)
  } else if (node instanceof Element) {
    for (const { name, value } of node.attributes) foreign.setAttribute(name, value)
    node.replaceWith(foreign)
    foreign.append(...node.childNodes)
  } else node.textContent = 'retyped'
}

test('any one change before hydration keeps content, title, styles and launch intact', async ({
  page,
  allowConsole,
}) => {
  // Two hundred pages take minutes on a slow machine.
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 400, height: 300 })
  allowConsole(RECOVERY)
  // The policy blocks a change of a script's text.
  allowConsole(/requires 'TrustedScript' assignment/)
  await page.addInitScript(() => {
    // The game then says that there is no 3D, which shows that it has arrived.
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/')
  const whole = await contentOf(page)
  const headShare = await page.evaluate(() => {
    const count = (part: Node) => document.evaluate('count(.//* | .//text())', part).numberValue
    return count(document.head) / (count(document.head) + count(document.body))
  })
  await page.addInitScript(`${applyChange.toString()}
    addEventListener('DOMContentLoaded', () => {
      if (name === '') return
      applyChange(JSON.parse(name))
      dispatchEvent(new Event('keydown'))
    })`)

  // Not fc.double, which gives mostly numbers close to zero: always the first node.
  const below = (max: number) => fc.noBias(fc.integer({ min: 0, max: 9_999 })).map((part) => (max * part) / 10_000)
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        act: fc.constantFrom('insert', 'remove', 'wrap', 'retype'),
        // The game needs the head, which holds a thirtieth of all nodes.
        where: fc.oneof({ arbitrary: below(1), weight: 3 }, { arbitrary: below(headShare), weight: 1 }),
      }),
      async (change) => {
        // A change of the body cannot reach the game: the launch is shown by the age question, which comes first.
        const isFlown = change.where < headShare
        await page.evaluate(
          ([change, key, answer]) => {
            window.name = change
            localStorage.setItem(key, answer)
          },
          [JSON.stringify(change), AGE_ANSWER_KEY, isFlown ? '18' : ''] as const,
        )
        await page.goto('/', { waitUntil: 'commit' })
        expect(await contentOf(page)).toEqual(whole)
        await launchButton(page).evaluate((button: HTMLElement) => button.click())
        await page.waitForFunction(
          (words) => document.querySelector('dialog[open]')?.textContent.includes(words),
          isFlown ? 'No 3D' : 'or older',
        )
      },
    ),
    { numRuns: 200, endOnFailure: true },
  )
})
