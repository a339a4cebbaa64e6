import { lazy, type ComponentType } from 'react'

import type { RaceResultProps } from './race-result.tsx'
import type { ShareFlightProps } from './share-flight.tsx'
import type { SplitChartProps } from './split-chart.tsx'
import type { WatchFlightProps } from './watch-flight.tsx'
import type { WatchControlsProps } from '../watch/watch-controls.tsx'

/** A browser does not report a file that arrives empty as an error. */
const loadParts: () => Promise<Partial<typeof import('./late-parts.ts')>> = () => import('./late-parts.ts')
/** If they do not arrive, the end screen is shown without them. */
const None = () => null
const none = () => ({ default: None })

export const RaceResult = lazy<ComponentType<RaceResultProps>>(() =>
  loadParts().then((parts) => ({ default: parts.RaceResult ?? None }), none),
)
export const ShareFlight = lazy<ComponentType<ShareFlightProps>>(() =>
  loadParts().then((parts) => ({ default: parts.ShareFlight ?? None }), none),
)
export const SplitChart = lazy<ComponentType<SplitChartProps>>(() =>
  loadParts().then((parts) => ({ default: parts.SplitChart ?? None }), none),
)
export const WatchFlight = lazy<ComponentType<WatchFlightProps>>(() =>
  loadParts().then((parts) => ({ default: parts.WatchFlight ?? None }), none),
)
export const WatchControls = lazy<ComponentType<WatchControlsProps>>(() =>
  loadParts().then((parts) => ({ default: parts.WatchControls ?? None }), none),
)
