import { TEXT_FIELDS } from './keyboard.ts'

/**
 * Letters that do one thing anywhere in the dialog. Chords with Ctrl, Alt or Meta are left to the browser, and
 * letters are left to text fields, lists and sliders. Listens until `signal` aborts.
 *
 * @param onKey told the `KeyboardEvent.code`, once for each press, however long it is held
 */
export function listenToHotkeys(onKey: (code: string) => void, signal: AbortSignal): void {
  function followKey(event: KeyboardEvent): void {
    if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    if (!takesLetters(event.target)) onKey(event.code)
  }
  window.addEventListener('keydown', followKey, { signal })
}

function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest(TEXT_FIELDS)
  return field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
}
