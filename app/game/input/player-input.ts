/** Keyboard, touch and gamepads: the controls of the flight, and what their keys do to session and settings. */
import { isAtControls } from '../session/session-stage.ts'
import { pauseOrResume } from '../session/session-store.ts'
import type { Controls } from '../simulation/flight-state.ts'
import { openGamepads } from './gamepads.ts'
import { MENU_ACTIONS } from './gamepad-reading.ts'
import { moveFocus } from './menus.ts'
import { followDevice, followPinch, type DeviceInUse } from './input-device.ts'
import type { MouseStick } from './mouse-stick.ts'
import { listenToKeyboard, type KeyedGame } from './keyboard.ts'
import { createPadMenu } from './pad-menu.ts'
import { openFallSkip } from './skip-fall.ts'
import { combineControls } from './stick.ts'
import type { ThumbStick } from './thumb-stick.ts'

/** What input is read from, and what it acts on. */
interface SteeredGame extends KeyedGame {
  readonly thumb: ThumbStick
  readonly mouse: MouseStick
  readonly device: DeviceInUse
}

interface SteeredPage {
  /** Where the game's screens are; a gamepad moves through what is inside. */
  readonly screens: HTMLElement
  /** Once for each press. */
  readonly onEscape: () => void
  /** Once for each press of a gamepad's back button, outside a flight and its pause. */
  readonly onBack: () => void
}

export type PlayerInput = Readonly<ReturnType<typeof openPlayerInput>>

/** Listens until `signal` aborts. */
export function openPlayerInput(game: SteeredGame, { screens, onEscape, onBack }: SteeredPage, signal: AbortSignal) {
  const { session, settings, digital, thumb, mouse, device } = game
  const hasControls = () => isAtControls(session.getState())

  function releaseAll(): void {
    digital.releaseAll()
    thumb.release()
    mouse.release()
  }

  listenToKeyboard(game, { onEscape, onTab: (by) => moveFocus(screens, by) }, signal)
  const fall = openFallSkip(session, signal)
  const gamepads = openGamepads(
    {
      isFlying: () => session.getState().stage === 'playing',
      settings: () => settings.getState().pads,
      onFlight(actions) {
        if (actions & MENU_ACTIONS.startOver) session.dispatch({ type: 'fly-again' })
        else if (actions & MENU_ACTIONS.pause) pauseOrResume(session)
      },
      onMenu: createPadMenu({ session, screens, onBack, skipFall: fall.skip }),
      onUse() {
        device.setState('gamepad')
        mouse.release()
      },
      onUnplugged() {
        if (device.getState() !== 'gamepad') return
        device.setState('keyboard')
        session.dispatch({ type: 'pause', reason: 'gamepad-gone' })
      },
    },
    signal,
  )
  followDevice(device, screens, signal)
  followPinch(screens, signal)
  signal.addEventListener('abort', releaseAll)
  // A long press steers, so it must not open a context menu.
  window.addEventListener('contextmenu', (event) => hasControls() && event.preventDefault(), { signal })

  const controls: Controls = { turn: 0, climb: 0 }
  return {
    /**
     * The player's input at this moment, in an object that the next call overwrites; called once a frame in flight. A gamepad's
     * buttons act here: the flight may be paused or started over.
     */
    poll(): Readonly<Controls> {
      const keys = digital.poll()
      mouse.yieldTo(keys)
      const sticks = { pad: gamepads.poll(), keys, thumb: thumb.stick, mouse: mouse.stick }
      combineControls(sticks, settings.getState(), controls)
      return controls
    },
    /** Call after each change of the session: releases held input, and starts or stops the polling for menus. */
    followStage: (): void => {
      if (!hasControls()) releaseAll()
      gamepads.followStage()
      fall.followStage()
    },
  }
}
