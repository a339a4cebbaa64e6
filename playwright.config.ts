import { defineConfig } from '@playwright/test'

import { installedChromium } from './scripts/browser.mjs'

const executablePath = installedChromium()
const PORT = Number(process.env['RINGWAKE_TEST_PORT'] ?? 4273)

/** The journeys that fly, and a few others, so that the two halves take about as long as each other. */
const FLIGHTS =
  /(?:flight|resume|monkey|privacy|devices|keyboard|legible|reflow|faults-(?:graphics|sound|storage|time))\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A software-rendered flight wants a core to itself; two at once on two cores slow each other below a playable rate.
  projects: [
    { name: 'flights', testMatch: FLIGHTS, workers: 1 },
    { name: 'pages', testIgnore: FLIGHTS, workers: 1 },
  ],
  timeout: 120_000,
  // A journey waits for what it names, not for a fast machine.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      // Without one installed, Playwright starts its own.
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${String(PORT)}/`,
    reuseExistingServer: false,
  },
})
