/** A craft without fuel falls for some seconds; any key, tap or button of a pad that does nothing else skips the rest of it. */
import { isWithin } from './is-within.ts'
import type { SessionStore } from '../session/session-store.ts'

/** The fall is seen for so long at least: whoever still steers when the fuel is gone must not skip it unawares. */
const SEEN_MILLISECONDS = 600

/** Keys that move the focus, or do nothing by themselves. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph'])

/** Listens on the window, after the keyboard, until `signal` aborts. */
export function openFallSkip(session: SessionStore, signal: AbortSignal) {
  let fallsSince = Infinity
  const isFalling = (): boolean => {
    const { stage, isEndShown, summary } = session.getState()
    return stage === 'crashed' && !isEndShown && summary?.crashCause === 'fuel'
  }
  /** Shows the end screen at once; false where there is nothing to skip. */
  const skip = (): boolean => {
    if (!isFalling() || performance.now() - fallsSince < SEEN_MILLISECONDS) return false
    session.dispatch({ type: 'show-end' })
    return true
  }
  const skipBy = (event: Event): void => {
    // The press would go on to the button of the end screen that has the focus by then.
    if (skip()) event.preventDefault()
  }
  const skipByKey = (event: KeyboardEvent): void => {
    const isChord = event.ctrlKey || event.altKey || event.metaKey
    const pressesButton = (event.key === 'Enter' || event.key === ' ') && isWithin(event.target, 'button')
    // A hotkey has been answered by now.
    if (event.repeat || isChord || OTHER_KEYS.has(event.key) || event.defaultPrevented || pressesButton) return
    skipBy(event)
  }
  window.addEventListener('keydown', skipByKey, { signal, capture: true })
  window.addEventListener('click', (event) => !isWithin(event.target, 'button') && skipBy(event), {
    signal,
    capture: true,
  })
  return {
    /** For the buttons of gamepads. */
    skip,
    /** Call after each change of the session. */
    followStage: (): void => {
      if (!isFalling()) fallsSince = Infinity
      else if (fallsSince === Infinity) fallsSince = performance.now()
    },
  }
}
