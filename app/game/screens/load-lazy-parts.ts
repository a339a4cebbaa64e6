import { lazyPart, LoadFailed } from './elements/lazy-part.tsx'

export const fetchEndParts = () => import('./end/end-parts.ts')

export const CourseResult = lazyPart(fetchEndParts, (parts) => parts.CourseResult)
export const DayResult = lazyPart(fetchEndParts, (parts) => parts.DayResult)
export const MakePoster = lazyPart(fetchEndParts, (parts) => parts.MakePoster)
export const RingRow = lazyPart(fetchEndParts, (parts) => parts.RingRow)
export const ShareFlight = lazyPart(fetchEndParts, (parts) => parts.ShareFlight)
export const WatchControls = lazyPart(fetchEndParts, (parts) => parts.WatchControls, LoadFailed)

const fetchDataParts = () => import('./options/data-fields.tsx')

export const DataFields = lazyPart(fetchDataParts, (parts) => parts.DataFields, LoadFailed)
export const SaveOffer = lazyPart(fetchDataParts, (parts) => parts.SaveOffer)

export const fetchMorePanel = () => import('./start/more-panel.tsx')

export const MorePanel = lazyPart(fetchMorePanel, (parts) => parts.MorePanel, LoadFailed)

export const CourseLists = lazyPart(
  () => import('./start/course-lists.tsx'),
  (parts) => parts.CourseLists,
  LoadFailed,
)
