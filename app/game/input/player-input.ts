/** Combines keyboard, touch and gamepads into one pair of controls. */
import type { Controls } from '../simulation/flight-state.ts'
import { openGamepads } from './gamepad/gamepads.ts'
import { MENU_ACTIONS } from './gamepad/gamepad-reading.ts'
import { listenToKeyboard, type KeyboardDeps } from './keyboard/keyboard.ts'
import { stepMenu } from './gamepad/menu-steps.ts'
import { followDevice, type DeviceInUse } from './input-device.ts'
import { combineControls, type SteeringPreferences } from './combined-controls.ts'
import type { Stick } from './stick.ts'
import type { ThumbStick } from './touch/thumb-stick.ts'

interface PlayerInputDeps extends KeyboardDeps {
  readonly thumb: ThumbStick
  readonly device: DeviceInUse
  readonly preferences: () => ReturnType<KeyboardDeps['preferences']> & SteeringPreferences
  /** Where the game's screens are; a gamepad moves through what is inside. */
  readonly screens: HTMLElement
  readonly isFlying: () => boolean
  readonly onGamepadGone: () => void
}

export type PlayerInput = Readonly<ReturnType<typeof openPlayerInput>>

/** Listens until `signal` aborts. */
export function openPlayerInput(deps: PlayerInputDeps, signal: AbortSignal) {
  const { digital, thumb, device, isAtControls } = deps
  const keys: Stick = { x: 0, y: 0 }
  const pad: Stick = { x: 0, y: 0 }
  const sticks = { keys, thumb: thumb.stick, pad }

  function releaseAll(): void {
    digital.releaseAll()
    thumb.release()
  }

  listenToKeyboard(deps, signal)
  const gamepads = openGamepads(
    {
      isFlying: deps.isFlying,
      onPause: deps.onPauseKey,
      onMenu(actions) {
        // The practice of the sound guide reads the gamepads itself; moving the focus would end it.
        if (!isAtControls() && document.activeElement?.matches('[role=application]')) return
        if (actions & MENU_ACTIONS.back) deps.onEscapeKey()
        else if (!isAtControls()) stepMenu(deps.screens, actions)
        else if (actions & MENU_ACTIONS.pause) deps.onPauseKey()
      },
      onUse: () => device.setState('gamepad'),
      onUnplugged() {
        if (device.getState() !== 'gamepad') return
        device.setState('keyboard')
        deps.onGamepadGone()
      },
    },
    signal,
  )
  followDevice(device, deps.screens, signal)
  signal.addEventListener('abort', releaseAll)
  // A long press steers, so it must not open a context menu.
  window.addEventListener('contextmenu', (event) => isAtControls() && event.preventDefault(), { signal })

  return {
    /** Writes the player's present input; called once a frame in flight. */
    readInto(controls: Controls): void {
      gamepads.readInto(pad)
      digital.readInto(keys)
      combineControls(sticks, deps.preferences(), controls)
    },
    /** Call after each change of the stage: releases held input, and starts or stops the polling for menus. */
    followStage: (): void => {
      if (!isAtControls()) releaseAll()
      gamepads.followStage()
    },
  }
}
