import { lazy, type ComponentType } from 'react'

import type { RaceResultProps } from './race-result.tsx'
import type { ShareFlightProps } from './share-flight.tsx'
import type { SplitChartProps } from './split-chart.tsx'
import type { WatchFlightProps } from './watch-flight.tsx'
import type { WatchControlsProps } from '../watch/watch-controls.tsx'

const loadParts = () => import('./late-parts.ts')
/** Where they do not arrive, the end screen stands without them. */
const none = () => ({ default: () => null })

export const RaceResult = lazy<ComponentType<RaceResultProps>>(() =>
  loadParts().then((parts) => ({ default: parts.RaceResult }), none),
)
export const ShareFlight = lazy<ComponentType<ShareFlightProps>>(() =>
  loadParts().then((parts) => ({ default: parts.ShareFlight }), none),
)
export const SplitChart = lazy<ComponentType<SplitChartProps>>(() =>
  loadParts().then((parts) => ({ default: parts.SplitChart }), none),
)
export const WatchFlight = lazy<ComponentType<WatchFlightProps>>(() =>
  loadParts().then((parts) => ({ default: parts.WatchFlight }), none),
)
export const WatchControls = lazy<ComponentType<WatchControlsProps>>(() =>
  loadParts().then((parts) => ({ default: parts.WatchControls }), none),
)
