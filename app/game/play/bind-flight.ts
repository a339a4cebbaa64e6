import type { Game } from '../game.ts'
import type { Rival } from '../session/rival.ts'
import { hasEnded, pictureEnd } from '../session/session.ts'
import { startFlight } from '../simulation/flight.ts'
import { follow } from '../session/follow.ts'
import { createFlightRun, startRun } from './flight-run.ts'
import { createFrameLoop } from '../frame-loop.ts'
import { startRivalRun } from './rival-run.ts'
import { playFrame, type FrameDeps } from './frame.ts'
import type { Picture } from './picture/picture.ts'

export interface FlightDeps extends FrameDeps, Pick<Game, 'rivals'> {
  readonly attract: { readonly isRunning: () => boolean }
  readonly picture: Pick<Picture, 'startFlight' | 'isShowing' | 'draw' | 'isFalling' | 'project' | 'fail'>
}

/** Prepares each flight of the session, and plays its frames while it is flown and through its end scene. */
export function bindFlight(deps: FlightDeps, signal: AbortSignal) {
  const { session, endScene, settings, attract, picture, instruments, rivals, watch } = deps
  const run = createFlightRun()
  const frames = createFrameLoop((seconds) => playFrame(run, deps, seconds), picture.fail)

  function rivalOn(seed: number): Rival | null {
    const { rival } = rivals.getState()
    return rival?.seed === seed ? rival : null
  }

  function prepare(): void {
    // The time for building the new scene is not simulated.
    frames.halt()
    const { seed } = session.getState()
    const rival = rivalOn(seed)
    startRun(run, startFlight(seed, { isRelaxed: rival?.isRelaxed ?? settings.getState().isRelaxed }))
    run.rival = rival && startRivalRun(rival)
    instruments.show(run.current, run.rival?.flight.state.ringsCollected)
  }

  function runWhileWanted(): void {
    if (wantsFrames()) frames.run()
    else frames.halt()
  }

  function wantsFrames(): boolean {
    const now = session.getState()
    if (document.visibilityState === 'hidden' || pictureEnd(now) !== null) return false
    if (now.stage === 'watching') return watch.getState().isPlaying
    const isEnding = hasEnded(now) && !now.isEndShown
    return now.stage === 'playing' || isEnding || endScene.getState() === 'running'
  }

  follow(session, signal, (now, before) => {
    if (now.stage !== before.stage) endScene.setState(hasEnded(now) ? 'running' : 'over')
    // The first flight was prepared behind the start screen, where the attract flight may have taken its place.
    const isNewFlight = now.flights > 1 && now.flights !== before.flights
    const isNewRace = now.flights !== before.flights && rivalOn(now.seed) !== (run.rival?.rival ?? null)
    const isBackAtStart = now.stage === 'not-started' && before.stage !== 'not-started'
    const isNewWorld = isNewFlight || isNewRace || isBackAtStart || now.seed !== before.seed
    if (isNewWorld) prepare()
    // Building a world takes tens of milliseconds: the attract flight has just built its own of this course.
    const isWorldWanted = isNewWorld && !attract.isRunning()
    if (isWorldWanted || (now.stage === 'playing' && !picture.isShowing(run))) picture.startFlight(run)
    runWhileWanted()
  })
  follow(settings, signal, (now, before) => {
    if (now.isRelaxed === before.isRelaxed || session.getState().stage !== 'not-started') return
    prepare()
    if (picture.isShowing(run)) picture.startFlight(run)
  })
  follow(endScene, signal, runWhileWanted)
  follow(watch, signal, runWhileWanted)
  document.addEventListener('visibilitychange', runWhileWanted, { signal })
  signal.addEventListener('abort', frames.halt)
  prepare()
  picture.startFlight(run)
  return { run, frames }
}
