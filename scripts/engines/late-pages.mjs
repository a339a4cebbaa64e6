/** Pages whose files are lost or late, and what is done on them before they are hydrated. */
import { LATE_MILLISECONDS, throughProxy } from './proxy.mjs'
import { element } from './visitor.mjs'

const STYLE_SHEET = /site-[^/]+\.css$/
const LIBRARIES = /libraries-[^/]+\.js$/
const IS_STYLED = "getComputedStyle(document.querySelector('footer')).padding !== '0px'"
const FILL = `(() => {
  for (const field of document.querySelector('#contact form').elements) {
    if (field.type === 'checkbox') field.checked = true
    else if (field.type === 'email') field.value = 'pilot@example.org'
    else if (field instanceof HTMLSelectElement) field.selectedIndex = 2
    else if (!(field instanceof HTMLButtonElement)) field.value = 'Hello'
  }
})()`

/** @type {import('./journeys.mjs').Journey[]} */
export const latePages = [
  {
    title: 'a page whose style sheet is lost is styled by a second request',
    provokes: /stylesheet|\.css/,
    async run({ open, waitFor }, site) {
      await throughProxy(site, { lost: STYLE_SHEET }, async (origin) => {
        for (const path of ['/', '/thank']) {
          await open(`${origin}${path}`)
          await waitFor(IS_STYLED)
        }
      })
    },
  },
  {
    title: 'a page whose style sheet is late is shown without it, then styled, and its buttons work',
    provokes: /stylesheet|\.css/,
    async run({ open, waitFor, click }, site) {
      await throughProxy(site, { late: STYLE_SHEET }, async (origin) => {
        await open(`${origin}/`)
        await waitFor(`performance.getEntriesByType('paint')[0]?.startTime < ${LATE_MILLISECONDS - 2000}`)
        await waitFor(IS_STYLED)
        await click(element('header button', /^Login$/))
        await waitFor("document.querySelector('dialog[open] form')")
      })
    },
  },
  {
    title: 'a form submitted before hydration leads to /thank after it',
    async run({ load, evaluate, waitFor, press }, site) {
      await throughProxy(site, { held: LIBRARIES }, async (origin, release) => {
        await load(`${origin}/`)
        await evaluate(FILL)
        await evaluate("document.querySelector('#contact input').focus()")
        await press('Enter')
        await waitFor("location.pathname === '/' && !('hydrated' in document.documentElement.dataset)")
        release()
        await waitFor(
          "location.pathname === '/thank' && document.querySelector('h1')?.textContent === 'Adventure Confirmed!'",
        )
      })
    },
  },
  {
    title: 'a link whose page has lost its code still leads to it',
    // The page is loaded as a document by itself, in which nothing collects errors.
    provokes: /privacy-policy|module|another one than was opened/,
    async run({ open, waitFor, click }, site) {
      await throughProxy(site, { lost: /privacy-policy-[^/]+\.js$/ }, async (origin) => {
        await open(`${origin}/`)
        await click('document.querySelector(\'footer a[href="/privacy_policy"]\')')
        await waitFor(
          "location.pathname === '/privacy_policy' && /privacy/i.test(document.querySelector('h1')?.textContent)",
        )
        await open(`${site}/`)
      })
    },
  },
  {
    title: 'a dialog that is hidden, made inert or emptied is closed, and its button opens another',
    async run({ open, evaluate, waitFor, click }, site) {
      await open(`${site}/`)
      for (const hide of [
        "removeAttribute('open')",
        "style.setProperty('display', 'none', 'important')",
        "setAttribute('inert', '')",
        'replaceChildren()',
      ]) {
        await click(element('header button', /^Login$/))
        await waitFor("document.querySelector('dialog:modal form')")
        await evaluate(`document.querySelector('dialog').${hide}`)
        await waitFor("document.querySelector('dialog') === null")
      }
      await evaluate(`(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('dialog { display: none !important }')
        document.adoptedStyleSheets = [sheet]
      })()`)
      await click(element('header button', /^Login$/))
      await waitFor("document.querySelector('dialog') === null")
      await evaluate('(document.adoptedStyleSheets = []).length')
      await click(element('header button', /^Login$/))
      await waitFor("document.querySelector('dialog:modal form')")
    },
  },
]
