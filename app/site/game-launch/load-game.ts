import { prefersLessData } from '../components/data-saver.ts'
import { isAnyFormDirty } from '../hydration/dirty-form.ts'
import { isReloaded, pressOf, reloadAndPress } from '../hydration/press.ts'

export type GameModule = typeof import('~/game/game-dialog.tsx')

/**
 * Why there is no game. `out-of-reach`: a request got no answer. `damaged`: the files are there, but do not run. `gone`:
 * the site answers without them, as after an update, and a fresh page has not helped; `gone-beside-a-form`: a fresh page
 * would help, and would cost what stands in a form.
 */
export type GameLoss = 'out-of-reach' | 'damaged' | 'gone' | 'gone-beside-a-form'

let loading: Promise<GameModule> | undefined
let loaded: Promise<GameModule> | undefined
let tries = 0
/** The game's script, once it has run: it must not run twice. */
let script: GameModule | undefined
/** The files of the game, as the bundler's `import()` names them in the head. */
let files: { readonly address: string; link: HTMLLinkElement }[] = []

function load(): Promise<GameModule> {
  if (loading !== undefined) return loading
  tries += 1
  const attempt = tries === 1 || files.length === 0 ? importGame() : importAnew(`?try=${tries}`)
  loading = attempt
  attempt.then(
    () => (loaded = attempt),
    () => {
      if (loading === attempt) loading = undefined
    },
  )
  return attempt
}

async function importGame(): Promise<GameModule> {
  const before = new Set(document.querySelectorAll('link'))
  const arriving = import('~/game/game-dialog.tsx')
  files = [...document.querySelectorAll('link')]
    .filter((link) => !before.has(link))
    .map((link) => ({ address: link.href, link }))
  return keepWhole(await arriving)
}

/** Whether a style sheet came, and not empty; of a script it cannot be told. */
function isWhole({ rel, sheet }: HTMLLinkElement): boolean {
  try {
    return rel !== 'stylesheet' || Boolean(sheet?.cssRules.length)
  } catch {
    // The rules of a sheet that did not arrive may not be read.
    return false
  }
}

/** Under new addresses: to an `import()` of the old, a browser gives the old answer again, even one that never came. */
async function importAnew(suffix: string): Promise<GameModule> {
  const styles = files.filter(({ link }) => !isWhole(link))
  await Promise.all(
    styles.map(async (file) => {
      const fresh = document.createElement('link')
      Object.assign(fresh, { rel: 'stylesheet', href: file.address + suffix })
      file.link.replaceWith(fresh)
      file.link = fresh
      await new Promise((resolve, reject) => Object.assign(fresh, { onload: resolve, onerror: reject }))
    }),
  )
  const address = files.find(({ link }) => link.rel === 'modulepreload')?.address ?? ''
  return keepWhole(script ?? ((await import(/* @vite-ignore */ address + suffix)) as GameModule))
}

/** @throws {Error} when a file came empty, which a browser does not call an error */
function keepWhole(game: GameModule): GameModule {
  if ('GameDialog' in game) script = game
  if (script === undefined || !files.every(({ link }) => isWhole(link))) throw new Error('A file of the game is empty.')
  return script
}

/** Asks for the files past every cache that holds a broken one. */
async function askForFiles(): Promise<'there' | 'gone' | 'out-of-reach'> {
  try {
    const answers = await Promise.all(
      files.map(async ({ address }) => {
        const response = await fetch(address, { cache: 'reload' })
        await response.blob()
        return response.ok && !response.headers.get('Content-Type')?.includes('html')
      }),
    )
    return answers.every(Boolean) ? 'there' : 'gone'
  } catch {
    return 'out-of-reach'
  }
}

/** Gives up a request that is still under way, so that the next launch makes a new one. */
export function releaseRequest(): void {
  loading = loaded
}

/** Starts fetching the game when a pointer or the focus comes near a launch button, unless the visitor saves data. */
export function prefetchGame(): void {
  if (prefersLessData()) return
  // The press tells the visitor what went wrong, not the approach.
  load().catch(askForFiles)
}

/**
 * The game for a launch by `opener`, or why there is none. Never rejects, and does what can be done without asking: a
 * second request, past the cache, and once per page a reload that launches again, unless a form holds something.
 *
 * @param isWanted false once the visitor has closed the dialog: then nothing is reloaded
 */
export async function fetchGame(
  opener: HTMLElement,
  isWanted: () => boolean,
): Promise<GameModule | GameLoss | 'reload'> {
  const first = await load().catch(() => undefined)
  if (first !== undefined) return first
  const answer = await askForFiles()
  if (answer === 'there') return load().catch(() => 'damaged' as const)
  if (answer === 'out-of-reach') return answer
  if (isAnyFormDirty()) return 'gone-beside-a-form'
  if (isReloaded() || !isWanted()) return 'gone'
  reloadAndPress(pressOf(opener))
  return 'reload'
}
