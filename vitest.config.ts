import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: [{ find: '~', replacement: resolve('app') }] },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'testing/**/*.test.ts'],
    environment: 'node',
    setupFiles: 'testing/every-test.ts',
    restoreMocks: true,
    // One long property suite must not occupy the only core of a small machine.
    maxWorkers: 2,
    // Threads start faster than processes, and sharing modules between files saves a fifth of the time.
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
  },
})
