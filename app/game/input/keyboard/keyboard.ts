import { commandOfKey, type SteeringKeys } from '../../player-data/flight-command.ts'
import type { Hotkeys } from '../../player-data/key-settings.ts'
import type { DigitalInput } from '../digital-input.ts'
import { isWithin } from '../is-within.ts'

/** Keys that scroll by default; in flight they must not scroll page or dialog. */
const SCROLL_KEYS: ReadonlySet<string> = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Space', 'PageUp', 'PageDown', 'Home', 'End'],
])

/** Selector of the elements that use letters or arrow keys themselves. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable="true"]'

const PRESS_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space'])

export interface KeyboardDeps {
  readonly digital: DigitalInput
  /** The keys as they are set now. */
  readonly preferences: () => SteeringKeys & { readonly hotkeys: Hotkeys }
  /** In flight, and in the count before it goes on: only then keys steer, and none of them scrolls. */
  readonly isAtControls: () => boolean
  /** The key that pauses and resumes, or a gamepad's pause button: once for each press. */
  readonly onPauseKey: () => void
  /** Once for each press. */
  readonly onMuteKey: () => void
  /** Escape, or a gamepad's back button outside a flight: once for each press. The browser's own answer to it, closing the dialog, is always held back. */
  readonly onEscapeKey: () => void
}

/**
 * Listens until `signal` aborts, and on the window: an open modal dialog has the keyboard to itself, and the focus may be
 * on the body when the button that had it was removed. Chords with Ctrl, Alt or Meta, Tab and the function keys are left
 * to the browser.
 */
export function listenToKeyboard(deps: KeyboardDeps, signal: AbortSignal): void {
  function takeKey(event: KeyboardEvent): void {
    // A widget that takes the next key, whichever it is, is marked so.
    if (event.isComposing || isWithin(event.target, '[data-takes-keys]')) return
    if (event.code === 'Escape') {
      event.preventDefault()
      if (!event.repeat) deps.onEscapeKey()
      return
    }
    // The browser repeats a click for each repeat of a held Enter; only the first counts.
    if (event.repeat && PRESS_KEYS.has(event.code) && isOnControl(event)) event.preventDefault()
    if (event.ctrlKey || event.altKey || event.metaKey || takesLetters(event)) return
    const { pause, mute } = deps.preferences().hotkeys
    if (event.code === pause || event.code === mute) {
      if (event.repeat) return
      if (event.code === pause) deps.onPauseKey()
      else deps.onMuteKey()
      return
    }
    if (!deps.isAtControls()) return
    const command = commandOfKey(event.code, deps.preferences())
    if (command !== undefined) deps.digital.hold(event.code, command)
    const pressesControl = event.code === 'Space' && isOnControl(event)
    if (command !== undefined || (SCROLL_KEYS.has(event.code) && !pressesControl)) event.preventDefault()
  }
  function releaseKey({ code, key }: KeyboardEvent): void {
    deps.digital.release(code)
    // While Meta is down, macOS reports no other key that goes up.
    if (key === 'Meta') deps.digital.releaseAll()
  }
  window.addEventListener('keydown', takeKey, { signal, capture: true })
  window.addEventListener('keyup', releaseKey, { signal, capture: true })
}

function takesLetters({ target }: KeyboardEvent): boolean {
  const isToggle = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)
  return !isToggle && isWithin(target, TEXT_FIELDS)
}

function isOnControl({ target }: KeyboardEvent): boolean {
  return isWithin(target, 'button, a, summary')
}
