/** What a visitor does on the site, for any engine: by real clicks and keys, and looked at as the page shows it. */
import { everythingRemembered } from '../../testing/everything-remembered.ts'
import { changedPages } from './changed-pages.ts'
import { latePages } from './late-pages.ts'
import { linkedFlight } from './linked-flight.ts'
import { guidedFlight, missionIn, pageOf } from './mission.ts'
import { flightWithoutServer } from './offline-flight.ts'
import { element, hasFocus, assert, NO_DIALOG, OPEN_DIALOG } from './visitor.ts'

/** @type {typeof import('../../app/routes.ts')} */
const { SITE_ROUTES } = await import('../../app/routes.ts')
/** @type {typeof import('../../app/site/landing/sections.ts')} */
const { SECTIONS } = await import('../../app/site/landing/sections.ts')

const CANARY = 'canary-3e8d'
const PAGES = [...SITE_ROUTES.map(({ path }) => path), '/no/such/place']

/** @type {import('./visitor.ts').Journey[]} */
const pages = PAGES.map((path) => ({
  title: `${path} loads, is styled and hydrates`,
  ...(path === '/no/such/place' ? { provokes: /404/ } : {}),
  async run({ open, evaluate, waitFor }, origin) {
    await open(`${origin}${path}`)
    await waitFor("document.fonts.status === 'loaded'")
    const loaded = await evaluate(`({
      headings: document.querySelectorAll('h1').length,
      sheets: [...document.styleSheets].filter((sheet) => sheet.cssRules.length > 0).length,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    })`)
    assert(loaded.headings === 1 && loaded.sheets > 0 && loaded.fonts >= 2 && loaded.wide === 0, JSON.stringify(loaded))
  },
}))

/** Each form with where it is; the dialogs are opened by the button of the same name. */
const FORMS = { Contact: '#contact form', Login: 'dialog[open] form', Register: 'dialog[open] form' }
const YES = element('dialog[open] button', /^Yes/)

/** @type {import('./visitor.ts').Journey[]} */
const forms = Object.entries(FORMS).map(([name, form]) => ({
  title: `the ${name} form requires its fields, is filled by keyboard, leads to /thank and is cleared`,
  async run(visitor, origin) {
    const { open, evaluate, waitFor, click, press, type } = visitor
    const page = pageOf(visitor)
    await open(`${origin}/`)
    if (name !== 'Contact') await click(element('header button', new RegExp(`^${name}$`)))
    await waitFor(`document.querySelector('${form}') || ${YES}`)
    if (await evaluate(`${YES} !== undefined`)) await click(YES)
    await waitFor(`document.querySelector('${form}')`)
    await click(element(`${form} button[type=submit]`))
    await waitFor(`document.querySelector('${form} :user-invalid')`)
    assert((await evaluate('location.pathname')) === '/', 'An empty form was taken.')

    const fields = `document.querySelectorAll('${form} :is(input, textarea, select)')`
    for (const [index, kind] of (await evaluate(`[...${fields}].map(({ type }) => type)`)).entries()) {
      const field = `${fields}[${index}]`
      if (kind === 'checkbox') {
        await evaluate(`${field}.focus()`)
        await press('Space')
        await waitFor(`${field}.checked`)
      } else if (kind === 'select-one') {
        // How an engine opens its list is the system's; what is chosen is the page's.
        await evaluate(`${field}.value = ${field}.options[2].value`)
      } else {
        await click(field)
        await type(kind === 'email' ? `${CANARY}@example.org` : CANARY)
        await waitFor(`${field}.value.includes(${JSON.stringify(CANARY)})`)
      }
    }
    assert((await everythingRemembered(page)).includes(CANARY), 'Nothing was typed.')
    await evaluate(`document.querySelector('${form} input').focus()`)
    await press('Enter')
    await waitFor(
      "location.pathname === '/thank' && document.querySelector('h1')?.textContent === 'Adventure Confirmed!'",
    )
    assert(!(await everythingRemembered(page)).includes(CANARY), 'Something typed is left on /thank.')
    await evaluate('history.back()')
    await waitFor("location.pathname === '/' && document.querySelector('#contact form') !== null")
    assert(!(await everythingRemembered(page)).includes(CANARY), 'Something typed came back.')
  },
}))

/** @type {import('./visitor.ts').Journey[]} */
const site = [
  {
    title: 'the first Tab focuses the skip link, which moves the focus into main',
    async run({ open, waitFor, press }, origin) {
      await open(`${origin}/`)
      await press('Tab')
      await waitFor("document.activeElement?.textContent?.startsWith('Skip')")
      await press('Enter')
      await waitFor("document.activeElement?.closest('main') !== null")
    },
  },
  {
    title: 'each header button scrolls to its section, which the header does not cover',
    async run({ open, evaluate, waitFor, click }, origin) {
      await open(`${origin}/`)
      for (const [index, { id }] of SECTIONS.entries()) {
        await click(`document.querySelectorAll('header nav button')[${index}]`)
        await waitFor(`document.activeElement?.id === '${id}-heading'`)
        await waitFor(`(() => {
          const top = document.getElementById('${id}-heading').getBoundingClientRect().top
          return top >= document.querySelector('header').getBoundingClientRect().bottom - 1 && top < innerHeight
        })()`)
      }
      assert((await evaluate('scrollX')) === 0, 'The page moved sideways.')
    },
  },
  {
    title: 'links navigate without a new document, set title and focus, and lead back',
    async run({ open, evaluate, waitFor, click }, origin) {
      await open(`${origin}/`)
      await evaluate("window.sameDocument = 'yes'")
      await evaluate("addEventListener('click', () => (window.leftAt = scrollY), { capture: true, once: true })")
      /** @type {{ pathname: string, textContent: string }[]} */
      const links = await evaluate(
        "[...document.querySelectorAll('footer nav a')].map(({ pathname, textContent }) => ({ pathname, textContent }))",
      )
      assert(links.length > 2, 'The footer has no links.')
      for (const { pathname, textContent } of links) {
        await click(element(`footer a[href="${pathname}"]`))
        await waitFor(`location.pathname === '${pathname}' && document.title.includes('${textContent}')`)
        await waitFor(hasFocus("document.querySelector('h1')"))
      }
      const visited = ['/', ...links.map(({ pathname }) => pathname)]
      for (const path of visited.slice(0, -1).reverse()) {
        await evaluate('history.back()')
        await waitFor(`location.pathname === '${path}' && document.querySelectorAll('h1').length === 1`)
      }
      await waitFor('leftAt > 1000 && Math.abs(scrollY - leftAt) < 2')
      await waitFor("document.querySelector('main img')?.currentSrc.includes('/assets/hero-')")
      assert((await evaluate('window.sameDocument')) === 'yes', 'A page was loaded anew.')
    },
  },
  {
    title: 'Login is modal, keeps the focus inside, closes on Escape and returns the focus',
    async run({ open, waitFor, click, press }, origin) {
      await open(`${origin}/`)
      await click(element('header button', /^Login$/))
      await waitFor(`${OPEN_DIALOG}?.matches(':modal')`)
      // Not past its end, where the focus goes on to the browser's own buttons.
      for (let step = 0; step < 4; step += 1) {
        await press('Tab')
        await waitFor(`${OPEN_DIALOG}.contains(document.activeElement)`)
      }
      await press('Escape')
      await waitFor(NO_DIALOG)
      await waitFor(hasFocus(element('header button', /^Login$/)))
    },
  },
  {
    title: 'Register asks the age first, and a no is stored for this tab only',
    async run({ open, evaluate, waitFor, click }, origin) {
      await open(`${origin}/`)
      await evaluate('localStorage.clear(), sessionStorage.clear()')
      await open(`${origin}/`)
      await click(element('header button', /^Register$/))
      await click(element('dialog[open] button', /^No/))
      await waitFor(`!${OPEN_DIALOG}?.querySelector('form')`)
      assert(
        (await evaluate('Object.keys(localStorage).length')) === 0 && (await evaluate('sessionStorage.length')) === 1,
        'A no is kept elsewhere than in this tab.',
      )
      await evaluate('sessionStorage.clear()')
    },
  },
]

export const JOURNEYS = [
  ...pages,
  ...site,
  ...changedPages(SITE_ROUTES.map(({ path }) => path)),
  ...forms,
  linkedFlight,
  missionIn('3d'),
  missionIn('flat'),
  guidedFlight,
  flightWithoutServer,
  ...latePages,
]
