// Written by `npm run pictures -- named-courses`; a change here is lost at the next run.
import picture544 from '~/course-pictures/544.avif'
import picture977 from '~/course-pictures/977.avif'
import picture466 from '~/course-pictures/466.avif'
import picture1835 from '~/course-pictures/1835.avif'
import picture2780 from '~/course-pictures/2780.avif'
import picture2701 from '~/course-pictures/2701.avif'
import picture2798 from '~/course-pictures/2798.avif'
import picture1871 from '~/course-pictures/1871.avif'

/** One named course of each mood. */
export const COURSES_BY_MOOD = [
  { name: 'Long Shadow', course: 544, picture: picture544 },
  { name: 'Coral Downs', course: 977, picture: picture977 },
  { name: 'Dust Choir', course: 466, picture: picture466 },
  { name: 'Star Terrace', course: 1835, picture: picture1835 },
  { name: 'Violet Deep', course: 2780, picture: picture2780 },
  { name: 'Ember Row', course: 2701, picture: picture2701 },
  { name: 'Lost Meadow', course: 2798, picture: picture2798 },
  { name: 'Glass Canyon', course: 1871, picture: picture1871 },
] as const
