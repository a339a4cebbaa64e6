/** For `npm run test:hosts` (scripts/test-hosts.ts), which starts the hosts and says where they are. */
import { defineConfig } from '@playwright/test'

import base from '../../playwright.config.ts'

export default defineConfig({
  testDir: '.',
  testMatch: 'behind-*.ts',
  outputDir: '../../test-results/hosts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...base.use, baseURL: undefined, ignoreHTTPSErrors: true },
})
