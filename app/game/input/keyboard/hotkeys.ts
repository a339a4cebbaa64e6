import { TEXT_FIELDS } from './keyboard.ts'

/**
 * Letters that do one thing wherever the player is in the dialog. Chords with Ctrl, Alt or Meta stay the browser's, and
 * where text is typed, a letter picks from a list, or a slider is moved by keys, letters stay the field's. Listens
 * until `signal` aborts.
 *
 * @param onKey told the `KeyboardEvent.code`, once for each press, however long it is held
 */
export function listenToHotkeys(onKey: (code: string) => void, signal: AbortSignal): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
      if (!takesLetters(event.target)) onKey(event.code)
    },
    { signal },
  )
}

function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest(TEXT_FIELDS)
  return field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
}
