/** What a visitor does on the site, for any engine: by real clicks and keys, and looked at as the page shows it. */
import { importSource } from '../build-steps/bundle.mjs'
import { changedPages } from './changed-pages.mjs'
import { linkedFlight } from './linked-flight.mjs'
import { guidedFlight, missionIn } from './mission.mjs'
import { viewTrial } from './view-trial.mjs'
import { flightWithoutServer } from './offline-flight.mjs'
import { element, hasFocus, assert, NO_DIALOG, OPEN_DIALOG } from './visitor.mjs'

/** @type {typeof import('../../app/routes.ts')} */
const { SITE_ROUTES } = await importSource('app/routes.ts')
/** @type {typeof import('../../app/site/landing/sections.ts')} */
const { SECTIONS } = await importSource('app/site/landing/sections.ts')

/**
 * @typedef {object} Journey
 * @property {string} title
 * @property {RegExp} [provokes] console text that it brings about on purpose
 * @property {(visitor: import('./visitor.mjs').Visitor, site: string, flyMission: FlyMission) => Promise<void>} walk throws at
 *   what is wrong
 * @typedef {typeof import('../../testing/pilots/closed-loop-pilot.ts').flyMission} FlyMission
 */

const CANARY = 'canary-3e8d'
const PAGES = [...SITE_ROUTES.map(({ path }) => path), '/no/such/place']

/** @type {Journey[]} */
const pages = PAGES.map((path) => ({
  title: `${path} loads, is styled and hydrates`,
  ...(path === '/no/such/place' ? { provokes: /404/ } : {}),
  async walk({ open, ask, see }, site) {
    await open(`${site}${path}`)
    await see("document.fonts.status === 'loaded'")
    const look = await ask(`({
      headings: document.querySelectorAll('h1').length,
      sheets: [...document.styleSheets].filter((sheet) => sheet.cssRules.length > 0).length,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    })`)
    assert(look.headings === 1 && look.sheets > 0 && look.fonts >= 2 && look.wide === 0, JSON.stringify(look))
  },
}))

/** What is left of what was typed, wherever a page can keep it. */
const TRACES = `Promise.all([caches.keys(), indexedDB.databases()]).then((stores) => JSON.stringify([stores, location.href,
  history.state, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie,
  [...document.querySelectorAll('input, textarea, select')].map(({ value }) => value), document.documentElement.outerHTML]))`

/** Each form with where it is; the dialogs are opened by the button of the same name. */
const FORMS = { Contact: '#contact form', Login: 'dialog[open] form', Register: 'dialog[open] form' }
const YES = element('dialog[open] button', /^Yes/)

/** @type {Journey[]} */
const forms = Object.entries(FORMS).map(([name, form]) => ({
  title: `the ${name} form requires its fields, is filled by keyboard, leads to /thank and is cleared`,
  async walk({ open, ask, see, click, press, type }, site) {
    await open(`${site}/`)
    if (name !== 'Contact') await click(element('header button', new RegExp(`^${name}$`)))
    await see(`document.querySelector('${form}') || ${YES}`)
    if (await ask(`${YES} !== undefined`)) await click(YES)
    await see(`document.querySelector('${form}')`)
    await click(element(`${form} button[type=submit]`))
    await see(`document.querySelector('${form} :user-invalid')`)
    assert((await ask('location.pathname')) === '/', 'An empty form was taken.')

    const fields = `document.querySelectorAll('${form} :is(input, textarea, select)')`
    for (const [index, kind] of (await ask(`[...${fields}].map(({ type }) => type)`)).entries()) {
      const field = `${fields}[${index}]`
      if (kind === 'checkbox') {
        await ask(`${field}.focus()`)
        await press('Space')
        await see(`${field}.checked`)
      } else if (kind === 'select-one') {
        // How an engine opens its list is the system's; what is chosen is the page's.
        await ask(`${field}.value = ${field}.options[2].value`)
      } else {
        await click(field)
        await type(kind === 'email' ? `${CANARY}@example.org` : CANARY)
        await see(`${field}.value.includes(${JSON.stringify(CANARY)})`)
      }
    }
    assert((await ask(TRACES)).includes(CANARY), 'Nothing was typed.')
    await ask(`document.querySelector('${form} input').focus()`)
    await press('Enter')
    await see("location.pathname === '/thank' && document.querySelector('h1')?.textContent === 'Adventure Confirmed!'")
    assert(!(await ask(TRACES)).includes(CANARY), 'Something typed is left on /thank.')
    await ask('history.back()')
    await see("location.pathname === '/' && document.querySelector('#contact form') !== null")
    assert(!(await ask(TRACES)).includes(CANARY), 'Something typed came back.')
  },
}))

/** @type {Journey[]} */
const site = [
  {
    title: 'the first Tab focuses the skip link, which moves the focus into main',
    async walk({ open, see, press }, at) {
      await open(`${at}/`)
      await press('Tab')
      await see("document.activeElement?.textContent?.startsWith('Skip')")
      await press('Enter')
      await see("document.activeElement?.closest('main') !== null")
    },
  },
  {
    title: 'each header button scrolls to its section, which the header does not cover',
    async walk({ open, ask, see, click }, at) {
      await open(`${at}/`)
      for (const [index, { id }] of SECTIONS.entries()) {
        await click(`document.querySelectorAll('header nav button')[${index}]`)
        await see(`document.activeElement?.id === '${id}-heading'`)
        await see(`(() => {
          const top = document.getElementById('${id}-heading').getBoundingClientRect().top
          return top >= document.querySelector('header').getBoundingClientRect().bottom - 1 && top < innerHeight
        })()`)
      }
      assert((await ask('scrollX')) === 0, 'The page moved sideways.')
    },
  },
  {
    title: 'links navigate without a new document, set title and focus, and lead back',
    async walk({ open, ask, see, click }, at) {
      await open(`${at}/`)
      await ask("window.sameDocument = 'yes'")
      await ask("addEventListener('click', () => (window.leftAt = scrollY), { capture: true, once: true })")
      /** @type {{ pathname: string, textContent: string }[]} */
      const links = await ask(
        "[...document.querySelectorAll('footer nav a')].map(({ pathname, textContent }) => ({ pathname, textContent }))",
      )
      assert(links.length > 2, 'The footer has no links.')
      for (const { pathname, textContent } of links) {
        await click(element(`footer a[href="${pathname}"]`))
        await see(`location.pathname === '${pathname}' && document.title.includes('${textContent}')`)
        await see(hasFocus("document.querySelector('h1')"))
      }
      const visited = ['/', ...links.map(({ pathname }) => pathname)]
      for (const path of visited.slice(0, -1).reverse()) {
        await ask('history.back()')
        await see(`location.pathname === '${path}' && document.querySelectorAll('h1').length === 1`)
      }
      await see('leftAt > 1000 && Math.abs(scrollY - leftAt) < 2')
      await see("document.querySelector('main img')?.currentSrc.includes('/assets/hero-')")
      assert((await ask('window.sameDocument')) === 'yes', 'A page was loaded anew.')
    },
  },
  {
    title: 'Login is modal, keeps the focus inside, closes on Escape and returns the focus',
    async walk({ open, see, click, press }, at) {
      await open(`${at}/`)
      await click(element('header button', /^Login$/))
      await see(`${OPEN_DIALOG}?.matches(':modal')`)
      // Not past its end, where the focus goes on to the browser's own buttons.
      for (let step = 0; step < 4; step += 1) {
        await press('Tab')
        await see(`${OPEN_DIALOG}.contains(document.activeElement)`)
      }
      await press('Escape')
      await see(NO_DIALOG)
      await see(hasFocus(element('header button', /^Login$/)))
    },
  },
  {
    title: 'Register asks the age first, and a no is stored for this tab only',
    async walk({ open, ask, see, click }, at) {
      await open(`${at}/`)
      await ask('localStorage.clear(), sessionStorage.clear()')
      await open(`${at}/`)
      await click(element('header button', /^Register$/))
      await click(element('dialog[open] button', /^No/))
      await see(`!${OPEN_DIALOG}?.querySelector('form')`)
      assert(
        (await ask('Object.keys(localStorage).length')) === 0 && (await ask('sessionStorage.length')) === 1,
        'A no is kept elsewhere than in this tab.',
      )
      await ask('sessionStorage.clear()')
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
  viewTrial,
  guidedFlight,
  flightWithoutServer,
]
