import { expect, test } from 'vitest'

import { motionFrom, QUALITIES } from './picture-settings.ts'
import { DEFAULT_SETTINGS } from '../../player-data/settings.ts'

test('each motion of the camera has its own switch', () => {
  const all = { lean: true, shake: true, widening: true, decoration: true }
  expect(motionFrom(DEFAULT_SETTINGS, false)).toEqual(all)
  for (const name of ['lean', 'shake', 'widening'] as const) {
    expect(motionFrom({ ...DEFAULT_SETTINGS, [name]: false }, false)).toEqual({ ...all, [name]: false })
  }
})

test('the system’s reduced motion preference turns off every motion', () => {
  expect(Object.values(motionFrom(DEFAULT_SETTINGS, true))).toEqual([false, false, false, false])
})

test('automatic detail has no fixed quality, and lower detail costs less', () => {
  expect(QUALITIES['auto']).toBeUndefined()
  const cost = (['low', 'medium', 'high'] as const).map((choice) => {
    const quality = QUALITIES[choice]
    return (quality?.scale ?? NaN) * (quality?.detail === 'high' ? 2 : 1)
  })
  expect(cost).toEqual([...cost].sort((one, other) => one - other))
  expect(new Set(cost).size).toBe(3)
})
