import { defineConfig } from '@playwright/test'

import { CHROMIUM_SWITCHES, installedShell } from './scripts/setup/browser.ts'

const executablePath = installedShell()
const PORT = Number(process.env['RINGWAKE_TEST_PORT'] ?? 4273)

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // One for each of two cores: more wait for each other, and a flight draws more pictures meanwhile.
  workers: 2,
  // Long, because a slow machine is not a failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // `npm test` runs the first of them (docs/decisions/libraries-and-tools/2026-11-26-two-test-commands.md).
  projects: [
    { name: 'common', testMatch: '{site,flight,game}/*.spec.ts', grepInvert: /@rest/ },
    { name: 'rest', testMatch: '{site,flight,game}/*.spec.ts', grep: /@rest/ },
    { name: 'faults', testMatch: 'faults/*.spec.ts' },
  ],
  use: {
    baseURL: `http://127.0.0.1:${String(PORT)}`,
    // Small, because the processor draws the flights.
    viewport: { width: 1040, height: 585 },
    launchOptions: {
      // Without one installed, Playwright starts its own.
      ...(executablePath === undefined ? {} : { executablePath }),
      // Without this each page starts a process of its own, and comes a fifth later.
      args: [...CHROMIUM_SWITCHES, '--renderer-process-limit=1'],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs scripts/serve.ts',
    env: { HOST: '127.0.0.1', PORT: String(PORT) },
    url: `http://127.0.0.1:${String(PORT)}/`,
    reuseExistingServer: false,
  },
})
