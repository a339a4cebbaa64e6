/** TypeScript of the app as a module that plain Node can run, bundled as the browser gets it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

/**
 * Gives the exports of several files of the app, named from the repository’s root, as one object.
 * @param {string[]} files
 * @returns {Promise<Record<string, any>>}
 */
export async function importBundled(files) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwake-bench-'))
  const entry = join(folder, 'entry.js')
  try {
    await writeFile(entry, files.map((file) => `export * from ${JSON.stringify(resolve(file))}`).join('\n'))
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'es2022',
        lib: { entry, formats: ['es'], fileName: () => 'bench.mjs' },
      },
    })
    return await import(pathToFileURL(join(folder, 'bench.mjs')).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * One file of the project and all that it uses, as a script for a page.
 * @param {string} file named from the repository’s root
 */
export async function bundleForPage(file) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: resolve(file), formats: ['iife'], name: 'forPage', fileName: () => 'page.js' },
    },
  })
  const chunk = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error(`${file} gave no script.`)
  return chunk.code
}
