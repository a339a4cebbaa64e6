import { createObservable, type Observable } from '../observable.ts'

/** What the player has in hand; prompts speak of that. */
export type PilotDevice = 'keyboard' | 'touch' | 'gamepad'

export type DeviceInUse = Observable<PilotDevice>

/** Begins with what the machine is made for: fingers where nothing finer is at hand, else keys. */
export function createDeviceInUse(): DeviceInUse {
  return createObservable<PilotDevice>(window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard')
}
