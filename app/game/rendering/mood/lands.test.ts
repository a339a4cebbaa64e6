import { expect, test } from 'vitest'
import { Vector3 } from 'three'

import type { Rgb } from '../colour/palette.ts'
import { groundLightOf } from '../terrain/facet-paint.ts'
import { skyOfCourse } from './course-sky.ts'
import { LANDS, type Land } from './lands.ts'
import { MOODS } from './moods.ts'

const distance = (one: Rgb, other: Rgb): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const LEVEL = new Vector3(0, 1, 0)

/** The colour of rock at a height in metres, on the course of `seed` but of another land. */
function rockOf(seed: number, land: Land, height: number, normal = LEVEL): Rgb {
  const bytes = new Uint8Array(12)
  groundLightOf({ ...skyOfCourse(seed), land }).paint(
    { normal, broadNormal: normal, heights: [height, height, height], grain: 0.5 },
    bytes,
    0,
  )
  return [bytes[0] / 255, bytes[1] / 255, bytes[2] / 255]
}

test('in every mood, every two lands differ in the colours of their sunlit rock', () => {
  const lands = Object.entries(LANDS)
  for (const [seed, { name: mood }] of MOODS.entries())
    for (const [index, [name, land]] of lands.entries())
      for (const [otherName, other] of lands.slice(index + 1)) {
        const heights = [22, 50, 80]
        const total = heights.reduce((sum, at) => sum + distance(rockOf(seed, land, at), rockOf(seed, other, at)), 0)
        expect(total / heights.length, `${name} and ${otherName}, ${mood}`).toBeGreaterThan(0.07)
      }
})

test('in every land, every two moods differ in the colours of level, of lit or of shaded rock', () => {
  for (const [name, land] of Object.entries(LANDS)) {
    const rocks = MOODS.map(({ name }, seed) => {
      const { light } = skyOfCourse(seed)
      const sides = [LEVEL, new Vector3(light[0], 0.5, 0), new Vector3(-light[0], 0.5, 0)]
      return { name, tones: sides.map((normal) => rockOf(seed, land, 30, normal.clone().normalize())) }
    })
    for (const [index, { name: mood, tones }] of rocks.entries())
      for (const { name: other, tones: others } of rocks.slice(index + 1)) {
        const most = Math.max(...tones.map((tone, side) => distance(tone, others[side])))
        expect(most, `${name}, ${mood} and ${other}`).toBeGreaterThan(0.015)
      }
  }
})
