import { expect, test } from 'vitest'

import type { Landmark } from '../../simulation/flight-state.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { DECK_FROM } from '../../simulation/landmarks/landmark-shapes.ts'
import { landmarkFacets } from '../../simulation/landmarks/landmarks.ts'
import { HULL_POINTS } from '../../simulation/ground/collision.ts'
import { MIN_ALTITUDE } from '../../simulation/rules.ts'
import { bouldersOf, pennantFacets } from './dressings.ts'

const standing = Array.from({ length: 60 }, (_, seed) => ({ seed, landmarks: startFlight(seed).landmarks }))

function ofKind(kind: Landmark['kind']): { seed: number; landmark: Landmark }[] {
  return standing.flatMap(({ seed, landmarks }) =>
    landmarks.filter((landmark) => landmark.kind === kind).map((landmark) => ({ seed, landmark })),
  )
}

const everyThird = (facets: readonly number[], from: number): number[] => facets.filter((_, at) => at % 3 === from)

test('boulders about a spire lie lower than a level craft can fly, and some spires have them', () => {
  const lowest = MIN_ALTITUDE + Math.min(...HULL_POINTS.map(({ up }) => up))
  const spires = ofKind('spire').map(({ seed, landmark }) => bouldersOf(seed, landmark).flatMap(({ facets }) => facets))
  for (const facets of spires) {
    expect(Math.max(0, ...everyThird(facets, 1))).toBeLessThan(lowest)
  }
  expect(spires.filter((facets) => facets.length > 0).length).toBeGreaterThan(spires.length / 3)
})

test('the rope of pennants spans the gap of a viaduct, at the height of its deck', () => {
  const viaducts = ofKind('viaduct')
  expect(viaducts.length).toBeGreaterThan(10)
  for (const { landmark } of viaducts) {
    const { facets, pennantsFrom } = pennantFacets(landmark)
    const across = everyThird(facets, 0).map((x) => x - landmark.x)
    expect(Math.min(...across)).toBeCloseTo(-DECK_FROM, 9)
    expect(Math.max(...across)).toBeCloseTo(DECK_FROM, 9)
    const deck = Math.max(...everyThird(landmarkFacets(landmark), 1))
    expect(Math.max(...everyThird(facets.slice(0, pennantsFrom * 9), 1))).toBeLessThan(deck)
    expect(Math.max(...everyThird(facets, 1))).toBeGreaterThan(deck * 0.9)
  }
})
