import { lazy, type ComponentType } from 'react'

/** A browser does not report a file that arrives empty as an error. */
type Parts = Partial<typeof import('./lazy-parts.ts')>
const None = () => null

/** A part of the end screen or of a watched flight; nothing is shown in its place if it does not arrive. */
function lazyPart<Props>(part: (parts: Parts) => ComponentType<Props> | undefined) {
  const loaded = (): Promise<Parts> => import('./lazy-parts.ts').catch(() => ({}))
  return lazy<ComponentType<Props>>(async () => ({ default: part(await loaded()) ?? None }))
}

export const RaceResult = lazyPart((parts) => parts.RaceResult)
export const ShareFlight = lazyPart((parts) => parts.ShareFlight)
export const SplitChart = lazyPart((parts) => parts.SplitChart)
export const WatchFlight = lazyPart((parts) => parts.WatchFlight)
export const WatchControls = lazyPart((parts) => parts.WatchControls)
