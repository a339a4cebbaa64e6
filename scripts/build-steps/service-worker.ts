/** The service worker of a build, which holds the build's pages and files: app/offline/. */
import { createHash } from 'node:crypto'

import { minifySync } from 'vite'

import { bundleScript } from '../../testing/bundle.ts'
import { addressOfPage } from './headers.ts'
import { NEEDED_FILE } from './site-files.ts'

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex')

/** Whether the offline copy holds a file from the start. Drawings are small; other pictures are stored as they are seen. */
export function isStoredAsset(file: string): boolean {
  return file.startsWith('/assets/') && (NEEDED_FILE.test(file) || file.endsWith('.svg'))
}

/**
 * @param pages the HTML of each page, by its file below the root, such as `/thank.html`
 * @param files every file of the site, such as `/assets/root-CXCHAf2s.js`
 * @returns the text of `/sw.js`
 */
export async function serviceWorker(
  pages: Readonly<Record<string, string>>,
  files: readonly string[],
  { offline }: { readonly offline: boolean },
): Promise<string> {
  const source = `app/offline/${offline ? 'service-worker' : 'retired-worker'}.ts`
  const { code } = minifySync(source, await bundleScript([source]))
  if (!offline) return code
  const digests = Object.fromEntries(
    Object.entries(pages).map(([file, content]) => [addressOfPage(file), digestOf(content)]),
  )
  const content = {
    pages: digests,
    assets: files.filter(isStoredAsset),
  }
  const name = digestOf(JSON.stringify(content) + code).slice(0, 16)
  return `const RELEASE=${JSON.stringify({ name, ...content })};${code}`
}
