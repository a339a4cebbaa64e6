import type { DigitalInput } from '../../input/digital-input.ts'
import { listenToHotkeys } from '../../input/keyboard/hotkeys.ts'
import type { DeviceInUse } from '../../input/input-device.ts'
import { openPlayerInput, type PlayerInput } from '../../input/player-input.ts'
import type { ThumbStick } from '../../input/touch/thumb-stick.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import { isAtControls } from '../../session/session.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { follow } from './follow.ts'

export interface PlayerInputBindingDeps {
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly digital: DigitalInput
  readonly thumb: ThumbStick
  readonly device: DeviceInUse
  readonly screens: HTMLElement
  readonly onEscape: () => void
}

/** Keyboard, touch and gamepads, with what their keys do to session and settings. */
export function bindPlayerInput(deps: PlayerInputBindingDeps, signal: AbortSignal): PlayerInput {
  const { session, settings } = deps
  const hasControls = () => isAtControls(session.getState())
  const input = openPlayerInput(
    {
      digital: deps.digital,
      thumb: deps.thumb,
      device: deps.device,
      preferences: settings.getState,
      screens: deps.screens,
      isFlying: () => session.getState().stage === 'playing',
      isAtControls: hasControls,
      onPauseKey: () => session.dispatch(hasControls() ? { type: 'pause', reason: 'player' } : { type: 'resume' }),
      onEscapeKey: deps.onEscape,
      onGamepadGone: () => session.dispatch({ type: 'pause', reason: 'gamepad-gone' }),
    },
    signal,
  )
  follow(session, signal, input.followStage)
  const toggleMute = () => settings.change({ isMuted: !settings.getState().isMuted })
  listenToHotkeys((code) => {
    if (code === settings.getState().hotkeys.mute) toggleMute()
  }, signal)
  return input
}
