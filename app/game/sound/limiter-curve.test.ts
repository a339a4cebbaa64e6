import { describe, expect, it } from 'vitest'

import { CEILING, KNEE, limited, limiterCurve } from './limiter-curve.ts'

describe('the limiter’s curve', () => {
  const curve = limiterCurve()

  it('lets nothing out above the ceiling, which lies below full scale', () => {
    expect(CEILING).toBeLessThan(1)
    for (const level of curve) expect(Math.abs(level)).toBeLessThanOrEqual(Math.fround(CEILING))
  })

  it('leaves alone what is not loud', () => {
    for (const level of [0, 0.1, -0.3, KNEE, -KNEE]) expect(limited(level)).toBe(level)
  })

  it('never falls and never bends sharply', () => {
    for (let index = 2; index < curve.length; index += 1) {
      const step = (curve[index] ?? 0) - (curve[index - 1] ?? 0)
      const stepBefore = (curve[index - 1] ?? 0) - (curve[index - 2] ?? 0)
      expect(step).toBeGreaterThanOrEqual(0)
      expect(Math.abs(step - stepBefore)).toBeLessThan(1e-5)
    }
  })

  it('keeps silence silent and is the same both ways', () => {
    expect(curve[(curve.length - 1) / 2]).toBe(0)
    for (const level of [0.2, 0.7, 1]) expect(limited(-level)).toBe(-limited(level))
  })
})
