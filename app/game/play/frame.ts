import type { StoreApi } from 'zustand/vanilla'

import type { Announcer } from '../hud/live-region/announcer.ts'
import { fuelWords, ringWords } from '../hud/live-region/announcements.ts'
import type { Instruments } from '../hud/instruments.ts'
import type { PlayerInput } from '../input/player-input.ts'
import type { ReducedMotion } from '../player-data/reduced-motion.ts'
import type { Settings } from '../player-data/settings.ts'
import { summaryFromFlight } from '../session/session.ts'
import type { SessionStore } from '../session/session-store.ts'
import { advanceClock } from '../simulation/clock.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import type { FlightSound } from '../sound/flight-sound.ts'
import { flyTicks, type FlightRun } from './flight-run.ts'
import type { Picture } from './picture/picture.ts'

export interface FrameDeps {
  readonly input: Pick<PlayerInput, 'readInto'>
  readonly settings: Pick<StoreApi<Pick<Settings, 'flightPace'>>, 'getState'>
  readonly picture: Pick<Picture, 'draw' | 'isFalling' | 'project'>
  readonly instruments: Instruments
  readonly sound: Pick<FlightSound, 'update' | 'play'>
  readonly announcer: Pick<Announcer, 'say'>
  readonly session: Pick<SessionStore, 'getState' | 'dispatch'>
  readonly reducedMotion: Pick<ReducedMotion, 'getState'>
}

/** One frame of a flight, in its whole order. `seconds`: since the frame before. */
export function playFrame(run: FlightRun, deps: FrameDeps, seconds: number): void {
  const { input, settings, picture, instruments, sound, announcer, session } = deps

  // 1. Input. A gamepad's pause button is read here as well; a frame that pauses flies nothing.
  input.readInto(run.controls)
  if (session.getState().stage === 'paused') return

  // 2. Clock
  const pace = settings.getState().flightPace
  const ticks = advanceClock(run.clock, seconds, pace)
  if (pace < 1 && ticks > 0 && run.current.phase === 'flying') run.isSlow = true

  // 3. Ticks
  const events = flyTicks(run, ticks)

  // 4. Picture
  picture.draw(run, seconds)

  // 5. Instruments
  instruments.show(run.current)
  instruments.point(run.current, picture.project)

  // 6. Sound and words
  sound.update(run.current, seconds)
  sound.play(events, run.current)
  announce(announcer, events, run.current)

  // 7. Session
  if (run.current.phase === 'flying') return
  if (events !== 0) session.dispatch({ type: 'end', summary: summaryFromFlight(run.current, run.isSlow) })
  run.endSceneSeconds = deps.reducedMotion.getState() ? 0 : run.endSceneSeconds - seconds
  if (session.getState().isEndShown || picture.isFalling()) return
  run.secondsToWords -= seconds
  if (run.secondsToWords <= 0) session.dispatch({ type: 'show-end' })
}

function announce(announcer: Pick<Announcer, 'say'>, events: number, flight: FlightState): void {
  if (events === 0) return
  const rings = ringWords(events, flight)
  const fuel = fuelWords(events, flight)
  if (rings !== null) announcer.say('rings', rings)
  if (fuel !== null) announcer.say('fuel', fuel)
}
