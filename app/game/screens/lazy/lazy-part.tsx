import { lazy, useState, type ComponentType, type ReactNode } from 'react'

const Nothing = () => null

/** Stands in the place of a part that the player asked for. */
export function LoadingPart() {
  return <p role="status">Loading…</p>
}

/** Engines remember a failed import, so only a reload can bring it. In one line, which is all that is in view. */
export function LoadFailed() {
  return <p role="status">This couldn’t be loaded. Try a reload.</p>
}

/** The files that have arrived, by what fetches them. */
const arrived = new Map<() => Promise<object>, object>()

/** Fetches a file of parts before one of them is shown. What does not arrive is an empty file. */
export async function preload<Parts extends object>(fetchParts: () => Promise<Parts>): Promise<Partial<Parts>> {
  const parts: Partial<Parts> = (await fetchParts().catch(() => undefined)) ?? {}
  arrived.set(fetchParts, parts)
  return parts
}

/**
 * A component of a file that is fetched when it is first shown. If it does not arrive, `Failed` is shown in its place: nothing, where
 * the player has not asked for it.
 */
export function lazyPart<Parts extends object, Props extends object>(
  fetchParts: () => Promise<Parts>,
  // A browser does not report a file that arrives empty as an error.
  part: (parts: Partial<Parts>) => ComponentType<Props> | undefined,
  Failed: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> {
  const partOf = (parts: Partial<Parts>): ComponentType<Props> => part(parts) ?? Failed
  const Lazy = lazy(async () => ({ default: partOf(await preload(fetchParts)) }))
  return function LazyPart(props) {
    // Not `Lazy` where the file is there: React shows the fallback for a third of a second all the same.
    const [Part] = useState(() => {
      const parts = arrived.get(fetchParts)
      return parts === undefined ? Lazy : partOf(parts)
    })
    return <Part {...props} />
  }
}
