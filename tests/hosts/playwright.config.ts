/** For `npm run test:hosts` (scripts/test-hosts.ts), which starts nginx and says where it is. */
import { defineConfig } from '@playwright/test'

import base from '../../playwright.config.ts'

export default defineConfig({
  testDir: '.',
  testMatch: ['behind-nginx.ts', 'in-a-browser.ts'],
  outputDir: '../../test-results/hosts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...base.use, baseURL: undefined, ignoreHTTPSErrors: true },
})
