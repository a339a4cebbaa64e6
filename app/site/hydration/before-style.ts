/**
 * Runs in every page before its style sheet is requested (scripts/build-steps/defer-hydration.mjs). A sheet that does not answer
 * would leave the page white, and hold back its other scripts: then the page is shown without, and with it once it comes.
 * One that is lost or broken is requested once more.
 */
import { isWholeSheet } from './whole-sheet.ts'

const PATIENCE_MILLISECONDS = 8000

function requestAnew({ target: link }: Event) {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet' || isWholeSheet(link)) return
  if (link.href.includes('?')) return
  // React looks for the link that was served, so that one stays.
  const again = document.createElement('link')
  again.rel = link.rel
  // A cache may keep the broken file for a year under its own address.
  again.href = link.href.replace('#', '?again')
  link.after(again)
}

const loading = new AbortController()
for (const outcome of ['load', 'error'])
  document.addEventListener(outcome, requestAnew, { capture: true, signal: loading.signal })
// From then on, whoever requests a sheet looks after it.
addEventListener('load', () => {
  loading.abort()
})

setTimeout(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet !== null) continue
    link.media = 'not all'
    link.addEventListener('load', () => link.removeAttribute('media'))
  }
}, PATIENCE_MILLISECONDS)
