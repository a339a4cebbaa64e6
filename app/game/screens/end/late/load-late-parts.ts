import { lazy, type ComponentType } from 'react'

/** A browser does not report a file that arrives empty as an error. */
type Parts = Partial<typeof import('./late-parts.ts')>
const None = () => null

/** A part of the end screen or of a watched flight; nothing is shown in its place if it does not arrive. */
function late<Props>(part: (parts: Parts) => ComponentType<Props> | undefined) {
  const loaded = (): Promise<Parts> => import('./late-parts.ts').catch(() => ({}))
  return lazy<ComponentType<Props>>(async () => ({ default: part(await loaded()) ?? None }))
}

export const RaceResult = late((parts) => parts.RaceResult)
export const ShareFlight = late((parts) => parts.ShareFlight)
export const SplitChart = late((parts) => parts.SplitChart)
export const WatchFlight = late((parts) => parts.WatchFlight)
export const WatchControls = late((parts) => parts.WatchControls)
