/** The code that is fetched when a flight has ended or is watched, in one file. */
export { WatchControls } from './watch-controls.tsx'
export { RaceResult } from './race-result.tsx'
export { ShareFlight } from './share-flight.tsx'
export { SplitChart } from './split-chart.tsx'
export { WatchFlight } from './watch-flight.tsx'
