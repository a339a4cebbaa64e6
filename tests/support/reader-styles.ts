/** What readers may set for themselves: wider spacing, or letters of twice the size. */
import type { Page } from '@playwright/test'

/** The spacing of WCAG 1.4.12, for everything on the page. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** As in a browser whose letters are set to twice the usual size. */
export const DOUBLE = ':root { font-size: 200% }'

/** Sets the reader's styles in place of any before; an empty text removes them. */
export async function setReaderStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}
