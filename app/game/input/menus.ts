/** The screens of the game as menus: a gamepad moves through them as Tab, Enter and the arrows do, and each press is told. */
import { MENU_ACTIONS } from './gamepad-reading.ts'
import { isWithin } from './is-within.ts'

const STOPS = 'button, a[href], input, select, textarea, [tabindex="0"]'

/** Does in a menu what was pressed on a pad, within `root`. The caller handles Back. `actions`: the bits of `MENU_ACTIONS`. */
export function stepMenu(root: HTMLElement, actions: number): void {
  if (actions & (MENU_ACTIONS.press | MENU_ACTIONS.pause)) pressFocused(root)
  else if (actions & MENU_ACTIONS.left) changeOrMove(root, -1)
  else if (actions & MENU_ACTIONS.right) changeOrMove(root, 1)
  else if (actions & MENU_ACTIONS.up) moveByRow(root, -1)
  else if (actions & MENU_ACTIONS.down) moveByRow(root, 1)
}

function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  )
}

function focusedIn(root: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null
}

function pressFocused(root: HTMLElement): void {
  const focused = focusedIn(root)
  if (focused !== null && stopsIn(root).includes(focused)) focused.click()
  // If the focus is on nothing that can be pressed, the press only moves it to the next stop.
  else moveFocus(root, 1)
}

/** Gives the focus to the next or previous stop within `root`, round and round. */
export function moveFocus(root: HTMLElement, by: 1 | -1): void {
  const stops = stopsIn(root)
  if (stops.length === 0) return
  const from = focusedIn(root) ?? root
  const at = stops.indexOf(from)
  // A new screen has the focus itself and is no stop: the next stop is the first inside it, as with Tab.
  const next = stops.findIndex((stop) => from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
  const to = at < 0 ? Math.max(0, next) + (by > 0 ? 0 : -1) : at + by
  stops.at(to % stops.length)?.focus()
}

/** Gives the focus to what stands nearest in the next or previous row of a list, such as a gallery; elsewhere to the next stop. */
function moveByRow(root: HTMLElement, by: 1 | -1): void {
  const focused = focusedIn(root)
  const list = focused?.closest('ul')
  if (focused && list) {
    const from = focused.getBoundingClientRect()
    const stops = stopsIn(list).map((stop) => {
      const { top, left } = stop.getBoundingClientRect()
      return { stop, rows: (top - from.top) * by, aside: Math.abs(left - from.left) }
    })
    const beyond = stops.filter(({ rows }) => rows > 1)
    if (beyond.length > 0) {
      beyond.toSorted((one, other) => one.rows - other.rows || one.aside - other.aside)[0].stop.focus()
      return
    }
    // The list is left from its end.
    stops.at(by > 0 ? -1 : 0)?.stop.focus()
  }
  moveFocus(root, by)
}

function changeOrMove(root: HTMLElement, by: 1 | -1): void {
  const focused = focusedIn(root)
  if (focused instanceof HTMLInputElement && /^(range|number)$/.test(focused.type)) {
    const isMirrored = focused.type === 'range' && getComputedStyle(focused).direction === 'rtl'
    if (by > 0 === isMirrored) focused.stepDown()
    else focused.stepUp()
    dispatchChange(focused)
  } else if (focused instanceof HTMLSelectElement) {
    let to = focused.selectedIndex + by
    while (focused.options.item(to)?.disabled) to += by
    if (focused.options.item(to) === null) return
    focused.selectedIndex = to
    dispatchChange(focused)
  } else moveFocus(root, by)
}

function dispatchChange(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const PRESSED = 'button, a[href]'
const CHANGED = 'input, select'

/** Calls `onPress` for each press of a control under `screens`, by any device, except the touch controls of the flight. */
export function listenToMenus(screens: HTMLElement, onPress: () => void, signal: AbortSignal): void {
  function followPress({ type, target }: Event): void {
    if (isWithin(target, type === 'click' ? PRESSED : CHANGED) && !isWithin(target, '[role="application"]')) onPress()
  }
  screens.addEventListener('click', followPress, { signal })
  screens.addEventListener('change', followPress, { signal })
}
