import type { Gap } from '../../app/game/hud/readings.ts'
import type { Instruments } from '../../app/game/hud/instruments.ts'
import { bindFlight, type FlightDeps } from '../../app/game/play/bind-flight.ts'
import { bindReplay } from '../../app/game/play/bindings/bind-replay.ts'
import { bindLogbook } from '../../app/game/play/bindings/bind-logbook.ts'
import type { FlightRun } from '../../app/game/play/flight-run.ts'
import { createEndScene } from '../../app/game/session/end-scene.ts'
import type { SessionStore } from '../../app/game/session/session-store.ts'
import { steerTowardsCourse } from '../../app/game/simulation/autopilot/autopilot.ts'
import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'
import { createStores } from './game-stores.ts'

export const SEED = 7

interface Draw {
  readonly previousTick: number
  readonly currentTick: number
  readonly blend: number
  readonly seconds: number
}

/** What happens in the flight. */
function nothingSeen() {
  return {
    done: [] as string[],
    draws: [] as Draw[],
    failures: [] as unknown[],
    gaps: [] as Gap[],
    words: [] as string[],
    events: 0,
    endings: 0,
    /** How many worlds the picture has built. */
    worlds: 0,
  }
}

function recordingInstruments(done: string[], gaps: Gap[]): Instruments {
  return {
    show: () => done.push('instruments'),
    point: () => done.push('arrow'),
    tellGap: (gap) => gaps.push(gap),
    tellMiss: () => done.push('miss'),
  }
}

/** What a test sets: whether the attract flight runs, the picture throws, and the craft still falls. */
const createConditions = () => ({ isAttractRunning: false, isBroken: false, isFalling: false })

function recordingPicture(
  seen: ReturnType<typeof nothingSeen>,
  conditions: ReturnType<typeof createConditions>,
  session: SessionStore,
): FlightDeps['picture'] {
  let shown: FlightRun | undefined
  return {
    startFlight: (run) => {
      shown = run
      seen.worlds += 1
    },
    isShowing: (run) => shown === run,
    draw: ({ previous, current, clock }, seconds) => {
      if (conditions.isBroken) throw new Error('no picture')
      seen.done.push('picture')
      seen.draws.push({ previousTick: previous.tick, currentTick: current.tick, blend: clock.blend, seconds })
    },
    isFalling: () => conditions.isFalling,
    project: () => undefined,
    fail: (error) => {
      seen.failures.push(error)
      session.dispatch({ type: 'picture-ended', why: 'failed' })
    },
  }
}

function createFlightStores() {
  return { ...createStores({ session: { seed: SEED } }), endScene: createEndScene() }
}

/** Steers down and to the left, into the ground. */
export const dive = (_run: FlightRun, controls: Controls): void => {
  controls.turn = -CONTROL_STEPS
  controls.climb = -CONTROL_STEPS
}

/** A flight that has taken off, among dependencies that write down what is done. `steer`: the player, who may also act on the session. */
export function takeOffManually(
  signal: AbortSignal,
  steer: (run: FlightRun, controls: Controls, session: SessionStore) => void = ({ current }, controls) =>
    steerTowardsCourse(current, controls),
  { isMotionReduced = false, isRelaxed = false, course = SEED } = {},
) {
  const stores = createFlightStores()
  const { session, settings } = stores
  const seen = nothingSeen()
  const { done, draws } = seen
  const conditions = createConditions()
  const instruments = recordingInstruments(done, seen.gaps)
  const picture = recordingPicture(seen, conditions, session)
  session.subscribe(({ summary }, before) => {
    if (summary !== null && before.summary === null) seen.endings += 1
  })
  bindLogbook(stores, signal)
  const flight = bindFlight(
    {
      ...stores,
      reducedMotion: { getState: () => isMotionReduced, subscribe: () => () => undefined },
      input: {
        readInto: (controls) => {
          done.push('input')
          steer(flight.run, controls, session)
        },
      },
      attract: { isRunning: () => conditions.isAttractRunning },
      picture,
      instruments,
      sound: {
        update: () => done.push('sound'),
        play: (events) => {
          done.push('events')
          seen.events |= events
        },
      },
      announcer: { say: (_kind, text) => seen.words.push(text) },
    },
    signal,
  )
  bindReplay({ ...stores, run: flight.run, picture, instruments }, signal)
  session.dispatch({ type: 'picture-ready' })
  settings.change({ isRelaxed })
  session.dispatch({ type: 'choose-course', seed: course, origin: 'number' })
  session.dispatch({ type: 'take-off' })
  done.length = 0
  return { ...stores, done, draws, seen, conditions, ...flight }
}
