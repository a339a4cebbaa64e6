/** Which frames an open game wants: those of its flight, those of the attract flight, or none. */
import { pictureEnd } from '../session/picture-status.ts'
import { isEnding } from '../session/session-stage.ts'
import type { Game } from '../stores/game.ts'

/** Whether the session shows a flight in motion, in a visible tab. */
export function wantsFlightFrames({ session }: Pick<Game, 'session'>): boolean {
  const now = session.getState()
  if (document.visibilityState === 'hidden' || pictureEnd(now) !== null) return false
  if (now.stage === 'watching') return now.watch.isPlaying
  return now.stage === 'playing' || isEnding(now) || now.endScene === 'running'
}

/** Whether the start screen shows the attract flight, in a visible tab. */
export function wantsAttractFrames({ session, reducedMotion }: Pick<Game, 'session' | 'reducedMotion'>): boolean {
  const { stage, picture, isAttractHeld } = session.getState()
  const isSeen = stage === 'not-started' && picture === 'ready' && document.visibilityState !== 'hidden'
  return isSeen && !isAttractHeld && !reducedMotion.getState()
}
