/**
 * A pilot that runs in the page, for benches: it reads `?inspect` and dispatches key events. The journeys' pilot runs outside
 * and costs about as much as a frame.
 */
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { CONTROL_STEPS, type Controls, type FlightState } from '../../app/game/simulation/flight-state.ts'

/** A key is held where the autopilot asks for more than this share of the full deflection. */
const PRESSES_FROM = 0.3 * CONTROL_STEPS

declare global {
  interface Window {
    /** Flies every flight from now on. */
    flyInPage: () => void
  }
}

const held = new Set<string>()

function hold(code: string, isWanted: boolean): void {
  if (isWanted === held.has(code)) return
  if (isWanted) held.add(code)
  else held.delete(code)
  window.dispatchEvent(new KeyboardEvent(isWanted ? 'keydown' : 'keyup', { code, cancelable: true }))
}

function steer(flight: FlightState, wish: Controls): void {
  steerTowardsCourse(flight, wish)
  hold('ArrowLeft', wish.turn < -PRESSES_FROM)
  hold('ArrowRight', wish.turn > PRESSES_FROM)
  hold('ArrowUp', wish.climb > PRESSES_FROM)
  hold('ArrowDown', wish.climb < -PRESSES_FROM)
}

window.flyInPage = () => {
  const wish: Controls = { turn: 0, climb: 0 }
  const look = () => {
    const flight = window.ringwakeInspection?.snapshot().flight
    if (flight !== undefined) steer(flight, wish)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
