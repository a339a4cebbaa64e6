import { expect, test } from 'vitest'

import { createTerrain, FACET_METRES } from '../../simulation/ground/terrain.ts'
import { bankNearness, HIGHEST_WATER, inlandAt, setRiverRow } from './river.ts'

/** The rows of the first courses from one z to another, with their terrain. */
function* rowsOfRivers(from: number, to: number) {
  for (let course = 0; course < 20; course += 1) {
    const terrain = createTerrain(course)
    for (let z = from; z > to; z -= FACET_METRES) {
      const row = { left: 0, right: 0 }
      setRiverRow(row, terrain, z)
      yield { ...row, z, terrain }
    }
  }
}

test('the river begins as a lake and becomes a ribbon around the valley line', () => {
  for (const { left, right } of rowsOfRivers(0, -200)) expect(right - left).toBeGreaterThan(190)
  for (const { left, right, z, terrain } of rowsOfRivers(-500, -2500)) {
    expect(right - left).toBeGreaterThan(25)
    expect(right - left).toBeLessThan(67)
    expect(inlandAt({ left, right }, terrain.valleyAt(z))).toBeLessThan(-4)
  }
})

test('the river lies on no wall', () => {
  let highest = 0
  for (const { left, right, z, terrain } of rowsOfRivers(0, -2500)) {
    for (let x = left; x < right; x += 1) highest = Math.max(highest, terrain.heightAt(x, z))
  }
  // Between the rows of the lattice a little more.
  expect(highest).toBeLessThan(HIGHEST_WATER + 0.2)
})

test('the shore rounds the corners of walls, which are those of the lattice', () => {
  let before = { left: 0, right: 0, z: -Infinity }
  let earlier = before
  for (const row of rowsOfRivers(-500, -2500)) {
    if (row.z < earlier.z) {
      // How far it turns away from the river in a row: an arc turns by 1.7 m, and the valley turns as well.
      expect(2 * before.left - row.left - earlier.left).toBeLessThan(2.5)
      expect(row.right + earlier.right - 2 * before.right).toBeLessThan(2.5)
    }
    earlier = before
    before = row
  }
})

test('a bank is as near as the shore is', () => {
  expect([-40, -15, -7.5, 0, 30].map(bankNearness)).toEqual([0, 0, 0.5, 1, 1])
})
