/** The numbers of the flight that the page's copy names. They are the rules of the game, told; the game keeps its own. */
export const FLIGHT_FACTS = {
  ringsToWin: 10,
  pointsPerRing: 100,
  fullFuelPercent: 100,
  fuelDropPercent: 0.5,
  fuelDropMilliseconds: 200,
  canisterFuelPercent: 30,
  canisterChancePercent: 30,
  canisterPauseSeconds: 3,
  lowestAltitudeMetres: 10,
  highestAltitudeMetres: 150,
  corridorHalfWidthMetres: 100,
} as const

/** How long a full tank lasts, in whole seconds. */
export const FULL_TANK_SECONDS =
  ((FLIGHT_FACTS.fullFuelPercent / FLIGHT_FACTS.fuelDropPercent) * FLIGHT_FACTS.fuelDropMilliseconds) / 1000

/** How long the fuel of one canister lasts, in whole seconds. */
export const CANISTER_SECONDS =
  ((FLIGHT_FACTS.canisterFuelPercent / FLIGHT_FACTS.fuelDropPercent) * FLIGHT_FACTS.fuelDropMilliseconds) / 1000

/** The most points that one flight can bring. */
export const BEST_FLIGHT_SCORE = FLIGHT_FACTS.ringsToWin * FLIGHT_FACTS.pointsPerRing
