/**
 * The flight behind the start screen: the autopilot flies the next course repeatedly, and nothing is kept.
 */
import type { Game } from '../stores/game.ts'
import { steerTowardsCourse } from '../simulation/flight/autopilot.ts'
import { advanceClock } from '../simulation/clock.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { createFlightRun, flyTicks, startRun } from './flight-run.ts'
import { wantsAttractFrames } from './frames-wanted.ts'
import { createFrameLoop } from '../page/frame-loop.ts'
import type { Picture } from './picture.ts'

/** How long the craft climbs away after the last ring, before the course begins again. */
const AFTERMATH_SECONDS = 3

/** Flies only behind the start screen, while it is visible and wanted. */
export function createAttractFlight(game: Game, picture: Picture) {
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

  return {
    frames,
    wantsFrames: () => wantsAttractFrames(game),
    /** Begins the course of the session, unless it is shown already. */
    showCourse(): void {
      const { seed } = game.session.getState()
      if (!picture.isShowing(run) || run.current.seed !== seed) begin(seed)
    },
  }
}

export type AttractFlight = Readonly<ReturnType<typeof createAttractFlight>>
