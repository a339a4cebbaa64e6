/**
 * Letters that do one thing wherever the player is in the dialog. Chords with Ctrl, Alt or Meta stay the browser's, and
 * where text is typed or a letter picks from a list, letters stay letters. Gives the function that stops listening.
 *
 * @param acts what each key does, by `KeyboardEvent.code`; once for each press, however long it is held
 */
export function listenToHotkeys(acts: Readonly<Record<string, () => void>>): () => void {
  const listening = new AbortController()
  const keys = new Map(Object.entries(acts))
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
      if (!takesLetters(event.target)) keys.get(event.code)?.()
    },
    { signal: listening.signal },
  )
  return () => listening.abort()
}

function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('input, textarea, select, [contenteditable="true"]')
  return field !== null && !(field instanceof HTMLInputElement && /^(range|checkbox|radio)$/.test(field.type))
}
