/** What the craft meets on its path within one tick: rings and canisters. */
import { CANISTER_RADIUS } from '../course/canisters.ts'
import { passedRing, ringBySerial } from '../course/course.ts'
import { setRingsAhead } from '../course/ring-placement.ts'
import { FLIGHT_EVENTS, type CraftState, type FlightState, type RingState } from '../flight-state.ts'
import { CANISTER_TENTHS, FULL_FUEL_TENTHS, POINTS_PER_RING, RINGS_TO_WIN } from '../rules.ts'

/** The precision from which a ring counts as clean. */
export const CLEAN_PRECISION = 0.7
/** The precision from which a ring counts as flown through dead centre: it is told and heard, but no rule depends on it. */
export const CENTRE_PRECISION = 0.9
/** The precision below which a wing tip scrapes the ring: it is seen, heard and felt, but no rule depends on it. */
export const GRAZED_PRECISION = 0.25

/** Whether a wing tip scraped the ring just passed. */
export function hasGrazedRing(state: FlightState): boolean {
  const ring = passedRing(state)
  return ring?.status === 'collected' && ring.precision < GRAZED_PRECISION
}

/** What each clean ring of the chain adds to the next wake, and how many count. */
const CHAIN_SHARE = 0.08
const LONGEST_CHAIN = RINGS_TO_WIN - 1
/** The strongest wake. */
export const MOST_WAKE = 1 + CHAIN_SHARE * LONGEST_CHAIN

/** What a canister adds to the wake, up to the strongest: less than a ring's centre, enough to be worth some detours. */
export const CANISTER_WAKE = 0.8

/** Leaves the wake of a ring: none at the rim, full at the centre, and more with each clean ring in a row before it. */
function leaveWake(state: FlightState, ring: RingState): void {
  ring.precision = 1 - Math.sqrt(ring.passX * ring.passX + ring.passY * ring.passY) / ring.radius
  ring.push = ring.precision * (1 + CHAIN_SHARE * Math.min(state.chain, LONGEST_CHAIN))
  state.craft.wake = Math.max(state.craft.wake, ring.push)
  if (ring.precision < CLEAN_PRECISION) {
    state.chain = 0
    return
  }
  state.chain += 1
  state.events |= FLIGHT_EVENTS.ringClean
}

/** Collects or misses the rings whose plane the craft crossed since `before`, up to the share `until` of the tick. */
export function meetRings(state: FlightState, before: CraftState, until: number): void {
  const craft = state.craft
  for (;;) {
    const ring = ringBySerial(state, state.nextRingSerial)
    if (ring === undefined) return
    const share = (before.z - ring.z) / (before.z - craft.z)
    if (share > Math.min(until, 1)) return
    ring.passX = before.x + (craft.x - before.x) * share - ring.x
    ring.passY = before.y + (craft.y - before.y) * share - ring.y
    state.nextRingSerial += 1
    if (ring.passX * ring.passX + ring.passY * ring.passY <= ring.radius * ring.radius) {
      ring.status = 'collected'
      leaveWake(state, ring)
      state.ringsCollected += 1
      state.score += POINTS_PER_RING
      state.events |= FLIGHT_EVENTS.ringCollected
      if (state.ringsCollected === RINGS_TO_WIN) return
    } else {
      ring.status = 'missed'
      state.chain = 0
      state.ringsMissed += 1
      state.events |= FLIGHT_EVENTS.ringMissed
      setRingsAhead(state, RINGS_TO_WIN - state.ringsCollected)
    }
  }
}

/** Collects the canisters on the craft’s path since `before`, up to the share `until` of the tick, and misses those behind it. */
export function meetCanisters(state: FlightState, before: CraftState, until: number): void {
  const craft = state.craft
  for (const canister of state.canisters) {
    if (canister.status !== 'waiting') continue
    if (canister.z < craft.z - CANISTER_RADIUS) continue
    const wayX = craft.x - before.x
    const wayY = craft.y - before.y
    const wayZ = craft.z - before.z
    const toX = canister.x - before.x
    const toY = canister.y - before.y
    const toZ = canister.z - before.z
    const nearest = (toX * wayX + toY * wayY + toZ * wayZ) / (wayX * wayX + wayY * wayY + wayZ * wayZ)
    const share = Math.max(0, Math.min(nearest, until, 1))
    const missX = toX - wayX * share
    const missY = toY - wayY * share
    const missZ = toZ - wayZ * share
    if (missX * missX + missY * missY + missZ * missZ <= CANISTER_RADIUS * CANISTER_RADIUS) {
      canister.status = 'collected'
      state.canistersCollected += 1
      state.fuelTenths = Math.min(FULL_FUEL_TENTHS, state.fuelTenths + CANISTER_TENTHS)
      state.craft.wake = Math.min(MOST_WAKE, state.craft.wake + CANISTER_WAKE)
      state.events |= FLIGHT_EVENTS.canisterCollected
    } else if (canister.z > craft.z + CANISTER_RADIUS) {
      canister.status = 'missed'
    }
  }
}
