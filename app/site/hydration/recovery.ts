/**
 * What can be done about files that are lost, cut short or gone with an older release. The start of a page and the launch of
 * the game request them past every cache, then reload the page, once by itself and never over a dirty form; after the
 * reload the press that needed them is repeated. A change of pages only requests its file and loads the page.
 */
import { CONTAINER_ID } from './container-id.ts'

/** How long a page waits by itself for files that it requests anew. */
const TIMEOUT_MILLISECONDS = 3000

/**
 * Requests a file past every cache, which may hold a broken one. Gives whether the site has the file; rejects where it does
 * not arrive whole in time.
 */
export async function refreshFile(
  address: string,
  signal: AbortSignal | null = AbortSignal.timeout(TIMEOUT_MILLISECONDS),
): Promise<boolean> {
  const response = await fetch(address, { cache: 'reload', signal })
  await response.blob()
  return response.ok && response.headers.get('Content-Type')?.includes('html') !== true
}

/** The last rule of each style sheet, added by the build, as engines serialise it. A truncated sheet lacks it. */
export const SHEET_END = '@layer end;'

/** Whether a style sheet arrived whole. */
export function isWholeSheet({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules[sheet.cssRules.length - 1]?.cssText === SHEET_END
  } catch {
    // The rules of a sheet that did not arrive may not be read.
    return false
  }
}

/** Another link for a style sheet, at a new address: a cache may keep the broken file for a year under its own. */
export function sheetAgain({ href }: HTMLLinkElement): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${new URL(href).pathname}?again`,
  })
}

/** Whether this page was reloaded, by a script or by the visitor. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

/** Whether any form of the page holds something that a reload would lose: a field that is not as the page sent it. */
export function isAnyFormDirty(): boolean {
  return [...document.forms].some((form) => [...form.elements].some(isDirty))
}

function isDirty(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndexOf(field)
  return false
}

/** With nothing marked, a select stands on its first option. */
function defaultIndexOf({ options }: HTMLSelectElement): number {
  const marked = [...options].findLastIndex(({ defaultSelected }) => defaultSelected)
  return marked < 0 ? Math.min(0, options.length - 1) : marked
}

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

/** The pressed button's place in the state of the history entry, so that nothing is stored. */
const MARK = 'pressAfterReload'

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

/**
 * Reloads the page, which then presses the button at `place`: never over a dirty form, and by itself only once, because it
 * could go on for ever.
 *
 * @param isAsked the visitor has asked for another try: then a page that was reloaded is reloaded again
 * @returns `reload`, or why it does not
 */
export function tryReload(place: number, isAsked = false): 'reload' | 'beside-a-form' | 'reloaded-before' {
  if (isAnyFormDirty()) return 'beside-a-form'
  if (isReloaded() && !isAsked) return 'reloaded-before'
  reloadAndPress(place)
  return 'reload'
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
