/**
 * What the built site weighs on the wire, against what it may weigh. A build over budget fails.
 *
 * Sizes are of the files as served: brotli where the build compressed them, the file itself otherwise; kB is 1,000 bytes.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { minifySync } from 'vite'

import { OFFLINE_COPY_MEGABYTES } from '../../app/offline/release.ts'
import { stop } from '../setup/stop.ts'
import { bundleScript } from '../../testing/bundle.ts'
import { filesNamedIn, picturesIn } from './page-files.ts'
import { isStoredAsset } from './service-worker.ts'
import { addressOfFile, filesBelow } from './site-files.ts'

const kB = 1000

const OPTIONS = 'app/game/screens/options/options-screen.tsx'

/** Limits in bytes. */
const LIMITS = {
  'landing: script': 112 * kB,
  'landing: style': 15 * kB,
  'landing: fonts': 60 * kB,
  'landing: before scrolling': 350 * kB,
  // Lazy pictures load when they come near; the page keeps to the same bound with all of them.
  'landing: scrolled to its end': 350 * kB,
  'game: what the launch adds': 175 * kB,
  'game: of it, the simulation': 12 * kB,
  // Fetched only when they are opened.
  'game: what the options add': 8 * kB,
  // Fetched only when it is turned on.
  'game: what the sound guide adds': 5 * kB,
  // Fetched after the launch, unless the music is off.
  'game: what the music adds': 6 * kB,
  // Fetched only when a poster is asked for.
  'game: what the poster adds': 12 * kB,
  // Fetched only without WebGL or by choice.
  'game: what the 2D renderer adds': 11 * kB,
  'from nothing to flight': 490 * kB,
  'the largest file': 512 * 1024,
  // On the device, not compressed. The policy rounds to 0.1 MB; the owner's name and address add a little.
  'the offline copy': (OFFLINE_COPY_MEGABYTES + 0.05) * 1000 * kB,
}

/** Vite's manifest: the chunks by the source file that each was made from. */
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>

interface Built {
  readonly client: string
  readonly manifest: Manifest
}

function wireBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** @returns the files that importing the chunk fetches, added to those that were found before */
function filesOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files)
  return files
}

/** The whole simulation in brotli: bundled alone, because its chunk mixes it with the rest of the game. */
async function simulationBytes(): Promise<number> {
  const files = filesBelow(resolve(import.meta.dirname, '../../app/game/simulation')).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  return brotliCompressSync(minifySync('simulation.js', await bundleScript(files)).code).length
}

function sumOf(client: string, files: Iterable<string>, isCounted: (file: string) => boolean): number {
  return [...files].filter(isCounted).reduce((total, file) => total + wireBytes(join(client, file)), 0)
}

/**
 * What the landing page fetches of scripts, styles, fonts and icons.
 *
 * @returns `named`: also what its scripts and styles name and fetch only where it is used, as the rest of the fonts
 *   (tests/game/privacy.spec.ts holds every page to that)
 */
function landingFiles({ client, manifest }: Built): { files: Set<string>; named: Set<string> } {
  const html = readFileSync(join(client, 'index.html'), 'utf8')
  const files = new Set(filesNamedIn(html).filter((file) => existsSync(join(client, file))))
  const named = new Set<string>()
  for (const file of files) {
    const key = Object.keys(manifest).find((each) => manifest[each]?.file === file)
    // The route manifest names every route's chunk: those are fetched on navigation only.
    const isRouteManifest = /assets\/manifest-[^/]+\.js$/.test(file)
    if (file.endsWith('.js') && !isRouteManifest && key !== undefined) filesOf(manifest, key, named)
  }
  // What a script imports comes with it, whether the page names it or not.
  for (const file of named) if (file.endsWith('.js')) files.add(file)
  return { files, named }
}

/** The heaviest choice among the candidates of each picture on the landing page. */
function pictureBytes(client: string, isLazy: boolean): number {
  return picturesIn(readFileSync(join(client, 'index.html'), 'utf8'))
    .filter((picture) => picture.isLazy === isLazy)
    .reduce((total, { candidates }) => total + Math.max(...candidates.map((file) => wireBytes(join(client, file)))), 0)
}

function offlineCopyBytes(client: string, served: readonly string[]): number {
  const stored = served.filter((file) => file.endsWith('.html') || isStoredAsset(addressOfFile(client, file)))
  return stored.reduce((bytes, file) => bytes + statSync(file).size, 0)
}

async function weigh(built: Built): Promise<Record<keyof typeof LIMITS, number>> {
  const { client, manifest } = built
  const served = filesBelow(client).filter((file) => !/\.(?:br|gz)$/.test(file))
  const { files, named } = landingFiles(built)
  const weightOf = (kind: RegExp) => sumOf(client, files, (file) => kind.test(file))
  // The icons for home screens (PNG) are fetched only when the site is added to one.
  const withoutPictures = weightOf(/(?<!\.png)$/) + wireBytes(join(client, 'index.html'))
  const atOnce = withoutPictures + pictureBytes(client, false)
  const everything = atOnce + pictureBytes(client, true)
  const gameFiles = filesOf(manifest, 'app/game/game-dialog.tsx')
  const game = sumOf(client, gameFiles, (file) => !files.has(file) && !named.has(file))
  /** What a part of the game weighs that is fetched when it is needed. */
  const addedBy = (part: string, after = gameFiles) =>
    sumOf(client, filesOf(manifest, part), (file) => !after.has(file))
  /** With what the end of a flight has fetched. */
  const endFiles = filesOf(manifest, 'app/game/screens/end/end-parts.ts', new Set(gameFiles))
  const optionsFiles = filesOf(manifest, OPTIONS, new Set(gameFiles))
  return {
    'landing: script': weightOf(/\.js$/),
    'landing: style': weightOf(/\.css$/),
    'landing: fonts': weightOf(/\.woff2$/),
    'landing: before scrolling': atOnce,
    'landing: scrolled to its end': everything,
    'game: what the launch adds': game,
    'game: what the options add': addedBy(OPTIONS),
    // Its player as well, whose chunk the manifest does not list by its source.
    'game: what the sound guide adds': addedBy('app/game/screens/options/guide-fields.tsx', optionsFiles),
    'game: what the music adds': addedBy('app/game/sound/music/flight-music.ts'),
    'game: what the poster adds': addedBy('app/game/screens/end/flight-poster.tsx', endFiles),
    'game: what the 2D renderer adds': addedBy('app/game/rendering/renderer-2d/view-2d.ts'),
    'game: of it, the simulation': await simulationBytes(),
    'from nothing to flight': everything + game,
    'the largest file': Math.max(...served.map(wireBytes)),
    'the offline copy': offlineCopyBytes(client, served),
  }
}

/**
 * Prints the weights and ends the program with an error when one is over its limit.
 *
 * @param build the build folder, with `client/` and `manifest.json`
 */
export async function checkBudgets(build: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')) as Manifest
  const weights = await weigh({ client: join(build, 'client'), manifest })
  console.log('\nWeight on the wire (kB, brotli where compressed)')
  let isOver = false
  for (const [name, limit] of Object.entries(LIMITS)) {
    const weight = weights[name as keyof typeof LIMITS]
    // Zero bytes mean that no file was found, so the pattern is out of date.
    const holds = weight > 0 && weight <= limit
    const verdict = holds ? 'ok' : weight > 0 ? 'OVER' : 'NOT FOUND'
    isOver ||= !holds
    console.log(
      `  ${name.padEnd(40)} ${(weight / kB).toFixed(1).padStart(7)} of ${String(Number((limit / kB).toFixed(1))).padStart(6)}  ${verdict}`,
    )
  }
  if (isOver) stop('The build is over budget (above).')
}
