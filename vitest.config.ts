import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: [{ find: '~', replacement: resolve('app') }] },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    // One long property suite must not starve the others of a core on a small machine.
    maxWorkers: 2,
    // Threads begin sooner than processes do.
    pool: 'threads',
    testTimeout: 120_000,
  },
})
