import type { SettingsStore } from '../player-data/settings-store.ts'
import type { Fullscreen } from '../page/fullscreen.ts'
import { hotkeyOf, type Hotkey } from '../player-data/key-settings.ts'
import { isAtControls } from '../session/session-stage.ts'
import { pauseOrResume, type SessionStore } from '../session/session-store.ts'
import type { DigitalInput } from './digital-input.ts'
import { isWithin } from './is-within.ts'
import { commandOfPress, keyCodeFrom } from './key-code.ts'

/** Keys that scroll by default; in flight they must not scroll page or dialog. */
const SCROLL_KEYS: ReadonlySet<string> = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Space', 'PageUp', 'PageDown', 'Home', 'End'],
])

/** Selector of the elements that use letters or arrow keys themselves. */
const TEXT_FIELDS = 'input, textarea, select'

const PRESS_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space'])

/** What keys act on. */
export interface KeyedGame {
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly digital: DigitalInput
  readonly fullscreen: Pick<Fullscreen, 'isOffered' | 'toggle'>
}

interface KeyAnswers {
  /** Once for each press; the browser's own answer to it, closing the dialog, is held back. */
  readonly onEscape: () => void
  /** Tab in flight, −1 with Shift. The browser would leave the dialog for its own bars, and the flight would pause. */
  readonly onTab: (by: 1 | -1) => void
}

/**
 * Listens until `signal` aborts, and on the window: an open modal dialog has the keyboard to itself, and the focus may be
 * on the body when the button that had it was removed. Chords with Ctrl, Alt or Meta, the function keys and Tab on a screen
 * are left to the browser.
 */
export function listenToKeyboard(
  { session, settings, digital, fullscreen }: KeyedGame,
  { onEscape, onTab }: KeyAnswers,
  signal: AbortSignal,
): void {
  const hasControls = () => isAtControls(session.getState())

  function takeHotkey(hotkey: Hotkey): void {
    if (hotkey === 'mute') settings.change({ isMuted: !settings.getState().isMuted })
    else if (hotkey === 'fullscreen') {
      if (fullscreen.isOffered) fullscreen.toggle()
    } else if (hotkey === 'pause') pauseOrResume(session)
    else session.dispatch({ type: 'fly-again' })
  }

  function takeKey(event: KeyboardEvent): void {
    // A widget that takes the next key, whichever it is, is marked so.
    if (event.isComposing || isWithin(event.target, '[data-takes-keys]')) return
    const code = keyCodeFrom(event)
    if (code === 'Escape') {
      event.preventDefault()
      if (!event.repeat) onEscape()
      return
    }
    // The browser repeats a click for each repeat of a held Enter; only the first counts.
    if (event.repeat && PRESS_KEYS.has(code) && isOnControl(event)) event.preventDefault()
    if (event.ctrlKey || event.altKey || event.metaKey || takesLetters(event)) return
    const hotkey = hotkeyOf(code, settings.getState().hotkeys)
    if (hotkey !== undefined) {
      event.preventDefault()
      if (!event.repeat) takeHotkey(hotkey)
      return
    }
    // Keys steer in flight only. No key scrolls there, and none that prints opens the browser's quick find, which takes the focus.
    if (!hasControls()) return
    if (code === 'Tab') {
      event.preventDefault()
      onTab(event.shiftKey ? -1 : 1)
      return
    }
    const command = commandOfPress(event, settings.getState())
    if (command !== undefined) digital.hold(code, command)
    const isBrowsers = SCROLL_KEYS.has(code) || SCROLL_KEYS.has(event.key) || event.key.length === 1
    const pressesControl = code === 'Space' && isOnControl(event)
    if (command !== undefined || (isBrowsers && !pressesControl)) event.preventDefault()
  }
  function releaseKey(event: KeyboardEvent): void {
    digital.release(keyCodeFrom(event))
    // While Meta is down, macOS reports no other key that goes up. Shift changes the name of a key that has no code.
    if (event.key === 'Meta' || (event.key === 'Shift' && event.code === '')) digital.releaseAll()
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
