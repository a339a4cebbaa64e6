/** The flights of tape-flight.ts as one script that any engine runs: it defines `tapes.flyTapes`. */
import { resolve } from 'node:path'

import { build } from 'vite'

/** @returns {Promise<string>} */
export async function bundleTapes() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: resolve(import.meta.dirname, 'tape-flight.ts'),
        formats: ['iife'],
        name: 'tapes',
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error('The flights did not become one script.')
  return script.code
}
