import { useEffect, useState } from 'react'

import { keyNameFrom, readKeyboardLayout, type KeyboardLayout } from './key-name.ts'

/** What the player's keyboard prints; undefined until the browser reports it, and where it never does. */
export function useKeyboardLayout(): KeyboardLayout | undefined {
  const [layout, setLayout] = useState<KeyboardLayout>()
  useEffect(() => void readKeyboardLayout().then(setLayout), [])
  return layout
}

/** The name of a key by its `KeyboardEvent.code`, as the player's keyboard prints it; null for no key. */
export function useKeyName(code: string | null): string | null {
  const layout = useKeyboardLayout()
  return code === null ? null : keyNameFrom(code, layout)
}
