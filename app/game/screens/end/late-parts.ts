/** What is fetched once a flight has ended: in one file. */
export { RaceResult } from './race-result.tsx'
export { ShareFlight } from './share-flight.tsx'
export { SplitChart } from './split-chart.tsx'
