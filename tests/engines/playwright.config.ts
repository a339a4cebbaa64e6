/** For `npm run test:engines` (scripts/test-engines.ts). Each project is an engine; a worker drives it in one window. */
import { defineConfig } from '@playwright/test'

import { ENGINES, type EngineName } from './engine.ts'

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 1,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: (Object.keys(ENGINES) as EngineName[]).map((engineName) => ({ name: engineName, use: { engineName } })),
})
