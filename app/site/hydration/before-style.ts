/**
 * Runs in every page before its style sheet is requested (scripts/build-steps/defer-hydration.mjs). A sheet that does not answer
 * would leave the page white, and hold back its other scripts: then the page is shown without, and with it once it comes.
 */
const PATIENCE_MILLISECONDS = 8000

setTimeout(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet !== null) continue
    link.media = 'not all'
    link.addEventListener('load', () => link.removeAttribute('media'))
  }
}, PATIENCE_MILLISECONDS)
