import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../flight/autopilot.ts'
import { CANISTER_RADIUS, CANISTER_SLOTS, rollBringsCanister } from './canisters.ts'
import { courseLineAt } from './course.ts'
import { startFlight } from '../flight/flight.ts'
import { CANISTER_ROLL_TICKS } from '../rules.ts'
import { createTerrain } from '../ground/terrain.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

interface Spawn {
  seed: number
  tick: number
  ahead: number
  offLine: number | undefined
  aboveGround: number
  toNearestRing: number
  toNearestLandmark: number
}

/** The most canisters that waited at a time in any of those flights. */
let mostWaiting = 0

function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** Every canister of many flights of the autopilot’s, as it stood when it came. */
function spawnsOf(seeds: number): Spawn[] {
  const spawns: Spawn[] = []
  const line = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
  for (let seed = 0; seed < seeds; seed += 1) {
    const { heightAt } = createTerrain(seed)
    let spawned = 0
    simulateToEnd(startFlight(seed), steerTowardsCourse, (state) => {
      mostWaiting = Math.max(mostWaiting, state.canisters.filter((each) => each.status === 'waiting').length)
      if (state.canistersSpawned === spawned) return
      spawned = state.canistersSpawned
      const canister = state.canisters.find((each) => each.serial === state.canistersSpawned - 1)
      if (canister === undefined) throw new Error('a spawned canister must be held')
      line.z = canister.z
      courseLineAt(state, line)
      spawns.push({
        seed,
        tick: state.tick,
        ahead: state.craft.z - canister.z,
        // Past the last ring there is no line yet to be off.
        offLine: state.rings.some((ring) => ring.z < canister.z)
          ? lengthOf(canister.x - line.x, canister.y - line.y)
          : undefined,
        aboveGround: canister.y - heightAt(canister.x, canister.z),
        toNearestLandmark: Math.min(...state.landmarks.map((landmark) => Math.abs(landmark.z - canister.z))),
        toNearestRing: Math.min(...state.rings.map((ring) => Math.abs(ring.z - canister.z))),
      })
    })
  }
  return spawns
}

// @spec canister-chance
test('a canister roll succeeds in 30 % of 100,000 rolls, within four standard deviations', () => {
  const rolls = 100_000
  let brought = 0
  for (let roll = 1; roll <= rolls; roll += 1)
    if (rollBringsCanister(roll % 997, Math.floor(roll / 997) + 1)) brought += 1
  const deviation = Math.sqrt(rolls * 0.3 * 0.7)
  expect(Math.abs(brought - 0.3 * rolls)).toBeLessThan(4 * deviation)
})

const spawns = spawnsOf(400)

// @spec canister-interval
test('canisters appear only at multiples of three seconds, in about 30 % of the rolls', () => {
  expect(CANISTER_ROLL_TICKS).toBe(360)
  for (const [index, spawn] of spawns.entries()) {
    expect(spawn.tick % 360).toBe(0)
    if (index === 0) continue
    const before = spawns[index - 1]
    if (before.seed === spawn.seed) expect(spawn.tick - before.tick).toBeGreaterThanOrEqual(360)
  }
  // Flights last 22 to 28 s: eight rolls each.
  expect(spawns.length / 400 / 8).toBeGreaterThan(0.26)
  expect(spawns.length / 400 / 8).toBeLessThan(0.34)
})

test('canisters appear 200 to 340 m ahead, clear of the ground, rings and landmarks', () => {
  for (const spawn of spawns) {
    expect(spawn.ahead).toBeGreaterThan(200)
    expect(spawn.ahead).toBeLessThan(340)
    expect(spawn.aboveGround).toBeGreaterThan(CANISTER_RADIUS)
    expect(spawn.toNearestRing).toBeGreaterThan(40)
    expect(spawn.toNearestLandmark).toBeGreaterThan(33)
  }
})

test('canisters appear off the course line, with fewer than 2 % on it', () => {
  const onLine = spawns.filter(({ offLine }) => offLine !== undefined && offLine <= CANISTER_RADIUS).length
  expect(onLine / spawns.length).toBeLessThan(0.02)
  const offsets = spawns.flatMap(({ offLine }) => offLine ?? []).sort((a, b) => a - b)
  expect(offsets[Math.floor(offsets.length / 2)]).toBeGreaterThan(20)
  expect(offsets.at(-1)).toBeLessThan(60)
})

test('canisters waiting to be collected never fill their buffer', () => {
  expect(mostWaiting).toBeGreaterThan(0)
  expect(mostWaiting).toBeLessThan(CANISTER_SLOTS)
})
