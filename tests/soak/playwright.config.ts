/** For `npm run soak` (scripts/soak.mjs). */
import { defineConfig } from '@playwright/test'

import base from '../../playwright.config.ts'

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'long-*.ts',
  outputDir: '../../test-results/soak',
  reporter: 'list',
})
