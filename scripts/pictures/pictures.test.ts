import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { skyOfCourse } from '../../app/game/rendering/mood/course-sky.ts'
import { FILM as SHOWN_FILM } from '../../app/site/landing/captures/preview/film.ts'
import { PREVIEW } from '../../app/site/landing/captures/preview/preview.ts'
import { webManifest } from '../build-steps/manifest.ts'

import { CAPTURE_MODULES, COURSES, FILM, MOMENTS, VIEWS } from './moments.ts'
import { sequencesFrom } from './sequences.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const fileOf = (path: string) => resolve(ROOT, path)

test('every picture exists in its dimensions and within its size limit', async () => {
  for (const { width: rendered, height, keptWidth, files } of MOMENTS) {
    for (const file of files) {
      const found = await sharp(fileOf(file.path)).metadata()
      expect(found.width, file.path).toBe(file.width)
      expect(found.height, file.path).toBe(Math.round((file.width * height) / (keptWidth ?? rendered)))
      expect(statSync(fileOf(file.path)).size, file.path).toBeLessThanOrEqual(file.mostBytes)
    }
  }
})

test('the landing page shows pictures of six different moods, the same in both shapes', () => {
  const moodOf = (name: string) => {
    const moment = MOMENTS.find((one) => one.name === name)
    if (moment === undefined) throw new Error(`There is no moment named ${name}.`)
    return skyOfCourse(moment.course).mood.name
  }
  const { hero, preview, gallery } = CAPTURE_MODULES
  for (const shapes of [hero, preview]) expect(new Set(shapes.map(moodOf)).size).toBe(1)
  const shown = [hero[0] ?? '', preview[0] ?? '', ...gallery].map(moodOf)
  expect(shown).toHaveLength(6)
  expect(new Set(shown).size).toBe(6)
})

test('the sheets of courses and views exist, with a different mood for each course', () => {
  for (const { file } of [COURSES, VIEWS])
    expect(statSync(fileOf(file.path)).size, file.path).toBeLessThanOrEqual(file.mostBytes)
  const moodsOf = ({ moments }: typeof COURSES) => new Set(moments.map(({ course }) => skyOfCourse(course).mood))
  expect(moodsOf(COURSES).size).toBe(COURSES.moments.length)
  expect(moodsOf(VIEWS).size).toBe(VIEWS.moments.length / 2)
})

test('the manifest names the site, and its icons have the sizes it declares', async () => {
  const manifest = JSON.parse(webManifest({ siteName: 'Anotherwake' }, '#0e0b24', [])) as {
    name: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest.name).toBe('Anotherwake')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(`public${src}`)).metadata()
    expect(sizes === 'any' || sizes === `${width}x${height}`, src).toBe(true)
  }
})

test('the film has small files of the right types and starts at the moment of its still', () => {
  const firstBytes = (path: string) => readFileSync(fileOf(path)).subarray(0, 12)
  for (const { path, mostBytes } of FILM.files) {
    expect(statSync(fileOf(path)).size, path).toBeLessThanOrEqual(mostBytes)
    if (path.endsWith('.webm')) expect([...firstBytes(path).subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    else expect(firstBytes(path).subarray(4, 8).toString('latin1')).toBe('ftyp')
  }
  const still = MOMENTS.find(({ name }) => name === 'preview')
  expect([FILM.course, FILM.pilot, FILM.second]).toEqual([still?.course, still?.pilot, still?.second])
  expect(SHOWN_FILM.readings).toHaveLength(FILM.seconds * FILM.readingsPerSecond)
  expect(SHOWN_FILM.readings[0]).toEqual(PREVIEW.readings)
})

test('a sequence begins at a second, a ring or the end of its flight, and is named with its view', () => {
  const beginsAt = (words: string) => sequencesFrom(words.split(' ')).map(({ moment }) => moment.second)
  expect(beginsAt('course=43 from=8.5')).toEqual([8.5])
  const [third] = beginsAt('course=43 from=ring3')
  const [fourth, before] = [...beginsAt('course=43 from=ring4'), ...beginsAt('course=43 from=ring4-0.5')]
  expect(third).toBeLessThan(fourth)
  expect(before).toBeCloseTo(fourth - 0.5)
  expect(beginsAt('course=34 pilot=hands-off from=end')).toEqual([40])
  expect(sequencesFrom(['crash', 'view=2D'])[0].name).toBe('crash-2d')
  expect(() => sequencesFrom(['landing'])).toThrow('landing')
  expect(() => sequencesFrom(['speed=3'])).toThrow('speed')
  expect(() => sequencesFrom(['crash', 'view=flat'])).toThrow('3D or 2D')
})
