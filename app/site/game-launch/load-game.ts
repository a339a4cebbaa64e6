/**
 * Fetches the game when it is launched. Where that fails, in this order: all files are requested once more past every cache,
 * and imported again; the page is reloaded once, unless a form is dirty, and presses the button again; the loss is told.
 */
import { prefersLessData } from '../components/data-saver.ts'
import { isWholeSheet, placeOf, refreshFile, sheetAgain, tryReload } from '../hydration/recovery.ts'

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

/** The request that is pending, or the one that brought the whole game. */
let request: Promise<GameModule> | undefined
/** Whether a launch has waited long for the pending request; the next ones do not wait for it alone. */
let isStalled = false
/** The links of the game's files, as the bundler's `import()` puts them into the head. */
let links: HTMLLinkElement[] = []

/** Its `import()` is the same each time: the game's later parts import the script's own address, and two copies must not run. */
function load(): Promise<GameModule> {
  request ??= importGame()
    .catch((error: unknown) => {
      request = undefined
      throw error
    })
    .finally(() => (isStalled = false))
  return request
}

/** To be called when a launch has waited long. */
export function noteStall(): void {
  isStalled = true
}

/** @throws {Error} also when the script is empty or the style sheet cut short, which is no error to a browser */
async function importGame(): Promise<GameModule> {
  const before = new Set(document.querySelectorAll('link'))
  const arriving = import('~/game/game-dialog.tsx')
  links.push(...[...document.querySelectorAll('link')].filter((link) => !before.has(link)))
  const game = await arriving
  links = await Promise.all(links.map(withSheet))
  if (!('GameDialog' in game) || !links.every(isWhole)) throw new Error('A file of the game is not whole.')
  return game
}

/** Whether a file arrived whole, as far as its link shows it: not of a script. */
function isWhole(link: HTMLLinkElement): boolean {
  return link.rel !== 'stylesheet' || isWholeSheet(link)
}

/** Gives the link, or another in its place where its style sheet is lost or cut short: each link requests it once. */
async function withSheet(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  if (isWhole(link)) return link
  const again = sheetAgain(link)
  link.replaceWith(again)
  await new Promise((resolve) => Object.assign(again, { onload: resolve, onerror: resolve }))
  return again
}

/** Requests all files anew, without a limit: the dialog offers another try meanwhile. */
async function refreshGame(): Promise<'there' | 'gone' | 'out-of-reach'> {
  try {
    const answers = await Promise.all(links.map(({ href }) => refreshFile(href, null)))
    return answers.every(Boolean) ? 'there' : 'gone'
  } catch {
    return 'out-of-reach'
  }
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
  // Each further import() waits with the first, so a stalled one is given up as soon as the files arrive anew.
  const wasStalled = isStalled
  const first = load().catch(refreshGame)
  const answer = await (wasStalled ? Promise.race([first, refreshGame()]) : first)
  if (typeof answer !== 'string' || answer === 'out-of-reach') return answer
  const isThere = answer === 'there'
  const second = isThere && !wasStalled && (await load().catch(() => undefined))
  if (second) return second
  const outcome = isWanted() ? tryReload(placeOf(opener), isThere && (isRetry || wasStalled)) : 'reloaded-before'
  if (outcome !== 'reloaded-before') return outcome
  return isThere ? 'damaged' : 'gone'
}
