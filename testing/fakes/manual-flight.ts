import { afterEach } from 'vitest'

import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'
import type { FlightRun } from '../../app/game/play/flight-run.ts'
import type { SessionStore } from '../../app/game/session/session-store.ts'
import { followText, nodeOf, openGame } from './open-game.ts'
import { stubBrowser } from './stub-browser.ts'

export const SEED = 7

/** Gamepads rest up to here. */
const DEAD_ZONE = 0.16

/** Steers down and to the left, into the ground. */
export const dive = (_run: FlightRun, controls: Controls): void => {
  controls.turn = -CONTROL_STEPS
  controls.climb = -CONTROL_STEPS
}

export const autopilot = ({ current }: FlightRun, controls: Controls): void => steerTowardsCourse(current, controls)

/** Where a stick is pushed for so many control steps. */
function deflectionFor(steps: number): number {
  return steps === 0 ? 0 : Math.sign(steps) * (DEAD_ZONE + (1 - DEAD_ZONE) * (Math.abs(steps) / CONTROL_STEPS))
}

/** Two gamepads, one for each axis, because the stick of one cannot be pushed all the way on both at once. */
function padsAt({ turn, climb }: Controls): object[] {
  const pad = (index: number, axes: number[]) => ({
    index,
    id: 'Pad',
    connected: true,
    mapping: 'standard',
    axes,
    buttons: [],
  })
  return [pad(0, [deflectionFor(turn), 0]), pad(1, [0, -deflectionFor(climb)])]
}

/** The player, asked at each reading of the input, who may also act on the session. */
type Steer = (run: FlightRun, controls: Controls, session: SessionStore) => void

/** The real game, whose flight has taken off and is steered by gamepads. */
function takeOffManually(steer: Steer = autopilot, { isMotionReduced = false } = {}) {
  stubBrowser({ isMotionReduced })
  const controls: Controls = { turn: 0, climb: 0 }
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => padsAt(controls) })
  const game = openGame()
  const { session, run, done, draws, display } = game
  const seen = { gaps: [] as string[], words: [] as string[], endings: 0 }
  followText(nodeOf(display, 'gap'), (text) => seen.gaps.push(text))
  followText(game.liveRegion, (text) => seen.words.push(text))
  session.subscribe(({ summary }, before) => {
    if (summary !== null && before.summary === null) seen.endings += 1
  })
  session.dispatch({ type: 'picture-ready' })
  session.dispatch({ type: 'choose-course', seed: SEED, origin: 'number' })
  session.dispatch({ type: 'take-off' })
  Object.defineProperty(navigator, 'getGamepads', {
    configurable: true,
    value: () => {
      done.push('input')
      steer(run, controls, session)
      return padsAt(controls)
    },
  })
  done.length = 0
  draws.length = 0
  return { ...game, seen }
}

/** Gives `takeOffManually`, whose games are closed at the end of each test of a file. */
export function manualFlights(): typeof takeOffManually {
  const games: ReturnType<typeof takeOffManually>[] = []
  afterEach(() => {
    for (const { close } of games.splice(0)) close()
  })
  return (...choices) => {
    const game = takeOffManually(...choices)
    games.push(game)
    return game
  }
}
