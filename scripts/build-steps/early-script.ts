/** Puts app/site/hydration/early-script.ts into each page, before the scripts of React Router. */
import { minifySync } from 'vite'

import { bundleScript } from '../../testing/bundle.ts'

const FILE = 'app/site/hydration/early-script.ts'
/** What React Router's scripts begin with. */
const SCRIPTS = '<script>window.__reactRouterContext'

/** The script element for every page. */
export async function earlyScript(): Promise<string> {
  return `<script>${minifySync(FILE, await bundleScript([FILE])).code}</script>`
}

/** @throws {Error} when the page's scripts do not begin as expected */
export function withEarlyScript(html: string, script: string): string {
  if (!html.includes(SCRIPTS)) throw new Error('A page does not start its scripts as expected.')
  return html.replace(SCRIPTS, () => script + SCRIPTS)
}
