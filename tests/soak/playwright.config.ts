/** For `npm run soak` (scripts/soak.mjs). */
import { resolve } from 'node:path'

import { defineConfig } from '@playwright/test'

import base from '../../playwright.config.ts'

const servers = [base.webServer ?? []].flat()

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'long-*.ts',
  outputDir: '../../test-results/soak',
  reporter: 'list',
  webServer: servers.map((server) => ({ ...server, cwd: resolve(import.meta.dirname, '../..') })),
})
