import { expect, test } from 'vitest'

import { skyOfCourse } from '../../app/game/rendering/mood/course-sky.ts'
import { MOODS } from '../../app/game/rendering/mood/moods.ts'
import { ACE_FLIGHTS } from '../../app/game/flight-link/ace-flights.ts'
import { flightFromText } from '../../app/game/flight-link/link-text.ts'
import { resimulate } from '../../app/game/flight-link/resimulate.ts'
import { medalTimesFor, ticksOfMedal } from '../../app/game/session/medals.ts'
import { autopilotFlight } from '../../app/game/simulation/flight/autopilot-flight.ts'
import { CONTROL_STEPS } from '../../app/game/simulation/flight-state.ts'
import { SAMPLE_TICKS } from '../../app/game/simulation/input-recording.ts'
import { RINGS_TO_WIN } from '../../app/game/simulation/rules.ts'
import { KEY_TICKS } from '../pilots/keys-pilot.ts'
import { NAMED_COURSES, namedCourse } from '../../app/game/session/named-courses.ts'

test('there are three named courses for each mood, in the order of the moods', () => {
  const moods = MOODS.flatMap((mood) => [mood, mood, mood])
  expect(NAMED_COURSES.map(({ seed }) => skyOfCourse(seed).mood)).toEqual(moods)
})

test('each named course has a name and a seed of its own, the name of one or two plain words', () => {
  expect(new Set(NAMED_COURSES.map(({ seed }) => seed)).size).toBe(NAMED_COURSES.length)
  expect(new Set(NAMED_COURSES.map(({ name }) => name)).size).toBe(NAMED_COURSES.length)
  for (const { name } of NAMED_COURSES) expect(name).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/)
  expect(namedCourse(NAMED_COURSES[0].seed)).toBe(NAMED_COURSES[0])
  expect(namedCourse(4_294_967_295)).toBeUndefined()
})

/** A key is held or released for so many samples at least. */
const KEY_SAMPLES = KEY_TICKS / SAMPLE_TICKS

test.each(NAMED_COURSES)('the ace flight of $name finishes in its time, by keys within a hand’s limits', (course) => {
  const content = flightFromText(ACE_FLIGHTS.get(course.seed) ?? '')
  if (content.status !== 'flight') throw new Error(content.status)
  const { flight } = content
  expect(flight).toMatchObject({ seed: course.seed, isRelaxed: false, isSlow: false, ticks: course.aceTicks })
  const result = resimulate(flight)
  expect(result?.splits).toHaveLength(RINGS_TO_WIN)
  expect(result?.end.ringsMissed).toBe(0)
  const { splits } = autopilotFlight(course.seed, {})
  const platinum = ticksOfMedal('platinum', medalTimesFor({ ...course, isRelaxed: false }, splits))
  expect(platinum, 'platinum is faster than the autopilot').toBeLessThan(splits[RINGS_TO_WIN - 1])
  flight.recording.forEach((control, at) => {
    expect([-CONTROL_STEPS, 0, CONTROL_STEPS]).toContain(control)
    const sample = Math.floor(at / 2)
    if (sample % KEY_SAMPLES !== 0) expect(control).toBe(flight.recording[at - 2])
  })
})
