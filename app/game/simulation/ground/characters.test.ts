import { expect, test } from 'vitest'

import { MAX_HORIZONTAL } from '../rules.ts'
import { characterOf, CHARACTERS } from './characters.ts'
import { createTerrain, FACET_METRES, FLOOR_LIMIT } from './terrain.ts'

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)

interface Shape {
  /** Mean width of the valley’s floor in metres. */
  readonly floor: number
  /** Share of the flanks within the corridor that rises by more than one in one. */
  readonly steep: number
  /** Height in metres that one place in a hundred beside the corridor is above. */
  readonly peaks: number
  /** Share of the ground above 60 m that is nearly level. */
  readonly level: number
}

function shapeOf(name: string): Shape {
  const heights: number[] = []
  const rises: number[] = []
  const tops: number[] = []
  let floor = 0
  let sections = 0
  for (const seed of SEEDS.filter((each) => characterOf(each).name === name).slice(0, 40)) {
    const { heightAt } = createTerrain(seed)
    for (let z = -700; z > -2_300; z -= 80) {
      sections += 1
      for (let x = -MAX_HORIZONTAL - 60; x < MAX_HORIZONTAL + 60; x += FACET_METRES) {
        const height = heightAt(x, z)
        const rise = Math.abs(heightAt(x + FACET_METRES, z) - height) / FACET_METRES
        heights.push(height)
        if (height <= FLOOR_LIMIT) floor += FACET_METRES
        else rises.push(rise)
        if (height > 60) tops.push(rise)
      }
    }
  }
  return {
    floor: floor / sections,
    steep: rises.filter((rise) => rise > 1).length / rises.length,
    peaks: heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.99)],
    level: tops.filter((rise) => rise < 0.15).length / tops.length,
  }
}

const shapes = Object.fromEntries(CHARACTERS.map(({ name }) => [name, shapeOf(name)]))

test('each ground character occurs in 14 to 26 % of the seeds', () => {
  for (const { name } of CHARACTERS) {
    const share = SEEDS.filter((seed) => characterOf(seed).name === name).length / SEEDS.length
    expect(share).toBeGreaterThan(0.14)
    expect(share).toBeLessThan(0.26)
  }
})

test('the ground characters differ in width, steepness, height and crests', () => {
  const { ranges, canyon, needles, downs, terraces } = shapes
  for (const { level, peaks } of [ranges, needles, downs]) {
    expect(level).toBeLessThan(0.15)
    expect(peaks).toBeGreaterThan(170)
  }
  expect(canyon.level).toBeGreaterThan(0.4)
  expect(canyon.peaks).toBeLessThan(120)
  expect(terraces.level).toBeGreaterThan(0.25)
  expect(terraces.floor).toBeGreaterThan(1.3 * ranges.floor)
  expect(needles.steep).toBeGreaterThan(1.2 * downs.steep)
  expect(downs.peaks).toBeLessThan(0.8 * needles.peaks)
})
