/** TypeScript of the project bundled as the browser gets it, for Node or as a script for a page. */
import { join, resolve } from 'node:path'
import { runInThisContext } from 'node:vm'

import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const APP = [{ find: '~', replacement: join(ROOT, 'app') }]

/**
 * Several files and all that they use as one classic script, readable, so that a profile names its functions.
 *
 * @param files named from the project's root
 * @param name the variable that gets their exports
 * @throws Error when they do not become exactly one script
 */
export async function bundleScript(files: readonly string[], name = 'bundled'): Promise<string> {
  const entry = files.map((file) => `export * from ${JSON.stringify(resolve(ROOT, file))}`).join('\n')
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: APP },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      minify: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: `data:text/javascript,${encodeURIComponent(entry)}`,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name },
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script] = outputs
  if (outputs.length !== 1 || script.type !== 'chunk') throw new Error(`${files.join(', ')} did not become one script.`)
  return script.code
}

/**
 * The exports of several files as one object, for many flights in the test runner, where the simulation runs three times as
 * fast bundled as module by module. A script that Node runs by itself imports the files instead: it is as fast.
 *
 * @typeParam Exports `typeof import('…')` of the files
 * @param files named from the project's root
 */
export async function importBundled<Exports>(files: readonly string[]): Promise<Exports> {
  return runInThisContext(`${await bundleScript(files)}; bundled`) as Exports
}
