import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

/** Tests that need a document and its events; all others run without a DOM. */
const WITH_DOM = 'app/**/*.{test.tsx,dom.test.ts}'

export default defineConfig({
  resolve: { alias: [{ find: '~', replacement: resolve('app') }] },
  test: {
    setupFiles: 'testing/every-test.ts',
    restoreMocks: true,
    // One long property suite must not occupy the only core of a small machine.
    maxWorkers: 2,
    // Threads start faster than processes, and sharing modules between files saves much of the time.
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
    // One project after the other: a worker starts anew where its next file needs another environment.
    projects: [
      {
        extends: true,
        test: {
          name: 'without DOM',
          include: ['{app,scripts,testing}/**/*.test.ts'],
          exclude: [WITH_DOM],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'with DOM', include: [WITH_DOM], environment: 'jsdom', sequence: { groupOrder: 1 } },
      },
    ],
  },
})
