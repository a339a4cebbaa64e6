/**
 * `npm run test:engines`: the same flights to the last bit, and the site's journeys, in Chromium, Firefox and WebKit as Debian
 * packages them. Installs what it lacks, and says what it skipped and why; an engine that is skipped unasked is a failure.
 *
 *     npm run test:engines               all three
 *     npm run test:engines -- WebKit     one of them
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { CHROMIUM_SWITCHES } from './setup/browser.ts'
import { ensurePackages, findProgram } from './setup/debian-packages.ts'

const { bundleScript, importBundled } = await import('../testing/bundle.ts')
const { openByWebDriver, openFirefox } = await import('./engines/drivers.ts')
const { JOURNEYS } = await import('./engines/journeys.ts')
const { comparePictures, PLANTED, takePictures } = await import('./engines/pictures.ts')
const { visitorOf } = await import('./engines/visitor.ts')
const { serveBuild } = await import('./server/served-build.ts')
const { buildToCheck } = await import('./setup/subprocess.ts')

const ROOT = resolve(import.meta.dirname, '..')
const FIRST_PORT = Number(process.env['RINGWAKE_ENGINES_PORT'] ?? 4383)
const SEEDS = 12
const PICTURES = '.cache/engine-pictures'
/** Flights to compare, the same that `npm test` flies in Chromium. */
const TAPES = 'tests/engines/tape-flight.ts'

/** @returns {string | undefined} WebKit's small browser, which lies where no PATH looks */
function findMiniBrowser() {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))]
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}

const missing = ensurePackages({
  chromium: 'chromium',
  chromedriver: 'chromium-driver',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
})
const build = await buildToCheck('.cache/build-engines')

process.chdir(ROOT)
const { flyTapes, flyMission } = await importBundled([TAPES, 'testing/pilots/closed-loop-pilot.ts'])
const script = await bundleScript([TAPES], 'tapes')
const inNode = flyTapes(SEEDS)
console.log(`Node ${process.versions.node}: ${SEEDS * 2} flights, ${inNode.ticks} ticks`)

const { origin, close: closeSite } = await serveBuild(build)

let passed = 0
let failed = 0
/** @param {string} title @param {() => Promise<void>} run throws at what is wrong */
async function check(title, run) {
  const started = performance.now()
  const told = () => `${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`
  try {
    await run()
    passed += 1
    console.log(`  ✓ ${told()}`)
  } catch (error) {
    failed += 1
    console.log(`  ✘ ${told()}\n      ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What each engine showed of the game's screens. @type {[engine: string, Map<string, Buffer>][]} */
const shown = []

/** @param {import('./engines/drivers.ts').Engine} engine */
async function testEngine(engine) {
  console.log(`\n${engine.version}`)
  const visitor = visitorOf(engine)
  await check('flies every flight as Node does, to the last bit', async () => {
    await engine.open(`${origin}/thank`)
    const flown = await engine.evaluate(`(() => { ${script}; return tapes.flyTapes(${SEEDS}) })()`)
    const others = Object.entries(inNode.digests).filter(([flight, digest]) => flown.digests[flight] !== digest)
    if (others.length > 0) throw new Error(JSON.stringify(others))
  })
  await check('tells what goes wrong in a page, and what its policy forbids', async () => {
    await engine.evaluate("console.error('planted')")
    await engine.evaluate(
      "document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/planted.png' }))",
    )
    const reportedErrors = await engine.reportedErrors()
    for (const planted of [/planted$/, /img-src|elsewhere\.example/])
      if (!reportedErrors.some((text) => planted.test(text))) throw new Error(`Heard: ${reportedErrors.join(' | ')}`)
  })
  for (const { title, provokes, run } of JOURNEYS)
    await check(title, async () => {
      await run(visitor, origin, flyMission)
      const reportedErrors = (await engine.reportedErrors()).filter((text) => provokes?.test(text) !== true)
      if (reportedErrors.length > 0) throw new Error(`The page complains: ${reportedErrors.join(' | ')}`)
    })
  await check('shows the screens of the game', async () => {
    const pictures = await takePictures(engine, visitor, origin)
    mkdirSync(PICTURES, { recursive: true })
    for (const [name, png] of pictures) writeFileSync(join(PICTURES, `${name}, ${engine.version}.png`), png)
    shown.push([engine.version, pictures])
  })
}

/** Compares each pair of engines; a gauge with a planted fault must be noticed, which shows that the comparison works. */
async function testPictures() {
  for (const [index, [engine, pictures]] of shown.entries()) {
    await check(`the fault planted in the fuel gauge of ${engine} is noticed`, async () => {
      const { isSame, most } = await comparePictures(pictures.get(PLANTED), pictures.get('instruments, phone'))
      if (isSame) throw new Error(`The largest difference is ${most}.`)
    })
    for (const [other, otherPictures] of shown.slice(index + 1))
      await check(`${engine} and ${other} show the same screens`, async () => {
        const others = []
        for (const [name, png] of pictures) {
          const { isSame, most, where } = await comparePictures(png, otherPictures.get(name))
          if (!isSame) others.push(`${name}: ${most} at ${where}`)
        }
        if (others.length > 0) throw new Error(`${others.join('; ')}. The pictures are in ${PICTURES}.`)
      })
  }
}

/** Each engine with the packages that it needs, and what opens it. */
const ENGINES = /** @type {const} */ ([
  [
    'Chromium',
    ['chromium', 'chromium-driver', 'xvfb'],
    () => {
      const binary = findProgram('chromium') ?? 'chromium'
      const args = [...CHROMIUM_SWITCHES, '--window-size=1280,800']
      const capabilities = { 'goog:chromeOptions': { binary, args } }
      return openByWebDriver({ name: 'Chromium', port: FIRST_PORT + 2, driver: 'chromedriver', capabilities })
    },
  ],
  ['Firefox', ['firefox-esr', 'xvfb'], () => openFirefox(FIRST_PORT)],
  [
    'WebKit',
    ['webkit2gtk-driver', 'xvfb'],
    () => {
      const binary = findMiniBrowser() ?? 'MiniBrowser'
      const capabilities = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
      return openByWebDriver({ name: 'WebKit', port: FIRST_PORT + 1, driver: 'WebKitWebDriver', capabilities })
    },
  ],
])

const skipped = []
let isLacking = false
try {
  for (const [name, lacks, open] of ENGINES) {
    if (process.argv.length > 2 && !process.argv.includes(name)) {
      skipped.push(`${name}: not asked for`)
      continue
    }
    const lacking = lacks.filter((wanted) => missing.includes(wanted))
    if (lacking.length > 0) {
      isLacking = true
      skipped.push(`${name}: ${lacking.join(' and ')} could not be installed`)
      continue
    }
    const engine = await open().catch((/** @type {Error} */ { message }) => {
      failed += 1
      console.log(`\n✘ ${name} did not start: ${message}`)
    })
    if (engine === undefined) continue
    try {
      await testEngine(engine)
    } finally {
      await engine.close()
    }
  }
  console.log('')
  await testPictures()
} finally {
  closeSite()
}
for (const reason of skipped) console.log(`\nSKIPPED ${reason}`)
console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} engines skipped`)
process.exit(failed === 0 && passed > 0 && !isLacking ? 0 : 1)
