import { expect, test } from 'vitest'

import { characterOf, CHARACTERS } from '../../app/game/simulation/ground/characters.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { importBundled } from '../bundle.ts'
import type { PilotSkill } from './human-pilot.ts'

const { FIRST_TIME, FIRST_TIME_BY_MOUSE, flyAsHuman, PRACTISED } = await importBundled<
  typeof import('./human-pilot.ts')
>(['testing/pilots/human-pilot.ts'])

const COURSES = 1_000

function resultsOf(skill: PilotSkill) {
  const ends = Array.from({ length: COURSES }, (_, seed) => flyAsHuman(skill, seed))
  const onGround = (name: string) => ends.filter(({ seed }) => characterOf(seed).name === name)
  const seconds = ends.map((end) => end.tick / TICKS_PER_SECOND).sort((a, b) => a - b)
  const count = (claim: (end: (typeof ends)[number]) => boolean) => ends.filter(claim).length
  return {
    completed: count((end) => end.phase === 'complete') / COURSES,
    completedByGround: CHARACTERS.map(
      ({ name }) => onGround(name).filter(({ phase }) => phase === 'complete').length / onGround(name).length,
    ),
    outOfFuel: count((end) => end.crashCause === 'fuel'),
    mountains: count((end) => end.crashCause === 'mountain'),
    medianSeconds: seconds[COURSES / 2],
  }
}

const firstTime = resultsOf(FIRST_TIME)
const practised = resultsOf(PRACTISED)
const byMouse = resultsOf(FIRST_TIME_BY_MOUSE)

test('a first-time pilot completes 25 to 45 % of courses and flies at least 20 s in the median', () => {
  expect(firstTime.completed).toBeGreaterThanOrEqual(0.25)
  expect(firstTime.completed).toBeLessThanOrEqual(0.45)
  expect(firstTime.medianSeconds).toBeGreaterThanOrEqual(20)
})

test('a first-time pilot with a mouse completes 25 to 45 % of courses', () => {
  expect(byMouse.completed).toBeGreaterThanOrEqual(0.25)
  expect(byMouse.completed).toBeLessThanOrEqual(0.45)
})

test('a practised pilot completes 75 to 92 % of courses', () => {
  expect(practised.completed).toBeGreaterThanOrEqual(0.75)
  expect(practised.completed).toBeLessThanOrEqual(0.92)
})

test('completion rates differ by less than 15 points between the kinds of ground', () => {
  for (const { completedByGround } of [firstTime, practised])
    expect(Math.max(...completedByGround) - Math.min(...completedByGround)).toBeLessThan(0.15)
})

test.each([
  { name: 'first-time', results: firstTime },
  { name: 'practised', results: practised },
])('fuel and mountains each cause at least a quarter of the crashes of a $name pilot', ({ results }) => {
  const deaths = results.outOfFuel + results.mountains
  expect(results.outOfFuel / deaths).toBeGreaterThanOrEqual(0.25)
  expect(results.mountains / deaths).toBeGreaterThanOrEqual(0.25)
})
