/**
 * A press whose code is lost, as after an update of the site, reloads the page and is repeated there: by itself once, and
 * never over a dirty form. The press is kept in the state of the history entry, so that nothing is stored.
 */

/** The id of the element that React hydrates. Extensions use `app` and `root` for elements of their own. */
export const CONTAINER_ID = 'ringwake-page'

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
  // The site's selects have no marked option, so that they begin on the first one.
  return field instanceof HTMLSelectElement && field.selectedIndex > 0
}

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`#${CONTAINER_ID} button`)]
}

/** The place of a button among those of the page: it holds in a page that was translated or rendered anew. −1: none of them. */
export function placeOf(button: Element | null): number {
  return buttons().findIndex((one) => one === button)
}

export function pressButtonAt(place: number): void {
  if (place >= 0) buttons().at(place)?.click()
}

const MARK = 'pressAfterReload'

/** Reloads the page, which then presses the button at `place` (−1: none). */
export function reloadAndPress(place: number): void {
  window.history.replaceState({ ...window.history.state, [MARK]: place }, '')
  window.location.reload()
}

/** Once on a page that was reloaded for a press: the place of its button. Undefined on every other page. */
export function takePress(): number | undefined {
  const { [MARK]: place, ...rest } = { ...(window.history.state as Record<string, unknown> | null) }
  if (typeof place !== 'number') return undefined
  window.history.replaceState(rest, '')
  document.documentElement.dataset['reloaded'] = ''
  return place
}

/**
 * Reloads the page for a press, unless a form would be emptied, or the page was itself reloaded for one.
 *
 * @param isRetry the visitor asks for another try: then a page that was reloaded is reloaded again
 * @returns `reload`, or why it does not
 */
export function tryReload(place: number, isRetry = false): 'reload' | 'beside-a-form' | 'reloaded-before' {
  if (isAnyFormDirty()) return 'beside-a-form'
  if (!isRetry && 'reloaded' in document.documentElement.dataset) return 'reloaded-before'
  reloadAndPress(place)
  return 'reload'
}
