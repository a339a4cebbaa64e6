/**
 * A pilot that sits in the page, for measuring: it sees what the inspection door shows and presses keys, so it takes the
 * way of a player's keyboard, but next to nothing of the machine. The journeys' pilot looks from outside and costs as
 * much as a picture.
 */
import { steerTowardsCourse } from '../app/game/simulation/autopilot.ts'
import { CONTROL_STEPS, type Controls, type FlightState } from '../app/game/simulation/flight-state.ts'

/** A key is held where the autopilot asks for more than this share of the full deflection. */
const PRESSES_FROM = 0.3 * CONTROL_STEPS

declare global {
  interface Window {
    /** Flies every flight from now on, to whatever end it comes. */
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
