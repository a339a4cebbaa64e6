/**
 * What the built site weighs on the wire, against what it may weigh. A build over budget fails.
 *
 * Sizes are of the files as served: brotli where the build compressed them, the file itself otherwise; kB is 1,000 bytes.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const kB = 1000

/** Limits in bytes. */
const LIMITS = {
  'landing: script': 110 * kB,
  'landing: style': 15 * kB,
  'landing: fonts': 60 * kB,
  'landing: before scrolling': 350 * kB,
  // Pictures further down come when they are near; with all of them the page keeps to the same bound.
  'landing: scrolled to its end': 350 * kB,
  'game: what the launch adds': 150 * kB,
  'game: of it, the simulation': 12 * kB,
  'from nothing to flight': 480 * kB,
  'the largest file': 512 * 1024,
}

/** @typedef {{ file: string, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[], src?: string, isEntry?: boolean }} Chunk */

/** @param {string} path @returns {number} bytes on the wire */
function wireBytes(path) {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/**
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {string} key a chunk in it
 * @param {Set<string>} files collects the files that importing the chunk fetches
 */
function collectStatic(manifest, key, files) {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
  for (const imported of chunk.imports ?? []) collectStatic(manifest, imported, files)
}

const PICTURE = /<picture\b[^>]*>.*?<\/picture>|<img\b[^>]*>/gs
const IMAGE_PRELOAD = /<link\b[^>]*\bas="image"[^>]*>/g

/**
 * The pictures of a page, each with the heaviest file that a browser of today would choose for it: the largest candidate
 * of the first format offered, on the kind of screen that asks for most.
 *
 * @param {string} html
 * @returns {{ isLazy: boolean, candidates: string[] }[]} the candidates as paths below the root
 */
function picturesIn(html) {
  return [...html.matchAll(PICTURE)].map(([picture]) => {
    /** @type {Map<string, string>} */
    const byScreen = new Map()
    for (const [source] of picture.matchAll(/<source\b[^>]*>/g)) {
      const screen = /\smedia="([^"]*)"/.exec(source)?.[1] ?? ''
      if (!byScreen.has(screen)) byScreen.set(screen, /\ssrcset="([^"]*)"/i.exec(source)?.[1] ?? '')
    }
    if (byScreen.size === 0) {
      const set = /\ssrcset="([^"]*)"/i.exec(picture)?.[1] ?? /\ssrc="([^"]*)"/.exec(picture)?.[1]
      byScreen.set('', set ?? '')
    }
    return {
      isLazy: /\sloading="lazy"/.test(picture),
      candidates: [...byScreen.values()]
        .flatMap((set) => set.split(','))
        .map((candidate) => candidate.trim().split(/\s+/)[0]?.replace(/^\//, '') ?? '')
        .filter((path) => path !== ''),
    }
  })
}

/** @param {string} page @returns {string[]} the site's own files that a page names besides its pictures, as paths below the root */
function filesNamedIn(page) {
  const html = page.replaceAll(PICTURE, '').replaceAll(IMAGE_PRELOAD, '')
  const named = [
    ...html.matchAll(/(?:href|src|srcset)="\/([^"?#\s]+\.[a-z0-9]+)#?"/g),
    ...html.matchAll(/["']\/(assets\/[^"']+)["']/g),
  ]
  return [...new Set(named.map(([, path = '']) => path))]
}

/**
 * What the simulation weighs in the game: bundled alone, as its chunk mixes it with the rest.
 *
 * @returns {Promise<number>} bytes, brotli
 */
async function simulationBytes() {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        // What the game takes of it; the pilot on the start screen is a part of it.
        entry: ['flight', 'clock', 'autopilot'].map((room) =>
          resolve(import.meta.dirname, `../app/game/simulation/${room}.ts`),
        ),
        formats: ['es'],
      },
    },
  })
  const scripts = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((output) => (output.type === 'chunk' ? output.code : ''))
  return brotliCompressSync(scripts.join('')).length
}

/**
 * Prints the weights and ends the program with an error when one is over its limit.
 *
 * @param {string} build the build folder, with `client/` and `manifest.json`
 * @returns {Promise<void>}
 */
export async function checkBudgets(build) {
  const client = join(build, 'client')
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'))

  const landing = new Set(
    filesNamedIn(readFileSync(join(client, 'index.html'), 'utf8')).filter((file) => existsSync(join(client, file))),
  )
  // The landing page names the route manifest, which names every route's chunk: those are fetched on navigation only.
  const routeManifest = [...landing].find((file) => /assets\/manifest-[^/]+\.js$/.test(file))
  /** What the landing page's scripts and styles name; of it, the rest of the fonts is fetched only where it is used. @type {Set<string>} */
  const named = new Set()
  for (const file of landing) {
    const key = Object.keys(manifest).find((name) => manifest[name]?.file === file)
    if (file.endsWith('.js') && file !== routeManifest && key !== undefined) collectStatic(manifest, key, named)
  }
  // What a script imports comes with it, whether the page names it or not.
  for (const file of named) if (file.endsWith('.js')) landing.add(file)
  // The page preloads what it needs of the fonts; the rest of their letters is fetched only where one is used, which
  // tests/hero.spec.ts holds every page to.
  const fonts = [...landing].filter((file) => file.endsWith('.woff2'))
  /** @param {Iterable<string>} files @param {(file: string) => boolean} wanted */
  const sum = (files, wanted) =>
    [...files].filter(wanted).reduce((total, file) => total + wireBytes(join(client, file)), 0)

  const script = sum(landing, (file) => file.endsWith('.js'))
  const style = sum(landing, (file) => file.endsWith('.css'))
  const font = sum(fonts, () => true)
  // The icons for home screens (PNG) are fetched by whoever puts the site on one.
  const rest = sum(landing, (file) => !/\.(?:js|css|woff2|png)$/.test(file))
  /** @param {boolean} isLazy */
  const pictureBytes = (isLazy) =>
    picturesIn(readFileSync(join(client, 'index.html'), 'utf8'))
      .filter((picture) => picture.isLazy === isLazy)
      .reduce(
        (total, { candidates }) => total + Math.max(...candidates.map((file) => wireBytes(join(client, file)))),
        0,
      )
  const atOnce = script + style + font + rest + wireBytes(join(client, 'index.html')) + pictureBytes(false)
  const everything = atOnce + pictureBytes(true)

  const gameKey = Object.keys(manifest).find((key) => manifest[key]?.src === 'app/game/game-dialog.tsx')
  if (gameKey === undefined) throw new Error('The build has no chunk for app/game/game-dialog.tsx.')
  /** @type {Set<string>} */
  const gameFiles = new Set()
  collectStatic(manifest, gameKey, gameFiles)
  for (const chunk of [...gameFiles]) {
    const key = Object.keys(manifest).find((name) => manifest[name]?.file === chunk)
    for (const lazy of (key === undefined ? undefined : manifest[key]?.dynamicImports) ?? []) {
      if (lazy.startsWith('app/game/')) collectStatic(manifest, lazy, gameFiles)
    }
  }
  const game = sum(gameFiles, (file) => !landing.has(file) && !named.has(file))

  const weights = {
    'landing: script': script,
    'landing: style': style,
    'landing: fonts': font,
    'landing: before scrolling': atOnce,
    'landing: scrolled to its end': everything,
    'game: what the launch adds': game,
    'game: of it, the simulation': await simulationBytes(),
    'from nothing to flight': everything + game,
    'the largest file': Math.max(
      ...readdirSync(client, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
        .map((entry) => wireBytes(join(entry.parentPath, entry.name))),
    ),
  }
  console.log('\nWeight on the wire (kB, brotli where compressed)')
  let isOver = false
  for (const [name, limit] of Object.entries(LIMITS)) {
    const weight = weights[/** @type {keyof typeof weights} */ (name)]
    // What weighs nothing was not found: a pattern that matches no file any more guards nothing.
    const holds = weight > 0 && weight <= limit
    const verdict = holds ? 'ok' : weight > 0 ? 'OVER' : 'NOT FOUND'
    isOver ||= !holds
    console.log(
      `  ${name.padEnd(36)} ${(weight / kB).toFixed(1).padStart(7)} of ${String(Math.round(limit / kB)).padStart(4)}  ${verdict}`,
    )
  }
  if (isOver) {
    console.error('The build is over budget (above).')
    process.exit(1)
  }
}

if (process.argv[1] === import.meta.filename)
  await checkBudgets(resolve(import.meta.dirname, '..', process.env['RINGWAKE_BUILD_DIRECTORY'] ?? 'build'))
