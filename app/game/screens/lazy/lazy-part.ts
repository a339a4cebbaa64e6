import { lazy, type ComponentType, type ReactNode } from 'react'

const None = () => null

/**
 * A component of a file that is fetched when it is first shown. If it does not arrive, `Lost` is shown in its place: nothing, where
 * the player has not asked for it.
 */
export function lazyPart<Parts extends object, Props>(
  fetchParts: () => Promise<Parts>,
  // A browser does not report a file that arrives empty as an error.
  part: (parts: Partial<Parts>) => ComponentType<Props> | undefined,
  Lost: () => ReactNode = None,
) {
  return lazy<ComponentType<Props>>(async () => {
    const parts: Partial<Parts> = (await fetchParts().catch(() => undefined)) ?? {}
    return { default: part(parts) ?? Lost }
  })
}
