/**
 * The flight behind the start screen: the autopilot flies the next course repeatedly, and nothing is recorded.
 */
import type { Game } from '../../game.ts'
import { steerTowardsCourse } from '../../simulation/autopilot/autopilot.ts'
import { advanceClock } from '../../simulation/clock.ts'
import { startFlight } from '../../simulation/flight.ts'
import { follow } from '../../session/follow.ts'
import { createFlightRun, flyTicks, startRun } from '../flight-run.ts'
import { createFrameLoop } from '../../frame-loop.ts'
import type { Picture } from '../picture/picture.ts'

/** How long the craft climbs away after the last ring, before the course begins again. */
const AFTERMATH_SECONDS = 3

interface AttractFlightDeps extends Pick<Game, 'session' | 'showsAttract' | 'reducedMotion'> {
  readonly picture: Pick<Picture, 'startFlight' | 'isShowing' | 'draw' | 'fail'>
}

/** Flies only behind the start screen, while it is visible and wanted. */
export function bindAttractFlight(deps: AttractFlightDeps, signal: AbortSignal): { readonly isRunning: () => boolean } {
  const { session, showsAttract, reducedMotion, picture } = deps
  const run = createFlightRun()
  let endedSeconds = 0
  const frames = createFrameLoop(showFrame, picture.fail)

  function showFrame(seconds: number): void {
    steerTowardsCourse(run.current, run.pending)
    flyTicks(run, advanceClock(run.clock, seconds))
    picture.draw(run, seconds)
    endedSeconds = run.current.phase === 'flying' ? 0 : endedSeconds + seconds
    if (endedSeconds > AFTERMATH_SECONDS) begin(run.current.seed)
  }

  function begin(course: number): void {
    endedSeconds = 0
    startRun(run, startFlight(course))
    picture.startFlight(run)
  }

  function runIfSeen(): void {
    const { stage, picture: status, seed } = session.getState()
    const isSeen = stage === 'not-started' && status === 'ready' && document.visibilityState !== 'hidden'
    if (!isSeen || !showsAttract.getState() || reducedMotion.getState()) {
      frames.halt()
      return
    }
    if (!picture.isShowing(run) || run.current.seed !== seed) begin(seed)
    frames.run()
  }

  follow(session, signal, runIfSeen)
  follow(showsAttract, signal, runIfSeen)
  follow(reducedMotion, signal, runIfSeen)
  document.addEventListener('visibilitychange', runIfSeen, { signal })
  signal.addEventListener('abort', frames.halt)
  return frames
}
