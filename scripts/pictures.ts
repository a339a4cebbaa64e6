/**
 * `npm run pictures`: renders the named moments of seeded flights to the files that the site and the README use.
 *
 *     npm run pictures                  all of them
 *     npm run pictures -- hero-wide     some of them, by name
 *     npm run pictures -- film          the silent loop of the preview (needs ffmpeg)
 *     npm run pictures -- courses       eight courses side by side
 *     npm run pictures -- named-courses the small pictures of the named courses
 *     npm run pictures -- views         four moments drawn by both views, side by side
 *     npm run pictures -- --check       writes nothing; fails where a file would become another
 *     npm run pictures -- sequence      motion, a tenth of a second from picture to picture: all named sequences, or
 *                                       `sequence strong-ring view=2D`, or `sequence course=7 pilot=low up=6 from=ring3-0.4`
 *                                       (scripts/pictures/sequences.ts lists the words)
 *
 * Everything is drawn on the CPU in fixed steps of time, so the same machine gives the same pixels each time.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { captureModules, filmModule, type TakenMoment } from './pictures/capture-modules.ts'
import { requireFfmpeg, takeFilm } from './pictures/film.ts'
import { COURSE_PICTURES, coursesByMoodModule, takeCoursePictures } from './pictures/course-pictures.ts'
import { iconFiles } from './pictures/icons.ts'
import { COURSES, FILM, MOMENTS, VIEWS } from './pictures/moments.ts'
import { openHarness } from './pictures/open-harness.ts'
import { sequencesFrom, takeSequence } from './pictures/sequences.ts'
import { takeSheet } from './pictures/sheet.ts'
import { encodePicture, takeMoment } from './pictures/take-moment.ts'
import { stop } from './setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
const isCheck = words.includes('--check')
const sequences = words[0] === 'sequence' ? sequencesFrom(words.slice(1)) : []
const names = words.filter((word) => word !== '--check')
const unknown =
  sequences.length > 0
    ? []
    : names.filter(
        (name) => ![FILM, COURSES, VIEWS, { name: COURSE_PICTURES }, ...MOMENTS].some((known) => known.name === name),
      )
if (unknown.length > 0) throw new Error(`There is no moment named ${unknown.join(', ')}.`)
const isFilmWanted = names.length === 0 || names.includes(FILM.name)
if (isFilmWanted) requireFfmpeg()
let changed = 0

/** Writes a file, with its path below the root, where it has changed. */
async function put(path: string, contents: Buffer | string): Promise<void> {
  const bytes = Buffer.from(contents)
  const file = join(ROOT, path)
  const isSame = existsSync(file) && (await readFile(file)).equals(bytes)
  if (!isSame) changed += 1
  const size = `${(bytes.length / 1000).toFixed(1)} kB`.padStart(9)
  console.log(`  ${size}  ${path}${isSame ? '' : isCheck ? '  WOULD CHANGE' : '  written'}`)
  if (isSame || isCheck) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

const { page, close } = await openHarness()
const taken: TakenMoment[] = []
try {
  for (const sequence of sequences) await put(...(await takeSequence(page, sequence)))
  for (const moment of MOMENTS) {
    if (names.length > 0 && !names.includes(moment.name)) continue
    const picture = await takeMoment(page, moment)
    const digest = createHash('sha256').update(picture.pixels).digest('hex').slice(0, 16)
    console.log(`${moment.name}: course ${moment.course}, second ${moment.second}, pixels ${digest}`)
    const files: TakenMoment['files'][number][] = []
    for (const file of moment.files) {
      const { bytes, height } = await encodePicture(picture, file)
      await put(file.path, bytes)
      files.push({ path: file.path, width: file.width, height })
    }
    taken.push({ moment, readings: picture.readings, files })
  }
  for (const sheet of [COURSES, VIEWS]) {
    if (names.length === 0 || names.includes(sheet.name)) await put(sheet.file.path, await takeSheet(page, sheet))
  }
  if (names.length === 0 || names.includes(COURSE_PICTURES)) {
    for await (const [path, bytes] of takeCoursePictures(page)) await put(path, bytes)
    await put(...(await coursesByMoodModule()))
  }
  if (isFilmWanted) {
    const { files, readings, digest } = await takeFilm(page, FILM)
    console.log(`${FILM.name}: course ${FILM.course}, from second ${FILM.second}, frames ${digest}`)
    for (const { path, bytes } of files) await put(path, bytes)
    await put(...(await filmModule(FILM, readings)))
  }
} finally {
  await close()
}
// The modules list every moment, so they are written only where every moment was taken.
if (names.length === 0) {
  for (const [path, text] of await captureModules(taken)) await put(path, text)
  for (const [path, bytes] of await iconFiles()) await put(path, bytes)
}
if (isCheck && changed > 0) stop(`${changed} files would change. Run npm run pictures, and look at what it made.`)
