/** Summaries of ended flights, for tests. */
import type { FlightSummary } from '../app/game/session/session.ts'

export const COMPLETE: FlightSummary = {
  outcome: 'complete',
  crashCause: 'none',
  seed: 7,
  isRelaxed: false,
  isSlow: false,
  score: 1000,
  ringsCollected: 10,
  ringsMissed: 1,
  canistersCollected: 2,
  ticks: 3408,
  fuelTenths: 310,
}
export const CRASHED: FlightSummary = {
  ...COMPLETE,
  outcome: 'crashed',
  crashCause: 'mountain',
  score: 300,
  ringsCollected: 3,
}
