/** Summaries of ended flights, for tests. */
import type { FlightSummary } from '../../app/game/session/flight-summary.ts'

export const COMPLETE: FlightSummary = {
  outcome: 'complete',
  crashCause: 'none',
  seed: 7,
  isRelaxed: false,
  isSlow: false,
  isPractice: false,
  score: 1000,
  ringsCollected: 10,
  ringsMissed: 1,
  canistersCollected: 2,
  ticks: 3408,
  fuelTenths: 310,
  splits: [360, 720, 1080, 1440, 1800, 2160, 2520, 2880, 3144, 3408],
  bestSplits: [],
  autopilot: [],
  heldMedal: null,
  rival: null,
  field: [],
  passes: [0.95, 0.75, 0.4, 'higher', 0.9, 0.7, 0, 0.2, 0.8, 0.99, 0.5],
  struck: 'ahead',
  failuresInRow: 0,
}

/** After 3 of 10 rings. */
export const CRASHED: FlightSummary = {
  ...COMPLETE,
  outcome: 'crashed',
  crashCause: 'mountain',
  score: 300,
  ringsCollected: 3,
  ticks: 1476,
  splits: COMPLETE.splits.slice(0, 3),
  passes: COMPLETE.passes.slice(0, 4),
  struck: 'left',
  failuresInRow: 1,
}
