/** What a flight's events feel like: the rumble of a gamepad, or the vibration of a phone. */
import type { Settings } from '../player-data/settings.ts'
import { hasGrazedRing } from '../simulation/flight/encounters.ts'
import { FLIGHT_EVENTS, type FlightState } from '../simulation/flight-state.ts'
import { padsNow } from './gamepads.ts'
import type { DeviceInUse } from './input-device.ts'

/** One event: for a pad's two motors, and as milliseconds of vibration and rest. */
interface Feel {
  readonly pad: Readonly<GamepadEffectParameters>
  readonly phone: readonly number[]
}

const RING: Feel = { pad: { duration: 90, weakMagnitude: 0.35, strongMagnitude: 0 }, phone: [12] }
/** It rattles. */
const GRAZED_RING: Feel = { pad: { duration: 200, weakMagnitude: 1, strongMagnitude: 0 }, phone: [10, 20, 10, 20, 10] }
const CLEAN_RING: Feel = { pad: { duration: 170, weakMagnitude: 0.7, strongMagnitude: 0.35 }, phone: [35] }
const NEAR_ROCK: Feel = { pad: { duration: 60, weakMagnitude: 0.25, strongMagnitude: 0.25 }, phone: [8] }
const CANISTER: Feel = { pad: { duration: 130, weakMagnitude: 0.15, strongMagnitude: 0.45 }, phone: [18, 40, 18] }
const CRASH: Feel = { pad: { duration: 450, weakMagnitude: 0.8, strongMagnitude: 1 }, phone: [220] }
/** Without fuel the craft comes down first, as its sound does. */
const FUEL_OUT: Feel = {
  pad: { startDelay: 550, duration: 350, weakMagnitude: 0.5, strongMagnitude: 0.8 },
  phone: [0, 550, 160],
}

/** The strongest of a frame's events; undefined where none is felt. */
export function feelOf(events: number, state: FlightState): Feel | undefined {
  if (events & FLIGHT_EVENTS.crashed) return state.crashCause === 'fuel' ? FUEL_OUT : CRASH
  if (events & FLIGHT_EVENTS.canisterCollected) return CANISTER
  if (events & FLIGHT_EVENTS.ringClean) return CLEAN_RING
  if (events & FLIGHT_EVENTS.ringCollected) return hasGrazedRing(state) ? GRAZED_RING : RING
  return events & FLIGHT_EVENTS.nearRock ? NEAR_ROCK : undefined
}

/** Whether a pad is plugged in that rumbles, or this is a touch device that vibrates. */
export function canRumble(): boolean {
  return padsNow().some(canPadRumble) || canPhoneVibrate()
}

/** Desktop browsers have the function as well, but nothing that would vibrate. */
function canPhoneVibrate(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0
}

/** Firefox has no actuator, and an older one of WebKit plays no effects. */
function canPadRumble({ vibrationActuator }: { readonly vibrationActuator?: GamepadHapticActuator | null }): boolean {
  return vibrationActuator !== null && vibrationActuator !== undefined && 'playEffect' in vibrationActuator
}

interface RumbledGame {
  readonly settings: { readonly getState: () => Pick<Settings, 'rumble'> }
  readonly device: Pick<DeviceInUse, 'getState'>
}

/**
 * Returns what lets the player feel the `FLIGHT_EVENTS` bits of a frame and the state after them, in the device that
 * steers: a pad on the table stays still.
 */
export function createRumble({ settings, device }: RumbledGame): (events: number, state: FlightState) => void {
  return (events, state) => {
    const feel = events === 0 || !settings.getState().rumble ? undefined : feelOf(events, state)
    if (feel === undefined) return
    const steering = device.getState()
    if (steering === 'touch' && canPhoneVibrate()) navigator.vibrate([...feel.phone])
    if (steering !== 'gamepad') return
    // A pad that is being unplugged refuses.
    for (const pad of padsNow())
      if (canPadRumble(pad)) pad.vibrationActuator.playEffect('dual-rumble', feel.pad).catch(() => undefined)
  }
}
