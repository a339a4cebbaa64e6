/** TypeScript of the project for plain Node, module by module or bundled as the browser gets it, and as a script for a page. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'

import { build, runnerImport } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
const APP = [{ find: '~', replacement: join(ROOT, 'app') }]
const TARGET = 'es2022'

/**
 * Gives the exports of a file, run module by module: soon ready, and not for what is timed.
 *
 * @param {string} file named from the project's root
 * @returns {Promise<any>}
 */
export async function importSource(file) {
  const { module } = await runnerImport(join(ROOT, file), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: APP },
  })
  return module
}

/**
 * Gives the exports of several files as one object.
 *
 * @param {string[]} files named from the project's root
 * @returns {Promise<Record<string, any>>}
 */
export async function importBundled(files) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwake-bundle-'))
  const entry = join(folder, 'entry.js')
  try {
    await writeFile(entry, files.map((file) => `export * from ${JSON.stringify(join(ROOT, file))}`).join('\n'))
    await build({
      configFile: false,
      logLevel: 'warn',
      resolve: { alias: APP },
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: TARGET,
        lib: { entry, formats: ['es'], fileName: () => 'bundle.mjs' },
      },
    })
    return await import(pathToFileURL(join(folder, 'bundle.mjs')).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * One file and all that it uses as a classic script, readable, so that a profile names its functions.
 *
 * @param {string} file named from the project's root
 * @param {string} [name] the variable that gets its exports
 * @returns {Promise<string>}
 * @throws {Error} when it does not become exactly one script
 */
export async function bundleScript(file, name = 'bundled') {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: APP },
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      minify: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: join(ROOT, file),
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name },
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error(`${file} did not become one script.`)
  return script.code
}

/**
 * Gives the exports of a file to a test that flies many flights: bundled, the simulation runs three times as fast as module
 * by module in the test runner.
 *
 * @param {string} file named from the project's root
 * @returns {Promise<unknown>}
 */
export async function runBundled(file) {
  return runInThisContext(`${await bundleScript(file)}; bundled`)
}
