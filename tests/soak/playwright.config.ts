/** For `npm run soak` (scripts/soak.ts). */
import { resolve } from 'node:path'

import { defineConfig } from '@playwright/test'

import base from '../../playwright.config.ts'

const servers = [base.webServer ?? []].flat()

export default defineConfig({
  ...base,
  projects: [{ name: 'soak', testDir: '.', testMatch: 'long-*.ts' }],
  workers: 1,
  outputDir: '../../test-results/soak',
  reporter: 'list',
  webServer: servers.map((server) => ({ ...server, cwd: resolve(import.meta.dirname, '../..') })),
})
