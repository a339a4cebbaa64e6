import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterAll, expect, test } from 'vitest'

const occupant = createServer().listen(0, '127.0.0.1')
await once(occupant, 'listening')
const { port } = occupant.address() as AddressInfo

afterAll(() => void occupant.close())

const ONE_SENTENCE = /^[^\n]+\.\n$/

for (const [name, value, complaint] of [
  ['PORT', 'http', /^PORT is "http", which is not a port number/],
  ['PORT', String(port), /^Port \d+ is in use\. Set PORT to another/],
  ['HOST', '203.0.113.1', /^HOST is "203\.0\.113\.1", at which this machine cannot listen/],
  ['RINGWAKE_BUILD_DIRECTORY', 'app', /^RINGWAKE_BUILD_DIRECTORY is "app", which is no folder for a build/],
  ['RINGWAKE_BUILD_DIRECTORY', '../elsewhere', /^RINGWAKE_BUILD_DIRECTORY is "\.\.\/elsewhere"/],
] as const)
  test(`npm start with ${name} "${value}" prints one sentence and builds nothing`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
      encoding: 'utf8',
      env: { ...process.env, [name]: value },
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(complaint)
    expect(stderr).toMatch(ONE_SENTENCE)
  })

const READ_TYPESCRIPT = ['--import', '@oxc-node/core/register']
const PUBLISHED = '.cache/test-of-publishing'
const PAGE = join(PUBLISHED, 'client/index.html')

/** Stages a build in a program of its own, and ends that with or without publishing it. @returns the staged folder */
async function stageBuild(end: 'publish' | 'fail'): Promise<string> {
  const code = `import { mkdirSync, writeFileSync } from 'node:fs'
    import { buildFolder, openStagingFolder } from './scripts/build-steps/build-folder.ts'
    const { stagingFolder, publish } = openStagingFolder(buildFolder())
    mkdirSync(stagingFolder + '/client')
    writeFileSync(stagingFolder + '/client/index.html', 'new')
    console.log(stagingFolder)
    process.stdin.once('data', () => { ${end === 'publish' ? 'publish()' : ''}; process.exit() })`
  const program = spawn(process.execPath, [...READ_TYPESCRIPT, '--input-type=module', '--eval', code], {
    env: { ...process.env, RINGWAKE_BUILD_DIRECTORY: PUBLISHED },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [stage] = (await once(createInterface({ input: program.stdout }), 'line')) as [string]
  expect(readFileSync(PAGE, 'utf8')).toBe('old')
  program.stdin.end('end')
  await once(program, 'exit')
  return stage
}

test('a build replaces the last one when it is complete, and leaves it in place when it fails', async () => {
  mkdirSync(join(PUBLISHED, 'client'), { recursive: true })
  writeFileSync(PAGE, 'old')
  const failed = await stageBuild('fail')
  expect(readFileSync(PAGE, 'utf8')).toBe('old')
  const published = await stageBuild('publish')
  expect(readFileSync(PAGE, 'utf8')).toBe('new')
  for (const stage of [failed, published, `${published}-replaced`]) expect(existsSync(stage), stage).toBe(false)
  rmSync(PUBLISHED, { recursive: true })
})
