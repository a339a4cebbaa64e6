import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterAll, expect, onTestFinished, test } from 'vitest'

const occupant: Server = createServer().listen(0, '127.0.0.1')
await once(occupant, 'listening')
const { port } = occupant.address() as AddressInfo
const folder = mkdtempSync(join(tmpdir(), 'ringwake-start-'))

afterAll(() => {
  occupant.close()
  rmSync(folder, { recursive: true })
})

const ONE_SENTENCE = /^[^\n]+\.\n$/

for (const [name, value, complaint] of [
  ['PORT', '', /^PORT is "", which is not a port number/],
  ['PORT', 'http', /^PORT is "http", which is not a port number/],
  ['PORT', '65536', /^PORT is "65536", which is not a port number/],
  ['PORT', '-1', /^PORT is "-1", which is not a port number/],
  ['PORT', String(port), /^Port \d+ is in use\. Set PORT to another/],
  ['HOST', '', /^HOST is empty\./],
  ['HOST', '203.0.113.1', /^HOST is "203\.0\.113\.1", at which this machine cannot listen/],
  ['RINGWAKE_BUILD_DIRECTORY', 'app', /^RINGWAKE_BUILD_DIRECTORY is "app", which is no folder for a build/],
  ['RINGWAKE_BUILD_DIRECTORY', '.', /^RINGWAKE_BUILD_DIRECTORY is "\."/],
  ['RINGWAKE_BUILD_DIRECTORY', '../elsewhere', /^RINGWAKE_BUILD_DIRECTORY is "\.\.\/elsewhere"/],
  ['RINGWAKE_BUILD_DIRECTORY', 'package.json', /^RINGWAKE_BUILD_DIRECTORY is "package\.json"/],
  ['RINGWAKE_SITE_CONFIG', 'gone.ts', /^RINGWAKE_SITE_CONFIG is "gone\.ts", which does not exist/],
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

test('npm start in a read-only folder reports it and builds nothing', { skip: process.platform === 'win32' }, () => {
  const project = join(folder, 'read-only')
  cpSync('scripts', join(project, 'scripts'), { recursive: true })
  for (const path of [folder, project]) chmodSync(path, 0o555)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts/start.ts')], {
    encoding: 'utf8',
    // The administrator may write everywhere.
    ...(process.getuid?.() === 0 ? { uid: 65_534 } : {}),
  })
  for (const path of [folder, project]) chmodSync(path, 0o755)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/read-only\S* cannot be written to \(EACCES\)\./)
})

test('a request during the build of npm start is answered once the site is ready', async () => {
  const project = join(folder, 'slow-build')
  cpSync('scripts', join(project, 'scripts'), { recursive: true })
  mkdirSync(join(project, 'build/client'), { recursive: true })
  for (const [file, text] of [
    ['package-lock.json', '{ "packages": {} }'],
    ['scripts/build.ts', "process.stdin.once('data', () => process.exit())"],
    ['build/headers.json', '{ "pages": {}, "cacheControl": { "everythingElse": "no-cache" } }'],
    ['build/client/404.html', ''],
  ] as const)
    writeFileSync(join(project, file), text)
  occupant.close()
  const start = spawn(process.execPath, [join(project, 'scripts/start.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void start.kill())
  await once(createInterface({ input: start.stdout }), 'line')
  const early = connect(port, '127.0.0.1')
  await once(early, 'connect')
  early.write('GET / HTTP/1.0\r\n\r\n')
  start.stdin.end('built')
  const [answer] = (await once(early, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\S+ 404 /)
})

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
  const program = spawn(process.execPath, ['--input-type=module', '--eval', code], {
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
