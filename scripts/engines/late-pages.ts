/** Pages whose files are lost or late, and what is done on them before they are hydrated. */
import { LATE_MILLISECONDS, throughProxy } from './proxy.ts'
import { element } from './visitor.ts'

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

/** @type {import('./visitor.ts').Journey[]} */
export const latePages = [
  {
    title: 'a page whose style sheet is lost is styled by a second request',
    provokes: /stylesheet|\.css/,
    async run({ open, waitFor }, origin) {
      await throughProxy(origin, { lost: STYLE_SHEET }, async (proxyOrigin) => {
        for (const path of ['/', '/thank']) {
          await open(`${proxyOrigin}${path}`)
          await waitFor(IS_STYLED)
        }
      })
    },
  },
  {
    title: 'a page whose style sheet is late is shown without it, then styled, and its buttons work',
    provokes: /stylesheet|\.css/,
    async run({ open, waitFor, click }, origin) {
      await throughProxy(origin, { late: STYLE_SHEET }, async (proxyOrigin) => {
        await open(`${proxyOrigin}/`)
        await waitFor(`performance.getEntriesByType('paint')[0]?.startTime < ${LATE_MILLISECONDS - 2000}`)
        await waitFor(IS_STYLED)
        await click(element('header button', /^Login$/))
        await waitFor("document.querySelector('dialog[open] form')")
      })
    },
  },
  {
    title: 'a form submitted before hydration leads to /thank after it',
    async run({ load, evaluate, waitFor, press }, origin) {
      await throughProxy(origin, { held: LIBRARIES }, async (proxyOrigin, release) => {
        await load(`${proxyOrigin}/`)
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
    async run({ open, waitFor, click }, origin) {
      await throughProxy(origin, { lost: /privacy-policy-[^/]+\.js$/ }, async (proxyOrigin) => {
        await open(`${proxyOrigin}/`)
        await click('document.querySelector(\'footer a[href="/privacy_policy"]\')')
        await waitFor(
          "location.pathname === '/privacy_policy' && /privacy/i.test(document.querySelector('h1')?.textContent)",
        )
        await open(`${origin}/`)
      })
    },
  },
]
