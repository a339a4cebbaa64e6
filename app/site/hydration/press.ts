/**
 * A press on a button that could not act on it yet: repeated once the page is hydrated, or after one reload. The browser
 * tells whether the page was reloaded, and the state of the history entry keeps which button it was, so nothing is stored
 * and no reload follows another unasked.
 */
import { CONTAINER_ID } from './container-id.ts'

const MARK = 'pressAfterReload'

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`#${CONTAINER_ID} button`)]
}

/** The place of a button among those of the page: it holds in a page that was translated or rendered anew. −1 for any other. */
export function placeOf(button: Element | null): number {
  return buttons().findIndex((one) => one === button)
}

export function pressButtonAt(place: number): void {
  buttons()[place]?.click()
}

/** Whether this page was reloaded, by a script or by the visitor: another reload by itself could go on for ever. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Reloads the page, which then presses the button at `place`, unless the browser refuses to remember it. */
export function reloadAndPress(place: number): void {
  try {
    window.history.replaceState({ ...historyState(), [MARK]: place }, '')
  } catch {
    // The page is reloaded, and the visitor has to press again.
  }
  window.location.reload()
}

/** Once on a page that was reloaded for a press: the place of its button. Undefined on every other page. */
export function takePress(): number | undefined {
  const { [MARK]: place, ...rest } = historyState()
  if (typeof place !== 'number') return undefined
  try {
    window.history.replaceState(rest, '')
  } catch {
    // The entry's state stays, and the next reload of this page presses again.
  }
  return place
}
