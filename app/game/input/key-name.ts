import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What each place of the keyboard prints, as the browser reports it. */
export type KeyboardLayout = Pick<ReadonlyMap<string, string>, 'get'>

const NAMES: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', 'Arrow up'],
  ['ArrowDown', 'Arrow down'],
  ['ArrowLeft', 'Arrow left'],
  ['ArrowRight', 'Arrow right'],
])

/**
 * The name of a key by its `KeyboardEvent.code`: what the layout prints on it, else the name of its place, which on a
 * layout that is not known is the American one.
 */
export function keyNameFrom(code: string, layout?: KeyboardLayout): string {
  const printed = layout?.get(code)
  if (printed !== undefined && printed.trim() !== '') return printed.toUpperCase()
  return NAMES.get(code) ?? code.replace(/^(Key|Digit)/, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
}

/** The layout in use, or undefined where the browser does not report it. */
export async function readKeyboardLayout(): Promise<KeyboardLayout | undefined> {
  const { keyboard } = navigator as { readonly keyboard?: { readonly getLayoutMap?: () => Promise<KeyboardLayout> } }
  try {
    return await keyboard?.getLayoutMap?.()
  } catch {
    return undefined
  }
}

/** What keys have typed, by their `KeyboardEvent.code`: the layout where the browser reports none, as Firefox and Safari. */
const typed = createStore<ReadonlyMap<string, string>>(() => new Map())

function learn({ code, key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
  // A layout names no key of the number pad.
  if (key.length !== 1 || code.startsWith('Numpad') || shiftKey || ctrlKey || altKey || metaKey) return
  if (typed.getState().get(code) !== key) typed.setState(new Map(typed.getState()).set(code, key), true)
}

/** Names keys by their `KeyboardEvent.code`, as the player's keyboard prints them once the browser has reported it, or else once they were pressed. */
export function useKeyNames(): (code: string) => string {
  const [layout, setLayout] = useState<KeyboardLayout>()
  useStore(typed)
  useEffect(() => void readKeyboardLayout().then(setLayout), [])
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => learn(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  // Also of the press that is being handled.
  return (code) => keyNameFrom(code, layout ?? typed.getState())
}
