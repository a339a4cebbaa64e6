import { defineConfig } from '@playwright/test'

import { CHROMIUM_SWITCHES, installedShell } from './scripts/setup/browser.mjs'

const executablePath = installedShell()
const PORT = Number(process.env['RINGWAKE_TEST_PORT'] ?? 4273)

/** Most of the journeys that fly and some others: about half of all. */
const IN_SMALL_WINDOW =
  /\/(?:flight|by-ear|budgets-in-flight|resume|monkey|privacy|devices|small-windows|keyboard|legible|reflow|accessibility|dialogs|faults-(?:graphics|graphics-gone|sound|storage|time))\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // More than the two cores, because journeys also wait.
  workers: 4,
  projects: [
    // A smaller picture leaves more of the processor, which draws it, to the others.
    { name: 'small-window', testMatch: IN_SMALL_WINDOW, use: { viewport: { width: 1040, height: 585 } } },
    { name: 'large-window', testIgnore: IN_SMALL_WINDOW },
  ],
  // Long, because a slow machine is not a failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${String(PORT)}`,
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      // Without one installed, Playwright starts its own.
      ...(executablePath === undefined ? {} : { executablePath }),
      // Without this each page starts a process of its own, and comes a fifth later.
      args: [...CHROMIUM_SWITCHES, '--renderer-process-limit=1'],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { HOST: '127.0.0.1', PORT: String(PORT) },
    url: `http://127.0.0.1:${String(PORT)}/`,
    reuseExistingServer: false,
  },
})
