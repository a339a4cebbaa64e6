import { lazy, useState, type ComponentType, type ReactNode } from 'react'

const Nothing = () => null

/** Stands in the place of a part that the player asked for. */
export function LoadingPart() {
  return <p role="status">Loading…</p>
}

/** Engines remember a failed import, so only a reload can bring it. In one line, which is all that is in view. */
export function LoadFailed() {
  return <p role="status">This couldn’t be loaded. Check your connection and reload.</p>
}

/** The files that have arrived, by what fetches them. */
const arrived = new Map<() => Promise<object>, object>()

/** Fetches a file of parts before one of them is shown. Rejects where it does not arrive. */
export async function preload<Parts extends object>(fetchParts: () => Promise<Parts>): Promise<Parts> {
  const parts = await fetchParts()
  arrived.set(fetchParts, parts)
  return parts
}

/**
 * A component of a file that is fetched when it is first shown. If it does not arrive, `Failed` is shown in its place: nothing, where
 * the player has not asked for it.
 */
export function lazyPart<Parts extends object, Props extends object>(
  fetchParts: () => Promise<Parts>,
  part: (parts: Parts) => ComponentType<Props>,
  Failed: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await preload(fetchParts).then(part, () => Failed) }))
  return function LazyPart(props) {
    // Not `Lazy` where the file is there: React shows the fallback for a third of a second all the same.
    const [Part] = useState(() => {
      const parts = arrived.get(fetchParts) as Parts | undefined
      return parts === undefined ? Lazy : part(parts)
    })
    return <Part {...props} />
  }
}
