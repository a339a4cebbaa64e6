import { expect, test } from 'vitest'

import { LAYER_METRES, WEDGE_METRES, wedgeThickness } from './rock-strata.ts'

const layers = Array.from({ length: 30 }, (_, layer) => layer - 5)
const places = Array.from({ length: WEDGE_METRES }, (_, place) => place)

test('a wedge is thinner than its layer, tapers without a step, and ends before the next one begins', () => {
  for (const layer of layers) {
    const thickness = places.map((place) => wedgeThickness(layer, place))
    expect(Math.max(...thickness)).toBeGreaterThan(LAYER_METRES * 0.15)
    expect(Math.max(...thickness)).toBeLessThan(LAYER_METRES * 0.7)
    for (const [place, metres] of thickness.entries())
      expect(Math.abs(metres - thickness[(place + 1) % WEDGE_METRES])).toBeLessThan(0.25)
    expect(thickness.filter((metres) => metres === 0).length / WEDGE_METRES).toBeGreaterThan(0.2)
  }
})
