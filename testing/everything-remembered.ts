/* global caches, document, history, indexedDB, localStorage, location, sessionStorage -- some of this runs in the page */
/**
 * Everything that a page can remember, as one text.
 *
 * @param {import('@playwright/test').Page} page
 */
export function everythingRemembered(page) {
  return page.evaluate(async () => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const fields = document.querySelectorAll('input, textarea, select')
    return JSON.stringify([
      location.href,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await caches.keys(),
      await indexedDB.databases(),
      [...fields].map(({ value }) => value),
      document.documentElement.outerHTML,
    ])
  })
}
