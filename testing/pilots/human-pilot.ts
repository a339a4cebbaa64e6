/**
 * Models of human pilots, to tune the flight by: with reaction time, aiming error and limited foresight. Deterministic. The
 * course's line stands for what a person sees of the way, and a slowly changing offset for the aiming error.
 */
import type { Stick } from '../../app/game/input/stick.ts'
import { LAG_SECONDS, MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../../app/game/simulation/craft/aircraft.ts'
import { courseLineAt, createLinePoint, ringBySerial } from '../../app/game/simulation/course/course.ts'
import {
  CONTROL_STEPS,
  type CanisterState,
  type Controls,
  type FlightState,
} from '../../app/game/simulation/flight-state.ts'
import { clamp } from '../../app/game/simulation/easing.ts'
import { chance } from '../../app/game/simulation/random.ts'
import { TICK_SECONDS } from '../../app/game/simulation/rules.ts'
import { groundAt } from '../../app/game/simulation/ground/terrain.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { startFlight } from '../../app/game/simulation/flight/flight.ts'
import { simulateToEnd } from '../flights/simulate-to-end.ts'
import { BEGINNERS_HAND, moveMouse, type MouseHand } from './mouse-hand.ts'
import { isAboutToStrike } from './landmark-lookout.ts'

export interface PilotSkill {
  /** Reaction time in seconds. */
  readonly delaySeconds: number
  /** Standard deviation of the aim in metres, across and up each. */
  readonly aimMetres: number
  /** Whether controls are at their ends or centred, as with keys. */
  readonly keysOnly: boolean
  /** The hand on a mouse, if there is one. */
  readonly mouse?: MouseHand
  /** How well the pilot predicts the effect of inputs within the reaction time, in [0, 1]. */
  readonly feel: number
  /** How much the pilot follows the line instead of flying straight at the ring, in [0, 1]. */
  readonly readsWay: number
  /** Foresight for mountains, in seconds. */
  readonly lookoutSeconds: number
  /** Clearance in metres below which the pilot evades. */
  readonly scareMetres: number
  /** Fuel in tenths of a percent below which the pilot goes for canisters. */
  readonly thirstTenths: number
}

export const FIRST_TIME: PilotSkill = {
  delaySeconds: 0.35,
  aimMetres: 8,
  keysOnly: true,
  feel: 0.6,
  readsWay: 0.3,
  lookoutSeconds: 1,
  scareMetres: 6,
  thirstTenths: 600,
}

/** The same person with a mouse: every deflection can be had, but the pointer has to get there. */
export const FIRST_TIME_BY_MOUSE: PilotSkill = { ...FIRST_TIME, keysOnly: false, mouse: BEGINNERS_HAND }

export const PRACTISED: PilotSkill = {
  delaySeconds: 0.2,
  aimMetres: 3,
  keysOnly: false,
  feel: 0.85,
  readsWay: 0.3,
  lookoutSeconds: 2,
  scareMetres: 9,
  thirstTenths: 450,
}

/** A pilot decides twenty times a second and holds the controls in between. */
export const DECISION_TICKS = 6
export const DECISION_SECONDS = DECISION_TICKS * TICK_SECONDS
/** Correlation time of the aiming error, in seconds. */
const DRIFT_SECONDS = 0.9
const AIM_AHEAD_SECONDS = 0.75
/** The error in metres from which a key is pressed. */
const KEY_METRES = 3.5
/** Range for canisters, in metres along and across. */
const CANISTER_ALONG = 190
const CANISTER_ACROSS = 55

/** What the pilot sees at a decision. */
interface Observation extends Stick {
  z: number
  velocityX: number
  velocityY: number
  speed: number
  /** The controls given then, in [−1, 1]. */
  turn: number
  climb: number
}

/** An aim that errs by a slowly changing offset. */
export interface Aim {
  readonly seed: number
  /** Standard deviation of the error in metres, across and up each. */
  readonly aimMetres: number
  /** The present error, in metres. */
  driftX: number
  driftY: number
}

export function createAim(aimMetres: number, seed: number): Aim {
  return { seed, aimMetres, driftX: 0, driftY: 0 }
}

interface HumanPilot {
  readonly skill: PilotSkill
  /** A ring buffer: the pilot acts on the oldest. */
  readonly observations: readonly Observation[]
  readonly aim: Aim
  readonly pointer: Stick
}

/** A pilot for one flight, to be called once per tick, in order, with the same controls; `seed` decides its aiming errors. */
export function createHumanPilot(skill: PilotSkill, seed: number): Steer {
  const delayDecisions = Math.round(skill.delaySeconds / DECISION_SECONDS)
  const nothing = (): Observation => ({ x: 0, y: 0, z: 0, velocityX: 0, velocityY: 0, speed: 0, turn: 0, climb: 0 })
  const observations = Array.from({ length: delayDecisions + 1 }, nothing)
  const pilot = { skill, observations, aim: createAim(skill.aimMetres, seed), pointer: { x: 0, y: 0 } }
  return (state, into) => steerAsHuman(pilot, state, into)
}

/** The last state of the pilot's flight on the course of `seed`. */
export function flyAsHuman(skill: PilotSkill, seed: number): FlightState {
  return simulateToEnd(startFlight(seed), createHumanPilot(skill, seed))
}

/** Approximately normal with mean 0 and deviation 1: the sum of four uniform draws. */
function normalDraw(seed: number, decision: number, axis: number): number {
  let sum = -2
  for (let part = 0; part < 4; part += 1) sum += chance(seed, decision, axis * 4 + part)
  return sum * Math.sqrt(3)
}

/** Moves the error on by one decision; `decision` is its number, from 0. */
export function driftAim(aim: Aim, decision: number): void {
  const kept = 1 - DECISION_SECONDS / DRIFT_SECONDS
  const fresh = aim.aimMetres * Math.sqrt(1 - kept * kept)
  aim.driftX = aim.driftX * kept + fresh * normalDraw(aim.seed, decision, 0)
  aim.driftY = aim.driftY * kept + fresh * normalDraw(aim.seed, decision, 1)
}

/** Stores an observation and returns the one of a reaction time ago. */
function delayedObservation(pilot: HumanPilot, state: FlightState, decision: number): Observation {
  const { craft } = state
  const count = pilot.observations.length
  const now = pilot.observations[decision % count]
  now.x = craft.x
  now.y = craft.y
  now.z = craft.z
  now.velocityX = craft.velocityX
  now.velocityY = craft.velocityY
  now.speed = craft.speed
  return pilot.observations[decision < count ? 0 : (decision + 1) % count]
}

/** The canister that the pilot goes for, if any. */
function wantedCanister(state: FlightState, skill: PilotSkill, seen: Observation): CanisterState | undefined {
  if (state.fuelTenths > skill.thirstTenths) return undefined
  return state.canisters.find((canister) => {
    if (canister.status !== 'waiting') return false
    const along = seen.z - canister.z
    const across = Math.abs(canister.x - seen.x)
    // Only within reach.
    return along > 15 && along < CANISTER_ALONG && across < Math.min(CANISTER_ACROSS, along * 0.6)
  })
}

const felt = { x: 0.5, y: 0.5, velocityX: 0.5, velocityY: 0.5 }

/** Predicts the craft's present position from the observation and the controls since. */
function feel(pilot: HumanPilot, decision: number, seen: Observation): void {
  const { observations, skill } = pilot
  const follow = DECISION_SECONDS / LAG_SECONDS
  felt.x = seen.x
  felt.y = seen.y
  felt.velocityX = seen.velocityX
  felt.velocityY = seen.velocityY
  for (let past = Math.max(0, decision - observations.length + 1); past < decision; past += 1) {
    const then = observations[past % observations.length]
    felt.velocityX += (then.turn * MAX_VELOCITY_X - felt.velocityX) * follow * skill.feel
    felt.velocityY += (then.climb * MAX_VELOCITY_Y - felt.velocityY) * follow * skill.feel
    felt.x += felt.velocityX * DECISION_SECONDS
    felt.y += felt.velocityY * DECISION_SECONDS
  }
}

const line = createLinePoint()

function steerAsHuman(pilot: HumanPilot, state: FlightState, into: Controls): void {
  if (state.tick % DECISION_TICKS !== 0) return
  const decision = state.tick / DECISION_TICKS
  driftAim(pilot.aim, decision)
  const seen = delayedObservation(pilot, state, decision)
  into.turn = 0
  into.climb = 0

  const { skill, aim } = pilot
  const canister = wantedCanister(state, skill, seen)
  feel(pilot, decision, seen)
  const feltX = felt.x + felt.velocityX * LAG_SECONDS
  const feltY = felt.y + felt.velocityY * LAG_SECONDS
  const feltZ = seen.z - seen.speed * (skill.delaySeconds + LAG_SECONDS)
  line.z = feltZ - seen.speed * (AIM_AHEAD_SECONDS - LAG_SECONDS)
  courseLineAt(state, line)
  const mark = canister ?? ringBySerial(state, state.nextRingSerial) ?? line
  const wayShare = canister === undefined ? skill.readsWay : 0
  const aimX = mark.x + (line.x - mark.x) * wayShare + aim.driftX
  const aimY = mark.y + (line.y - mark.y) * wayShare + aim.driftY
  let errorX = aimX - feltX
  let errorY = aimY - feltY

  // Make for the way past a landmark where the predicted path would strike it.
  for (const landmark of state.landmarks) {
    if (!isAboutToStrike(landmark, { ...felt, z: feltZ, speed: seen.speed }, skill)) continue
    line.z = landmark.z
    courseLineAt(state, line)
    errorX = line.x - feltX
    errorY = line.y - feltY
  }

  // Evade where the predicted path comes too near the ground.
  for (let ahead = 0.25; ahead <= skill.lookoutSeconds; ahead += 0.25) {
    const x = feltX + aim.driftX * 0.5 + felt.velocityX * ahead
    const y = feltY + aim.driftY * 0.5 + felt.velocityY * ahead
    const z = feltZ - seen.speed * ahead
    if (y - groundAt(state.seed, x, z) > skill.scareMetres) continue
    errorY = Math.max(errorY, 30)
    const left = groundAt(state.seed, x - 25, z)
    const right = groundAt(state.seed, x + 25, z)
    errorX = left < right ? Math.min(errorX, -20) : Math.max(errorX, 20)
    break
  }
  into.turn = controlFor(skill, errorX, MAX_VELOCITY_X)
  into.climb = controlFor(skill, errorY, MAX_VELOCITY_Y)
  // Other draws than those of the aim.
  const miss = (axis: number) => normalDraw(aim.seed + 1, decision, axis)
  if (skill.mouse) moveMouse(pilot.pointer, skill.mouse, miss, into)
  const now = pilot.observations[decision % pilot.observations.length]
  now.turn = into.turn / CONTROL_STEPS
  now.climb = into.climb / CONTROL_STEPS
}

/** The control for an error in metres. */
function controlFor(skill: PilotSkill, error: number, fastest: number): number {
  if (skill.keysOnly) return Math.abs(error) < KEY_METRES ? 0 : error > 0 ? CONTROL_STEPS : -CONTROL_STEPS
  return Math.round(clamp(error / (AIM_AHEAD_SECONDS * fastest), -1, 1) * CONTROL_STEPS)
}
