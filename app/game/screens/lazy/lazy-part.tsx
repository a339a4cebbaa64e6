import { lazy, type ComponentType, type ReactNode } from 'react'

const None = () => null

/** Stands in the place of a part that the player asked for. */
export function ComingPart() {
  return <p role="status">Loading…</p>
}

/** Engines remember a failed import, so only a reload can bring it. In one line, which is all that is in view. */
export function LostPart() {
  return <p role="status">This couldn’t be loaded. Try a reload.</p>
}

/**
 * A component of a file that is fetched when it is first shown. If it does not arrive, `Lost` is shown in its place: nothing, where
 * the player has not asked for it.
 */
export function lazyPart<Parts extends object, Props>(
  fetchParts: () => Promise<Parts>,
  // A browser does not report a file that arrives empty as an error.
  part: (parts: Partial<Parts>) => ComponentType<Props> | undefined,
  Lost: (props: Props) => ReactNode = None,
) {
  return lazy<ComponentType<Props>>(async () => {
    const parts: Partial<Parts> = (await fetchParts().catch(() => undefined)) ?? {}
    return { default: part(parts) ?? Lost }
  })
}
