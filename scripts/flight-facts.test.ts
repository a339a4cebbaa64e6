import { expect, test } from 'vitest'

import * as rules from '../app/game/simulation/rules.ts'
import {
  BEST_FLIGHT_SCORE,
  CANISTER_SECONDS,
  FLIGHT_FACTS,
  FULL_TANK_SECONDS,
} from '../app/site/landing/flight-facts.ts'

// The page may not import the game, so it keeps the numbers it tells a second time; only here do the two meet.
test('the numbers that the page tells are the numbers that the flight obeys', () => {
  expect(FLIGHT_FACTS).toEqual({
    ringsToWin: rules.RINGS_TO_WIN,
    pointsPerRing: rules.POINTS_PER_RING,
    fullFuelPercent: rules.FULL_FUEL_TENTHS / 10,
    fuelDropPercent: rules.DRAIN_TENTHS / 10,
    fuelDropMilliseconds: (1000 * rules.DRAIN_TICKS) / rules.TICKS_PER_SECOND,
    canisterFuelPercent: rules.CANISTER_TENTHS / 10,
    canisterChancePercent: 100 * rules.CANISTER_CHANCE,
    canisterPauseSeconds: rules.CANISTER_ROLL_TICKS / rules.TICKS_PER_SECOND,
    lowestAltitudeMetres: rules.MIN_ALTITUDE,
    highestAltitudeMetres: rules.MAX_ALTITUDE,
    corridorHalfWidthMetres: rules.MAX_HORIZONTAL,
  })
})

test('a tank, a canister and a flawless flight are what the page says of them', () => {
  expect({ FULL_TANK_SECONDS, CANISTER_SECONDS, BEST_FLIGHT_SCORE }).toEqual({
    FULL_TANK_SECONDS: 40,
    CANISTER_SECONDS: 12,
    BEST_FLIGHT_SCORE: 1000,
  })
})
