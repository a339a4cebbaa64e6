/**
 * A press on a button that could not act on it yet: repeated once the page is hydrated, or after one reload. Whether
 * that reload has been is what the browser says of the page, and which button it was is kept in the state of the history
 * entry, so nothing is stored and no reload follows another.
 */

/** A button by what the visitor read on it, and which of those that say the same. Holds in a page that was rendered anew. */
export interface Press {
  readonly words: string
  readonly index: number
}

const MARK = 'pressAfterReload'

function buttonsThatSay(words: string): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.trim() === words)
}

export function pressOf(button: HTMLElement): Press {
  const words = button.textContent.trim()
  return { words, index: buttonsThatSay(words).findIndex((one) => one === button) }
}

export function buttonOf({ words, index }: Press): HTMLButtonElement | undefined {
  return buttonsThatSay(words)[index]
}

/** Whether this page was reloaded, by a script or by the visitor: another reload would bring nothing that is not here. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Reloads the page, which then acts on `press`, unless the browser refuses to remember it. */
export function reloadAndPress(press: Press): void {
  try {
    window.history.replaceState({ ...historyState(), [MARK]: press }, '')
  } catch {
    // The page comes anew, and the visitor presses again.
  }
  window.location.reload()
}

/** Once on a page that was reloaded for a press: that press. Undefined on every other page. */
export function takePress(): Press | undefined {
  const { [MARK]: press, ...rest } = historyState()
  if (press === undefined) return undefined
  try {
    window.history.replaceState(rest, '')
  } catch {
    // It stays, and the next reload of this page presses again.
  }
  return press as Press
}
