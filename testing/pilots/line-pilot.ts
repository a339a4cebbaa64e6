/** A pilot that knows the way as well as the autopilot and differs in precision alone: its aim drifts about the course's line. */
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { copyFlight, createFlight } from '../../app/game/simulation/flight/flight.ts'
import { createAim, DECISION_TICKS, driftAim } from './human-pilot.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'

/**
 * Steers one flight along its course, at the rate of a person's decisions.
 * @param aimMetres standard deviation of the aim in metres, across and up each
 * @param seed decides the errors of the aim
 */
export function createLinePilot(aimMetres: number, seed: number): Steer {
  const aim = createAim(aimMetres, seed)
  const believed = createFlight()
  return (state, into) => {
    if (state.tick % DECISION_TICKS !== 0) return
    driftAim(aim, state.tick / DECISION_TICKS)
    copyFlight(state, believed)
    believed.craft.x -= aim.driftX
    believed.craft.y -= aim.driftY
    steerTowardsCourse(believed, into)
  }
}
