import type { BufferAttribute } from 'three'
import { expect, test } from 'vitest'

import { createFlightFrame } from '../frame/flight-frame.ts'
import { DETAILS } from '../quality/detail.ts'
import { CHUNK_METRES } from './chunk-layout.ts'
import { createTerrainModel } from './terrain-model.ts'

test('a flight that begins just before a chunk comes into sight uploads all of its ground', () => {
  const frame = createFlightFrame()
  const part = createTerrainModel(DETAILS.low)
  part.restart?.(frame)
  frame.camera.z -= CHUNK_METRES
  part.update?.(frame)
  for (const name of ['position', 'color']) {
    const { array, updateRanges } = part.mesh.geometry.getAttribute(name) as BufferAttribute
    // Without a range three.js uploads all, and else the ranges alone.
    expect(updateRanges).toContainEqual({ start: 0, count: array.length })
  }
})
