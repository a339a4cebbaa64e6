import { expect, test, vi } from 'vitest'

import { startFlight } from '../simulation/flight/flight.ts'
import { FLIGHT_EVENTS, type FlightState } from '../simulation/flight-state.ts'
import { canRumble, createRumble, feelOf } from './rumble.ts'

const { ringCollected, ringClean, ringMissed, canisterCollected, crashed, nearRock, lowFuel } = FLIGHT_EVENTS
const FLIGHT = startFlight(3)

function afterRing(precision: number): FlightState {
  const flight = startFlight(3)
  Object.assign(flight.rings[0], { status: 'collected', precision })
  return { ...flight, nextRingSerial: 1 }
}

function plug({ pads = [] as object[], vibrates = false, touchPoints = 0 } = {}) {
  const vibrate = vi.fn(() => true)
  vi.stubGlobal('navigator', {
    getGamepads: () => pads,
    maxTouchPoints: touchPoints,
    ...(vibrates ? { vibrate } : {}),
  })
  return vibrate
}

function padWith(playEffect?: () => Promise<string>): object {
  return { connected: true, vibrationActuator: playEffect === undefined ? null : { playEffect } }
}

function rumble(steering: 'keyboard' | 'touch' | 'gamepad', isOn = true) {
  return createRumble({ settings: { getState: () => ({ rumble: isOn }) }, device: { getState: () => steering } })
}

test('each felt event feels different, the strongest of a frame is felt, and the others are not felt', () => {
  const felt = [ringCollected, ringCollected | ringClean, nearRock, canisterCollected, crashed].map((events) =>
    feelOf(events, FLIGHT),
  )
  felt.push(feelOf(ringCollected, afterRing(0.1)))
  expect(new Set(felt).size).toBe(6)
  expect(feelOf(ringCollected, afterRing(0.4)), 'clear of the rim').toBe(felt[0])
  expect(feelOf(ringCollected | ringClean | nearRock, FLIGHT)).toBe(felt[1])
  expect(feelOf(crashed | nearRock | canisterCollected, FLIGHT)).toBe(felt[4])
  expect(feelOf(crashed, { ...FLIGHT, crashCause: 'fuel' })).not.toBe(felt[4])
  expect([0, ringMissed, lowFuel].map((events) => feelOf(events, FLIGHT))).toEqual([undefined, undefined, undefined])
})

test('the gamepad rumbles where it steers, and the phone vibrates where it is touched', () => {
  const playEffect = vi.fn(() => Promise.resolve('complete'))
  const vibrate = plug({ pads: [padWith(playEffect), padWith()], vibrates: true, touchPoints: 5 })
  rumble('keyboard')(crashed, FLIGHT)
  expect([playEffect, vibrate].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  rumble('gamepad')(crashed, FLIGHT)
  expect(playEffect.mock.calls).toEqual([['dual-rumble', expect.objectContaining({ strongMagnitude: 1 })]])
  expect(vibrate).not.toHaveBeenCalled()
  rumble('touch')(canisterCollected, FLIGHT)
  expect(vibrate.mock.calls).toEqual([[[18, 40, 18]]])
  expect(playEffect).toHaveBeenCalledTimes(1)
})

test('nothing is felt with the option off, without an event, or of a pad that refuses', async () => {
  const playEffect = vi.fn(() => Promise.reject(new Error('unplugged')))
  const vibrate = plug({ pads: [padWith(playEffect)], vibrates: true, touchPoints: 5 })
  rumble('touch', false)(crashed, FLIGHT)
  rumble('gamepad', false)(crashed, FLIGHT)
  rumble('gamepad')(0, FLIGHT)
  expect([playEffect, vibrate].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  rumble('gamepad')(crashed, FLIGHT)
  await Promise.resolve()
  expect(playEffect).toHaveBeenCalledTimes(1)
})

test.each([
  [{}, false],
  [{ vibrates: true }, false],
  [{ touchPoints: 5 }, false],
  [{ vibrates: true, touchPoints: 5 }, true],
  [{ pads: [padWith()] }, false],
  [{ pads: [null as unknown as object, padWith(() => Promise.resolve('complete'))] }, true],
])('a device %j can rumble: %j', (device, expected) => {
  plug(device)
  expect(canRumble()).toBe(expected)
})
