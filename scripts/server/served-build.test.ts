import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterAll, expect, test, vi } from 'vitest'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/test-of-serving-')
afterAll(() => rmSync(folder, { recursive: true }))

test('a server stops with the check that started it, even when that is killed', async () => {
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/404.html'), '')
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({ pages: {}, cacheControl: { everythingElse: 'no-cache' } }),
  )
  const code = `import { serveBuild } from './scripts/server/served-build.ts'
    console.log((await serveBuild(${JSON.stringify(folder)})).origin)
    setInterval(() => undefined, 1000)`
  const check = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = (await once(createInterface({ input: check.stdout }), 'line')) as [string]
  await expect(fetch(origin)).resolves.toBeDefined()
  check.kill('SIGKILL')
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), 10_000)
})
