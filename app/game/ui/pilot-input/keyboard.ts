import type { KeyMap } from './flight-command.ts'
import type { HeldCommands } from './held-commands.ts'

/** What the browser would do with these keys is scroll; in flight they must not move page or dialog. */
const SCROLL_KEYS: ReadonlySet<string> = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Space', 'PageUp', 'PageDown', 'Home', 'End'],
])

const PRESS_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space'])

export interface KeyboardOptions {
  readonly held: HeldCommands
  /** The keys as they are set now. */
  readonly keyMap: () => KeyMap
  /** Keys are held for the flight, and none of them scrolls, only while this is true. */
  readonly isAtControls: () => boolean
  /** P, once for each press. */
  readonly onPauseKey: () => void
  /** Escape, once for each press. The browser's own answer to it, closing the dialog, is always held back. */
  readonly onEscapeKey: () => void
}

/**
 * Listens to the whole window: an open modal dialog has the keyboard to itself, and focus may rest on the body when the
 * button that had it went away. Chords with Ctrl, Alt or Meta, Tab and the function keys are left to the browser.
 * Gives the function that stops listening.
 */
export function listenToKeyboard(options: KeyboardOptions): () => void {
  const listening = new AbortController()
  const { signal } = listening

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || isTakenElsewhere(event)) return
      if (event.code === 'Escape') {
        event.preventDefault()
        if (!event.repeat) options.onEscapeKey()
        return
      }
      // A button answers Enter again for every repeat of a held key; one press is one act.
      if (event.repeat && PRESS_KEYS.has(event.code) && isOnControl(event)) event.preventDefault()
      if (event.ctrlKey || event.altKey || event.metaKey || isInTextField(event)) return
      if (event.code === 'KeyP') {
        if (!event.repeat) options.onPauseKey()
        return
      }
      if (!options.isAtControls()) return
      const command = options.keyMap().get(event.code)
      if (command !== undefined) options.held.hold(event.code, command)
      const pressesControl = event.code === 'Space' && isOnControl(event)
      if (command !== undefined || (SCROLL_KEYS.has(event.code) && !pressesControl)) event.preventDefault()
    },
    { signal, capture: true },
  )

  window.addEventListener(
    'keyup',
    (event) => {
      options.held.letGo(event.code)
      // While Meta is down, macOS tells of no key that goes up: let go of everything rather than fly on a ghost.
      if (event.key === 'Meta') options.held.letGoOfAll()
    },
    { signal, capture: true },
  )

  return () => listening.abort()
}

/** A widget that waits for a key, whichever it will be, marks itself so. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('[data-takes-keys]') !== null
}

function isInTextField(event: KeyboardEvent): boolean {
  return (
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}

function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary') !== null
}
