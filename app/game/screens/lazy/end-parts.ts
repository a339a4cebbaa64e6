/** The code that is fetched when a flight has ended or is watched, in one file. */
export { RaceResult, SplitChart } from './compare-flights.tsx'
export { DayResult } from './day-result.tsx'
export { FieldTable } from './field-table.tsx'
export { MakePoster } from './make-poster.tsx'
export { ShareFlight } from './share-flight.tsx'
export { WatchControls, WatchFlight } from './watch-flight.tsx'
