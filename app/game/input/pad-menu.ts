/** What a gamepad's buttons do outside steady flight: in menus, on a pause and a replay, and while a flight ends or is counted in. */
import { pictureEnd } from '../session/picture-status.ts'
import { isAtControls, isEnding } from '../session/session-stage.ts'
import { pauseOrResume, type SessionStore } from '../session/session-store.ts'
import { MENU_ACTIONS } from './gamepad-reading.ts'
import { stepMenu } from './menus.ts'

interface PadMenu {
  readonly session: SessionStore
  /** Where the game's screens are. */
  readonly screens: HTMLElement
  readonly onBack: () => void
  /** Skips the fall of a craft without fuel; false where there is nothing to skip. */
  readonly skipFall: () => boolean
}

/** Returns what answers the bits of `MENU_ACTIONS` that begin to be pressed. */
export function createPadMenu({ session, screens, onBack, skipFall }: PadMenu): (actions: number) => void {
  return (actions) => {
    const now = session.getState()
    const presses = (...names: readonly (keyof typeof MENU_ACTIONS)[]) =>
      names.some((name) => actions & MENU_ACTIONS[name])
    const isPaused = now.stage === 'paused' && !now.areOptionsOpen && pictureEnd(now) === null
    // The practice of the sound guide, and what waits for an input to be assigned, read the gamepads themselves; moving the
    // focus would end them.
    if (document.activeElement?.matches('[data-takes-pad]')) return
    if (presses('startOver')) session.dispatch({ type: 'fly-again' })
    // Hands are still steering when an end screen comes.
    else if (document.activeElement?.matches('[data-guarded]')) return
    else if (presses('press', 'back', 'pause') && skipFall()) return
    // Back on a pad resumes, as on consoles; Escape closes the game.
    else if (isPaused && presses('back', 'pause')) session.dispatch({ type: 'resume' })
    else if (presses('back')) onBack()
    else if (presses('pause') && (isAtControls(now) || now.stage === 'watching')) pauseOrResume(session)
    else if (!isAtControls(now) && !isEnding(now)) stepMenu(screens, actions)
  }
}
