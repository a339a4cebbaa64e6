/** The code that is fetched when a flight has ended or is watched, in one file. */
export { CourseResult } from './course-result.tsx'
export { DayResult } from './day-result.tsx'
export { MakePoster } from './make-poster.tsx'
export { RingRow } from './ring-row.tsx'
export { ShareFlight } from '../elements/share-flight.tsx'
export { WatchControls } from '../watch-flight.tsx'
