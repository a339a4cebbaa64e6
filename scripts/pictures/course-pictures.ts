/** The small pictures of the named courses, for the gallery of the game and for the landing page. */
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { skyOfCourse } from '../../app/game/rendering/mood/course-sky.ts'
import { MOODS } from '../../app/game/rendering/mood/moods.ts'
import { NAMED_COURSES, type NamedCourse } from '../../app/game/session/named-courses.ts'
import { formatted, type WrittenModule } from './capture-modules.ts'
import { flyTo, takePicture } from './fly-to.ts'

/** The word of the command line for them. */
export const COURSE_PICTURES = 'named-courses'

const COURSE_PICTURE = { width: 320, height: 180, mostBytes: 5000 }
/** Rendered larger and made smaller, which smooths its edges. */
const RENDERED = { width: 480, height: 270, ratio: 1 }
/** Of the flight: the land and its monument are in sight, and the first ring is still far. */
const SECOND = 1
const QUALITY = 42

/** The picture of each named course. `page`: with the harness. */
export async function* takeCoursePictures(page: Page): AsyncGenerator<readonly [path: string, bytes: Buffer]> {
  for (const course of NAMED_COURSES) {
    await flyTo(page, { course: course.seed, pilot: 'expert', second: SECOND }, RENDERED)
    const { png } = await takePicture(page)
    const { width, mostBytes } = COURSE_PICTURE
    const bytes = await sharp(png).resize({ width }).avif({ quality: QUALITY, chromaSubsampling: '4:2:0' }).toBuffer()
    if (bytes.length > mostBytes) throw new Error(`The picture of ${course.name} weighs ${bytes.length} bytes.`)
    yield [join('app/course-pictures', `${course.seed}.avif`), bytes]
  }
}

/** The first named course of each mood, as the landing page shows them. */
export function coursesByMoodModule(): Promise<WrittenModule> {
  const moodOf = ({ seed }: NamedCourse) => skyOfCourse(seed).mood
  const courses = MOODS.flatMap((mood) => NAMED_COURSES.find((course) => moodOf(course) === mood) ?? [])
  const text = [
    '// Written by `npm run pictures -- named-courses`; a change here is lost at the next run.',
    ...courses.map(({ seed }) => `import picture${seed} from '~/course-pictures/${seed}.avif'`),
    '',
    '/** One named course of each mood. */',
    `export const COURSES_BY_MOOD = [${courses.map(({ seed, name }) => `{ name: ${JSON.stringify(name)}, course: ${seed}, picture: picture${seed} }`).join(', ')}] as const`,
  ].join('\n')
  return formatted('app/site/landing/captures/courses-by-mood.ts', text)
}
