import type { Game } from '../../game.ts'
import { openPlayerInput, type PlayerInput } from '../../input/player-input.ts'
import { isAtControls } from '../../session/session.ts'
import { follow } from '../../session/follow.ts'

interface PlayerInputBindingDeps extends Pick<Game, 'session' | 'settings' | 'digital' | 'thumb' | 'device'> {
  readonly screens: HTMLElement
  readonly onEscape: () => void
}

/** Keyboard, touch and gamepads, with what their keys do to session and settings. */
export function bindPlayerInput(deps: PlayerInputBindingDeps, signal: AbortSignal): PlayerInput {
  const { session, settings } = deps
  const hasControls = () => isAtControls(session.getState())
  const input = openPlayerInput(
    {
      ...deps,
      preferences: settings.getState,
      isFlying: () => session.getState().stage === 'playing',
      isAtControls: hasControls,
      onPauseKey: () => session.dispatch(hasControls() ? { type: 'pause', reason: 'player' } : { type: 'resume' }),
      onMuteKey: () => settings.change({ isMuted: !settings.getState().isMuted }),
      onEscapeKey: deps.onEscape,
      onGamepadGone: () => session.dispatch({ type: 'pause', reason: 'gamepad-gone' }),
    },
    signal,
  )
  follow(session, signal, input.followStage)
  return input
}
