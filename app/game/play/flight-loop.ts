import type { Game } from '../stores/game.ts'
import { comingRival, isComingRelaxed } from '../session/rival.ts'
import type { Session } from '../session/session.ts'
import type { Watch } from '../session/watch.ts'
import { autopilotFlight } from '../simulation/flight/autopilot-flight.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { createFlightRun, seekReplay, startPractice, startRivalRun, startRun, type FlightRun } from './flight-run.ts'
import { wantsFlightFrames } from './frames-wanted.ts'
import { playFrame, type FrameParts } from './frame.ts'
import { createFrameLoop } from '../page/frame-loop.ts'

/** The flight of the session, from its start to the end of its end scene, or watched. */
export function createFlightLoop(parts: FrameParts) {
  const { game, picture, instruments } = parts
  const { session } = game
  const run = createFlightRun()
  const frames = createFrameLoop((seconds) => playFrame(run, parts, seconds), picture.fail)

  /** Puts the coming flight at its start. */
  function prepare(): void {
    // The time for building the new scene is not simulated.
    frames.halt()
    startSessionRun(run, game)
    instruments.show(run.current, run.rivals.at(0)?.flight.state.ringsCollected, run.precisions)
  }

  /** Shows the watched flight after `tick` ticks. */
  function seek({ flight }: Watch, tick: number): void {
    if (flight !== null) seekReplay(run, flight, tick)
    picture.startFlight(run)
    instruments.show(run.current, -1, run.precisions)
    game.watchTick.setState(run.current.tick)
  }

  return {
    run,
    frames,
    wantsFrames: () => wantsFlightFrames(game),
    /** Prepares each new flight of the session. `isAttractSeen`: the attract flight shows the course in a world of its own. */
    followSession(now: Session, before: Session, isAttractSeen: boolean): void {
      const isBackAtStart = now.stage === 'not-started' && before.stage !== 'not-started'
      if (now.flights === before.flights && now.seed === before.seed && !isBackAtStart) return
      prepare()
      // Building a world takes tens of milliseconds: the attract flight has just built its own of this course.
      if (!isAttractSeen) picture.startFlight(run)
    },
    /** Replays the watched flight, from each place that is sought. */
    followWatch(now: Session, before: Session): void {
      const { sought } = now.watch
      if (now.stage === 'watching' && sought !== before.watch.sought) seek(now.watch, sought.tick)
      // Left early: the end screen is shown over the flight's last state.
      if (
        now.stage !== 'watching' &&
        before.stage === 'watching' &&
        now.summary !== null &&
        run.current.phase === 'flying'
      )
        seek(now.watch, Infinity)
    },
    /** The next flight becomes relaxed, or not. */
    prepareAnew(): void {
      if (session.getState().stage !== 'not-started') return
      prepare()
      if (picture.isShowing(run)) picture.startFlight(run)
    },
    open(): void {
      prepare()
      picture.startFlight(run)
    },
  }
}

export type FlightLoop = Readonly<ReturnType<typeof createFlightLoop>>

/** Puts `run` where the coming flight of the session begins. */
function startSessionRun(run: FlightRun, { session, settings }: Game): void {
  const now = session.getState()
  const rival = comingRival(now)
  if (now.takeOver !== null) startPractice(run, now.takeOver)
  else startRun(run, startFlight(now.seed, { isRelaxed: isComingRelaxed(now, settings.getState()) }))
  // Kept for the end of the flight, which is measured by it: it takes as long as some frames, and would hold up that of the tenth ring.
  autopilotFlight(run.current.seed, run.current)
  if (rival === null) return
  const field = now.field.map(({ flight, splits }) => ({ ...rival, flight, splits }))
  run.rivals = (rival.name === 'field' ? field : [rival]).map(startRivalRun)
}
