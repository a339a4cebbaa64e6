import { resolve } from 'node:path'

import { expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
const GAME = resolve(ROOT, 'app/game')

test('the landing page imports of the game only the rules and what recognises a link statically', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '~', replacement: resolve(ROOT, 'app') }] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: resolve(ROOT, 'app/routes/landing.tsx'),
        preserveEntrySignatures: 'strict',
        external: /^(?:react|three)/,
      },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  const reached = new Set<Rolldown.OutputChunk>()
  const collect = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || reached.has(chunk)) return
    reached.add(chunk)
    for (const file of chunk.imports) collect(chunks.find(({ fileName }) => fileName === file))
  }
  collect(chunks.find(({ isEntry }) => isEntry))
  const gameModules = (of: Iterable<Rolldown.OutputChunk>) =>
    [...of].flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(GAME))
  expect(gameModules(reached).sort()).toEqual([
    resolve(GAME, 'flight-link/flight-hash.ts'),
    resolve(GAME, 'simulation/rules.ts'),
  ])
  expect(gameModules(chunks)).toContain(resolve(GAME, 'game-dialog.tsx'))
})
