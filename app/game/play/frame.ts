import type { Game } from '../stores/game.ts'
import type { Announcer } from '../hud/live-region/announcer.ts'
import { fuelWords, ringWords } from '../hud/live-region/announcements.ts'
import type { Instruments } from '../hud/instruments.ts'
import { gapBetween, type Gap } from '../hud/time-words.ts'
import type { PlayerInput } from '../input/player-input.ts'
import { medalOn } from '../player-data/logbook/course-medals.ts'
import { bestSplitsOn, type Splits } from '../player-data/logbook/course-records.ts'
import { flightsIn, SETTLED_FLIGHTS } from '../player-data/logbook/logbook.ts'
import { kindOf, type FlightKind } from '../player-data/logbook/flight-kind.ts'
import type { RivalResult } from '../session/rival.ts'
import { summaryFromFlight } from '../session/flight-summary.ts'
import { autopilotFlight } from '../simulation/flight/autopilot-flight.ts'
import { advanceClock } from '../simulation/clock.ts'
import { passedRing } from '../simulation/course/course.ts'
import { FLIGHT_EVENTS, type FlightState } from '../simulation/flight-state.ts'
import { trimRecording, MOST_RECORDED_TICKS, addInput, type RecordedFlight } from '../simulation/input-recording.ts'
import { COMPLETE_SCREEN_DELAY_SECONDS } from '../rendering/ending/end-scene-motion.ts'
import type { FlightSound } from '../sound/flight-sound.ts'
import { flyTicks, type FlightRun } from './flight-run.ts'
import type { Picture } from './picture.ts'

/** What a frame of the open game is made of. */
export interface FrameParts {
  readonly game: Game
  readonly input: PlayerInput
  readonly picture: Picture
  readonly instruments: Instruments
  readonly sound: FlightSound
  readonly announcer: Announcer
  readonly rumble: (events: number, state: FlightState) => void
}

const RING_EVENTS = FLIGHT_EVENTS.ringCollected | FLIGHT_EVENTS.ringMissed

/** One frame of a flight, in its whole order. `seconds`: since the frame before. */
export function playFrame(run: FlightRun, parts: FrameParts, seconds: number): void {
  const { game, input, picture, instruments, sound, announcer, rumble } = parts
  const { session, settings, logbook } = game

  // 1. Input; a replay reads its recording instead. A gamepad's buttons are read here too: a frame that pauses or starts over
  // simulates nothing.
  if (!run.isReplay) {
    const { flights } = session.getState()
    const controls = input.poll()
    const now = session.getState()
    if (now.stage === 'paused' || now.flights !== flights) return
    addInput(run.pending, controls)
  }

  // 2. Clock
  const rate = run.isReplay ? session.getState().watch.speed : settings.getState().flightPace
  const ticks = advanceClock(run.clock, seconds, rate)
  if (!run.isReplay && rate < 1 && ticks > 0 && run.current.phase === 'flying') run.isSlow = true

  // 3. Ticks
  const events = flyTicks(run, ticks)

  // 4. Picture
  picture.draw(run, seconds)

  // 5. Instruments
  const gap = events & FLIGHT_EVENTS.ringCollected && !run.isReplay ? latestGap(run, logbook) : null
  if (gap !== null) instruments.tellGap(gap, run.current)
  const ring = events & RING_EVENTS ? passedRing(run.current) : undefined
  if (ring !== undefined) instruments.tellRing(ring, run.current)
  if (events & FLIGHT_EVENTS.canisterCollected) instruments.tellCanister(run.current)
  // After some flights, sound and camera are enough.
  if (events & FLIGHT_EVENTS.nearRock && flightsIn(logbook.getState()) < SETTLED_FLIGHTS)
    instruments.tellNearRock(run.current)
  instruments.show(run.current, run.rivals.at(0)?.flight.state.ringsCollected, run.precisions)
  instruments.point(run.current, picture.project)

  // 6. Sound, words and rumble; who watches does not hold the controls
  sound.update(run.current, seconds)
  sound.play(events, run.current)
  announcer.say('rings', ringWords(events, run.current, gap))
  announcer.say('fuel', fuelWords(events, run.current))
  if (!run.isReplay) rumble(events, run.current)

  // 7. Session
  if (run.isReplay) game.watchTick.setState(run.current.tick)
  // A frame after the end flies no tick, so that it has no events.
  if (run.current.phase !== 'flying') {
    if (events & FLIGHT_EVENTS.complete && !game.reducedMotion.getState())
      run.secondsToEndScreen = COMPLETE_SCREEN_DELAY_SECONDS
    if (events !== 0 && !run.isReplay) endFlight(run, game)
    playEndScene(run, parts, seconds)
  }
}

function endFlight(run: FlightRun, { session, logbook }: Game): void {
  const rival = run.rivals.at(0)?.rival ?? null
  if (!run.isPractice) run.failuresInRow = run.current.phase === 'complete' ? 0 : run.failuresInRow + 1
  const field = rival?.name === 'field' ? session.getState().field : []
  const heldMedal = medalOn(logbook.getState().medals, run.current.seed, kindOfRun(run))
  const { isSlow, isPractice, splits, passes, failuresInRow } = run
  const summary = summaryFromFlight(run.current, {
    isSlow,
    isPractice,
    splits,
    passes,
    failuresInRow,
    heldMedal,
    rival,
    field,
    bestSplits: bestSplitsOf(run, logbook),
    autopilot: autopilotFlight(run.current.seed, run.current).splits,
  })
  session.dispatch({ type: 'end', summary, flight: recordedFlightOf(run) })
}

/** The picture of the end goes on for some seconds; the end screen comes over it. */
function playEndScene(run: FlightRun, { game, picture }: FrameParts, seconds: number): void {
  const { session, reducedMotion } = game
  run.endSceneSeconds = reducedMotion.getState() ? 0 : run.endSceneSeconds - seconds
  if (!session.getState().isEndShown && !picture.isFalling()) {
    run.secondsToEndScreen -= seconds
    if (run.secondsToEndScreen <= 0) session.dispatch({ type: run.isReplay ? 'end-watch' : 'show-end' })
  }
  if (run.endSceneSeconds <= 0) session.dispatch({ type: 'end-scene-over' })
}

/** The splits that the present flight is compared with. */
function bestSplitsOf(run: FlightRun, logbook: Game['logbook']): Splits {
  return bestSplitsOn(logbook.getState().courses, run.current.seed, kindOfRun(run))
}

function kindOfRun({ current, isSlow }: FlightRun): FlightKind {
  return kindOf({ isRelaxed: current.isRelaxed, isSlow })
}

/** How far the flight is behind its rival, or else its best, at the ring just collected; null where that one has no such ring, and level at the first. */
function latestGap(run: FlightRun, logbook: Game['logbook']): Gap | null {
  const latest = run.current.ringsCollected - 1
  const { name, splits }: RivalResult = run.rivals.at(0)?.rival ?? { name: 'best', splits: bestSplitsOf(run, logbook) }
  const tick = splits.at(latest)
  if (tick === undefined) return null
  const theirs = splits.filter((split) => split <= run.current.tick).length
  const gap = gapBetween(run.splits[latest], tick, name)
  // Up to the first ring all fly alike.
  if (latest === 0 && gap.ticks === 0) return null
  const missesMore = run.current.ringsMissed > (run.rivals.at(0)?.flight.state.ringsMissed ?? 0)
  // With ten rings each, only the time is left between them.
  const isBehind = missesMore && gap.ticks > 0 && run.current.phase !== 'complete'
  return { ...gap, rings: isBehind ? Math.max(1, theirs - run.current.ringsCollected) : 0 }
}

/** The ended flight, to be replayed; null where it lasted longer than is recorded. */
function recordedFlightOf({ current, isSlow, isPractice, recording }: FlightRun): RecordedFlight | null {
  const { seed, isRelaxed, tick: ticks } = current
  return ticks > MOST_RECORDED_TICKS
    ? null
    : { seed, isRelaxed, isSlow, isPractice, ticks, recording: trimRecording(recording, ticks) }
}
