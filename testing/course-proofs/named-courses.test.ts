import { expect, test } from 'vitest'

import { MOODS } from '../../app/game/rendering/mood/moods.ts'
import { NAMED_COURSES, nameOfCourse } from '../../app/game/session/named-courses.ts'

test('there are three named courses for each mood, in the order of the moods', () => {
  const moods = MOODS.flatMap(({ name }) => [name, name, name])
  expect(NAMED_COURSES.map(({ mood }) => mood)).toEqual(moods)
  for (const { seed, mood } of NAMED_COURSES) expect(MOODS[seed % MOODS.length].name).toBe(mood)
})

test('each named course has a name and a seed of its own, the name of one or two plain words', () => {
  expect(new Set(NAMED_COURSES.map(({ seed }) => seed)).size).toBe(24)
  expect(new Set(NAMED_COURSES.map(({ name }) => name)).size).toBe(24)
  for (const { name } of NAMED_COURSES) expect(name).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/)
  expect(nameOfCourse(NAMED_COURSES[0].seed)).toBe(NAMED_COURSES[0].name)
  expect(nameOfCourse(4_294_967_295)).toBeUndefined()
})
