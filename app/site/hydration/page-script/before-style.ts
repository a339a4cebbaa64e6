/**
 * Runs in every page before its style sheet is requested (scripts/build-steps/defer-hydration.mjs). A sheet that does not answer
 * would leave the page white, and hold back its other scripts: then the page is shown without, and with it once it comes.
 * One that is lost or broken is requested once more.
 */
import { prepareHydration, start } from './before-hydration.ts'
import { isWholeSheet, sheetAgain } from '../recovery.ts'

const TIMEOUT_MILLISECONDS = 8000
/** The time in which an engine paints a page that nothing blocks. */
const PAINT_MILLISECONDS = 1500
/** The script after the page's content says so by this event (scripts/build-steps/defer-hydration.mjs). */
const READ = 'read'

function requestAnew({ target: link }: Event) {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet' || isWholeSheet(link)) return
  if (link.href.includes('?')) return
  // React looks for the link that was served, so that one stays.
  link.after(sheetAgain(link))
}

const loading = new AbortController()
for (const outcome of ['load', 'error'])
  document.addEventListener(outcome, requestAnew, { capture: true, signal: loading.signal })
// The failure of a sheet that is requested later is handled by what requests it.
addEventListener('load', () => loading.abort())

addEventListener(READ, prepareHydration, { once: true })

setTimeout(() => {
  if (loading.signal.aborted) return
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  for (const link of late) {
    link.media = 'not all'
    link.addEventListener('load', () => link.removeAttribute('media'))
  }
  setTimeout(() => {
    if (late.every(({ sheet }) => sheet) || performance.getEntriesByType('paint').length > 0) return
    // Firefox shows nothing and runs no further script of the page while it loads the sheet, until all loading is stopped.
    stop()
    dispatchEvent(new Event(READ))
    // There will be no `load` event.
    start()
  }, PAINT_MILLISECONDS)
}, TIMEOUT_MILLISECONDS)
