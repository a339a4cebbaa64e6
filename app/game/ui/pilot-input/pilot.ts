/** The player's hands: keyboard, touch and gamepads, together one pair of controls. */
import { CONTROL_STEPS, type Controls } from '../../simulation/flight-state.ts'
import type { CommandKeys } from '../settings.ts'
import { keyMapFrom, type KeyMap } from './flight-command.ts'
import { openGamepads } from './gamepads.ts'
import { PAD_ASKS } from './gamepad-reading.ts'
import type { HeldCommands } from './held-commands.ts'
import { listenToKeyboard } from './keyboard.ts'
import { stepMenu } from './menu-steps.ts'
import type { DeviceInUse } from './pilot-device.ts'
import { stepsFrom, strongerOf, type Stick } from './stick.ts'
import type { ThumbStick } from './thumb-stick.ts'

/** What of the settings the hands obey, as it is now. */
export interface PilotPreferences {
  readonly invertClimb: boolean
  readonly sensitivity: number
  readonly keys: CommandKeys
}

export interface PilotParts {
  readonly held: HeldCommands
  readonly thumb: ThumbStick
  readonly device: DeviceInUse
  readonly preferences: () => PilotPreferences
  /** Where the game's screens are; a gamepad moves through what is inside. */
  readonly screens: HTMLElement
  readonly isFlying: () => boolean
  /** Whether hands are on the controls: in flight, and in the count before it goes on. */
  readonly isAtControls: () => boolean
  /** P, or a gamepad's pause button at the controls. */
  readonly onPauseKey: () => void
  /** Escape, or a gamepad's back button outside a flight. */
  readonly onEscapeKey: () => void
  readonly onGamepadGone: () => void
}

export interface Pilot {
  /** Writes what the hands ask for now; for once a frame in flight. */
  readonly readInto: (controls: Controls) => void
  /** To be told after each change of the stage: hands begin anew, and menus take over from the flight or give way. */
  readonly followStage: () => void
  readonly close: () => void
}

export function openPilot(parts: PilotParts): Pilot {
  const { held, thumb, device } = parts
  const closing = new AbortController()
  const pad: Stick = { x: 0, y: 0 }

  // Worked out again only when the settings are other ones.
  let keysOf: PilotPreferences | undefined
  let keys: KeyMap = new Map()
  function keyMap(): KeyMap {
    const now = parts.preferences()
    if (now === keysOf) return keys
    keysOf = now
    keys = keyMapFrom(now.keys, now.invertClimb)
    return keys
  }

  const stopListening = listenToKeyboard({
    held,
    keyMap,
    isAtControls: parts.isAtControls,
    onPauseKey: parts.onPauseKey,
    onEscapeKey: parts.onEscapeKey,
  })
  const gamepads = openGamepads({
    isFlying: parts.isFlying,
    onPause: parts.onPauseKey,
    onMenu(asks) {
      if (asks & PAD_ASKS.back) parts.onEscapeKey()
      else if (parts.isAtControls()) {
        if (asks & PAD_ASKS.pause) parts.onPauseKey()
      } else stepMenu(parts.screens, asks)
    },
    onUse: () => device.change('gamepad'),
    onUnplugged() {
      if (device.current() === 'gamepad') device.change('keyboard')
      parts.onGamepadGone()
    },
  })
  // The screens' styles choose the prompts that fit.
  function tellScreens(): void {
    parts.screens.dataset['pilotDevice'] = device.current()
  }
  tellScreens()
  const stopTelling = device.subscribe(tellScreens)
  const { signal } = closing
  window.addEventListener('keydown', () => device.change('keyboard'), { signal, capture: true })
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch') device.change('touch')
      else if (event.pointerType === 'mouse') device.change('keyboard')
    },
    { signal, capture: true },
  )
  // A finger that rests is a hand on the stick, not a wish for a menu.
  window.addEventListener('contextmenu', (event) => parts.isAtControls() && event.preventDefault(), { signal })

  return {
    readInto(controls) {
      const { invertClimb, sensitivity } = parts.preferences()
      gamepads.readInto(pad)
      held.readInto(controls)
      const up = strongerOf(thumb.stick.y, pad.y)
      const turn = strongerOf(controls.turn / CONTROL_STEPS, strongerOf(thumb.stick.x, pad.x))
      // Keys are inverted by what they ask for; the buttons on the screen say what they do and do it.
      const climb = strongerOf(controls.climb / CONTROL_STEPS, invertClimb ? -up : up)
      controls.turn = stepsFrom(turn, sensitivity)
      controls.climb = stepsFrom(climb, sensitivity)
    },
    followStage() {
      if (!parts.isAtControls()) {
        held.letGoOfAll()
        thumb.letGo()
      }
      gamepads.followStage()
    },
    close() {
      closing.abort()
      stopTelling()
      delete parts.screens.dataset['pilotDevice']
      stopListening()
      gamepads.close()
      held.letGoOfAll()
      thumb.letGo()
    },
  }
}
