import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CRUISE_SPEED, flyCraft, MAX_SPEED, MAX_VELOCITY_X, MAX_VELOCITY_Y, MIN_SPEED } from './aircraft.ts'
import { startFlight } from '../flight/flight.ts'
import { CONTROL_STEPS, type CraftState } from '../flight-state.ts'
import { ROCK_REACH } from '../ground/near-rock.ts'
import { MAX_ALTITUDE, MAX_HORIZONTAL, MIN_ALTITUDE, TICK_SECONDS, TICKS_PER_SECOND } from '../rules.ts'

const anyStep = fc.integer({ min: -CONTROL_STEPS, max: CONTROL_STEPS })

function craftAt(place: Partial<CraftState> = {}): CraftState {
  return { ...startFlight(1).craft, x: 0, y: 80, ...place }
}

function fly(craft: CraftState, turn: number, climb: number, seconds: number, watch?: () => void): CraftState {
  for (let tick = 0; tick < seconds * TICKS_PER_SECOND; tick += 1) {
    flyCraft(craft, { turn, climb })
    watch?.()
  }
  return craft
}

test('the craft cruises at 260 km/h and holds height and line with centred controls', () => {
  const craft = fly(craftAt(), 0, 0, 10)
  expect(craft.speed * 3.6).toBeCloseTo(260, 6)
  expect(craft.y).toBe(80)
  expect(craft.x).toBe(0)
  expect(-craft.z).toBeCloseTo(10 * CRUISE_SPEED, 6)
})

test('a full turn reaches 70 % of its velocity in half a second and all of it in two', () => {
  const craft = craftAt({ x: -100 })
  fly(craft, CONTROL_STEPS, 0, TICK_SECONDS)
  expect(craft.velocityX).toBeGreaterThan(0)
  expect(craft.velocityX).toBeLessThan(0.02 * MAX_VELOCITY_X)
  fly(craft, CONTROL_STEPS, 0, 0.25)
  expect(craft.velocityX).toBeGreaterThan(0.3 * MAX_VELOCITY_X)
  fly(craft, CONTROL_STEPS, 0, 0.25)
  expect(craft.velocityX).toBeGreaterThan(0.7 * MAX_VELOCITY_X)
  fly(craft, CONTROL_STEPS, 0, 1.5)
  expect(craft.velocityX).toBeCloseTo(MAX_VELOCITY_X, 1)
  expect(craft.bank).toBeGreaterThan(0.9)
  expect(craft.yaw).toBeGreaterThan(0.4)
})

test('half deflection gives half the velocity', () => {
  const half = fly(craftAt({ x: -100 }), CONTROL_STEPS / 2, 0, 1.5).velocityX
  expect(half / MAX_VELOCITY_X).toBeCloseTo(1 / 2, 2)
})

test('left and right turns are symmetrical', () => {
  const right = fly(craftAt(), 11, 4, 0.8)
  const left = fly(craftAt(), -11, 4, 0.8)
  expect(left.x).toBe(-right.x)
  expect(left.bank).toBe(-right.bank)
  expect(left.y).toBe(right.y)
})

test('the craft loses speed in a climb, gains it in a dive and returns to cruising speed', () => {
  const climbing = fly(craftAt({ y: 20 }), 0, CONTROL_STEPS, 2.5)
  expect(climbing.speed).toBeLessThan(CRUISE_SPEED - 4)
  expect(climbing.velocityY).toBeGreaterThan(0.9 * MAX_VELOCITY_Y)
  expect(climbing.pitch).toBeGreaterThan(0.3)
  const diving = fly(craftAt({ y: 145 }), 0, -CONTROL_STEPS, 2.5)
  expect(diving.speed).toBeGreaterThan(CRUISE_SPEED + 4)
  expect(diving.pitch).toBeLessThan(-0.3)
  expect(fly(diving, 0, 0, 20).speed).toBeCloseTo(CRUISE_SPEED, 0)
})

// @spec limits
test('the craft keeps within every limit for any controls', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyStep, anyStep, fc.integer({ min: 1, max: 240 })), { maxLength: 25 }),
      (recording) => {
        const craft = craftAt()
        const outside: CraftState[] = []
        for (const [turn, climb, ticks] of recording) {
          for (let tick = 0; tick < ticks; tick += 1) {
            const before = craft.z
            flyCraft(craft, { turn, climb })
            const isWithin =
              Math.abs(craft.x) <= MAX_HORIZONTAL &&
              craft.y >= MIN_ALTITUDE &&
              craft.y <= MAX_ALTITUDE &&
              craft.speed >= MIN_SPEED &&
              craft.speed <= MAX_SPEED &&
              Math.abs(craft.velocityX) <= MAX_VELOCITY_X &&
              Math.abs(craft.velocityY) <= MAX_VELOCITY_Y &&
              Math.abs(craft.bank) < 1.3 &&
              Math.abs(craft.pitch) < 1 &&
              Math.abs(craft.yaw) < 1 &&
              craft.z < before
            if (!isWithin) outside.push({ ...craft })
          }
        }
        expect(outside).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})

test.each([
  {
    wall: 'lowest altitude',
    turn: 0,
    climb: -1,
    key: 'y' as const,
    velocity: 'velocityY' as const,
    at: MIN_ALTITUDE,
  },
  {
    wall: 'highest altitude',
    turn: 0,
    climb: 1,
    key: 'y' as const,
    velocity: 'velocityY' as const,
    at: MAX_ALTITUDE,
  },
  { wall: 'left', turn: -1, climb: 0, key: 'x' as const, velocity: 'velocityX' as const, at: -MAX_HORIZONTAL },
  { wall: 'right', turn: 1, climb: 0, key: 'x' as const, velocity: 'velocityX' as const, at: MAX_HORIZONTAL },
])(
  'the craft reaches the $wall limit smoothly, stays there without jitter and can leave it',
  ({ turn, climb, key, velocity, at }) => {
    const craft = craftAt()
    let last = craft[key]
    fly(craft, turn * CONTROL_STEPS, climb * CONTROL_STEPS, 6, () => {
      // Always towards the clamp, never back.
      expect(Math.abs(craft[key] - at)).toBeLessThanOrEqual(Math.abs(last - at))
      last = craft[key]
    })
    expect(craft[key]).toBe(at)
    expect(craft[velocity]).toBe(0)
    const { bank, pitch } = craft
    fly(craft, turn * CONTROL_STEPS, climb * CONTROL_STEPS, 2, () => {
      expect(craft[key]).toBe(at)
      expect(craft[velocity]).toBe(0)
      expect(Math.abs(craft.bank - bank)).toBeLessThan(0.001)
      expect(Math.abs(craft.pitch - pitch)).toBeLessThan(0.02)
    })
    fly(craft, -turn * CONTROL_STEPS, -climb * CONTROL_STEPS, 0.5)
    expect(Math.abs(craft[key] - at)).toBeGreaterThan(5)
  },
)

test('rock pushes the craft the more the nearer it is, beyond the first 450 m', () => {
  const gainAt = (rockMetres: number, z: number) => {
    const craft = craftAt({ z, rockMetres })
    fly(craft, 0, 0, 1)
    return craft.speed - CRUISE_SPEED
  }
  expect(gainAt(ROCK_REACH, -900)).toBe(0)
  expect(gainAt(5, -200)).toBe(0)
  expect(gainAt(15, -900)).toBeGreaterThan(3)
  expect(gainAt(5, -900)).toBeGreaterThan(2.5 * gainAt(15, -900))
})
