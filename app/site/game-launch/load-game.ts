/**
 * Fetches the game when it is launched. Where that fails, in this order: all files are requested once more past every cache,
 * and tried again; the page is reloaded once, unless a form is dirty, and presses the button again; the loss is told.
 */
import { prefersLessData } from '../components/data-saver.ts'
import {
  isAnyFormDirty,
  isReloaded,
  isWholeSheet,
  placeOf,
  refreshFile,
  reloadAndPress,
} from '../hydration/recovery.ts'

export type GameModule = typeof import('~/game/game-dialog.tsx')

export type GameLoss =
  /** A request got no answer. */
  | 'out-of-reach'
  /** The files arrive, but do not run, even after a reload. */
  | 'damaged'
  /** The site no longer has the files, even after a reload. */
  | 'gone'
  /** A reload would help, and would empty a form. */
  | 'beside-a-form'

/** The request that is under way, or the one that brought the whole game. */
let request: Promise<GameModule> | undefined
let isLoaded = false
let tries = 0
/** The game's script once it has run; it must not run twice. */
let script: GameModule | undefined
/** Whether the first request for the script has an answer; until then another `import()` of it only waits with the first. */
let isScriptAnswered = false
/** The files of the game, as the bundler's `import()` names them in the head. */
let files: { readonly address: string; link: HTMLLinkElement }[] = []
let scriptLink: HTMLLinkElement | undefined

function load(): Promise<GameModule> {
  if (request !== undefined) return request
  tries += 1
  const attempt = files.length === 0 ? importGame() : importAgain(`?try=${tries}`)
  request = attempt
  attempt.then(
    () => {
      request = attempt
      isLoaded = true
    },
    () => {
      if (request === attempt) request = undefined
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
  scriptLink = files.find(({ link }) => link.rel === 'modulepreload')?.link
  const onAnswer = () => (isScriptAnswered = true)
  if (scriptLink) Object.assign(scriptLink, { onload: onAnswer, onerror: onAnswer })
  return keepWhole(await arriving)
}

/** Whether a file arrived and is not empty, as far as its link shows it: not of a script. */
function isWhole(link: HTMLLinkElement): boolean {
  return link.rel !== 'stylesheet' || isWholeSheet(link)
}

/**
 * Requests a style sheet that is not whole at a new address, and the script there too while the first request is pending.
 * Otherwise the script comes from its own address: the game's later parts import that, so beside a script from another
 * one they would start a second copy.
 */
async function importAgain(suffix: string): Promise<GameModule> {
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
  const address = scriptLink?.href ?? ''
  return keepWhole(script ?? (await importScript(isScriptAnswered ? address : address + suffix)))
}

function importScript(address: string): Promise<GameModule> {
  return import(/* @vite-ignore */ address) as Promise<GameModule>
}

/** @throws {Error} when a file is empty, which is no error to a browser */
function keepWhole(game: GameModule): GameModule {
  if ('GameDialog' in game) script = game
  if (script === undefined || !files.every(({ link }) => isWhole(link))) throw new Error('A file of the game is empty.')
  return script
}

/** Requests all files anew, without a limit: the dialog offers another try meanwhile. */
async function refreshGame(): Promise<'there' | 'gone' | 'out-of-reach'> {
  try {
    const answers = await Promise.all(files.map(({ address }) => refreshFile(address, null)))
    return answers.every(Boolean) ? 'there' : 'gone'
  } catch {
    return 'out-of-reach'
  }
}

/** Abandons a pending request, so that the next launch makes a new one. */
export function releaseRequest(): void {
  if (!isLoaded) request = undefined
}

/** For when pointer or focus reach a launch button; does nothing for a visitor who saves data. */
export function prefetchGame(): void {
  if (prefersLessData()) return
  // A failure is shown at the press, not before.
  load().catch(refreshGame)
}

/**
 * Takes the steps at the head of this file; never rejects. A retry may reload the page again where the files are there,
 * because a page keeps a script that it could not run.
 *
 * @param opener is pressed again after a reload
 * @param isRetry whether the visitor asks once more
 * @param isWanted false once the visitor has closed the dialog; then nothing is reloaded
 */
export async function fetchGame(
  opener: HTMLElement,
  isRetry: boolean,
  isWanted: () => boolean,
): Promise<GameModule | GameLoss | 'reload'> {
  const first = await load().catch(() => undefined)
  if (first !== undefined) return first
  const answer = await refreshGame()
  if (answer === 'out-of-reach') return answer
  const isThere = answer === 'there'
  const second = isThere && (await load().catch(() => undefined))
  if (second) return second
  if (isAnyFormDirty()) return 'beside-a-form'
  const isReloadAllowed = !isReloaded() || (isRetry && isThere)
  if (!isReloadAllowed || !isWanted()) return isThere ? 'damaged' : 'gone'
  reloadAndPress(placeOf(opener))
  return 'reload'
}
