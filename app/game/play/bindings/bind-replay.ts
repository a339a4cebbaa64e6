import type { Game } from '../../game.ts'
import type { Instruments } from '../../hud/instruments.ts'
import { watchStep } from '../../session/watch.ts'
import type { FlightRun } from '../flight-run.ts'
import type { Picture } from '../picture/picture.ts'
import { startReplay, type SeekReplay } from '../replay.ts'
import { follow } from '../../session/follow.ts'

interface ReplayDeps extends Pick<Game, 'session' | 'watch'> {
  /** What the flight frames show. */
  readonly run: FlightRun
  readonly picture: Pick<Picture, 'startFlight'>
  readonly instruments: Pick<Instruments, 'show'>
}

/** Makes the run replay the watched flight, from any place that is sought. */
export function bindReplay({ run, session, watch, picture, instruments }: ReplayDeps, signal: AbortSignal): void {
  let seek: SeekReplay | null = null

  function show(tick: number): void {
    seek?.(tick)
    picture.startFlight(run)
    instruments.show(run.current)
  }

  follow(session, signal, (now, before) => {
    if (now.stage === 'watching' && before.stage !== 'watching') {
      const { flight } = watch.getState()
      seek = flight && startReplay(run, flight)
      show(0)
    }
    // Left early: the end screen is shown over the flight's last state.
    if (before.stage === 'watching' && now.summary !== null && run.current.phase === 'flying') show(Infinity)
  })
  follow(watch, signal, ({ tick }) => {
    if (session.getState().stage === 'watching' && tick !== watchStep(run.current.tick)) show(tick)
  })
}
