import type { Page } from '@playwright/test'

/** Everything that a page can remember, as one text. */
export function everythingRemembered(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
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
