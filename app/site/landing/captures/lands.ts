// Written by `npm run pictures -- named-courses`; a change here is lost at the next run.
import picture1000 from '~/course-pictures/1000.avif'
import picture1001 from '~/course-pictures/1001.avif'
import picture1002 from '~/course-pictures/1002.avif'
import picture1003 from '~/course-pictures/1003.avif'
import picture1004 from '~/course-pictures/1004.avif'
import picture1005 from '~/course-pictures/1005.avif'
import picture1006 from '~/course-pictures/1006.avif'
import picture1007 from '~/course-pictures/1007.avif'

/** One named course of each mood. */
export const LANDS = [
  { name: 'First Light', course: 1000, picture: picture1000 },
  { name: 'Coral Stair', course: 1001, picture: picture1001 },
  { name: 'Amber Deep', course: 1002, picture: picture1002 },
  { name: 'Polar Walk', course: 1003, picture: picture1003 },
  { name: 'Violet Hour', course: 1004, picture: picture1004 },
  { name: 'Ember Row', course: 1005, picture: picture1005 },
  { name: 'Lost Meadow', course: 1006, picture: picture1006 },
  { name: 'Glass Morning', course: 1007, picture: picture1007 },
] as const
