import { expect, test } from 'vitest'

import { createParamSmoother } from './node-graph.ts'
import { RecordingParameter } from '../../../../testing/fakes/recording-audio.ts'

function smootherOf(parameter: RecordingParameter) {
  return createParamSmoother(parameter as unknown as AudioParam, 0.1)
}

test('the smoother schedules a repeated value only once', () => {
  const parameter = new RecordingParameter()
  const smoother = smootherOf(parameter)
  for (let frame = 0; frame < 600; frame += 1) smoother.approach(5, 0.1, frame / 60)
  expect(parameter.changes).toEqual([{ value: 5, at: 0, seconds: 0.1 }])
})

test('the smoother schedules a steady change at most 34 times a second and arrives within tolerance', () => {
  const parameter = new RecordingParameter()
  const smoother = smootherOf(parameter)
  for (let frame = 0; frame <= 1440; frame += 1) smoother.approach(frame, 0.1, frame / 144)
  expect(parameter.changes.length).toBeLessThanOrEqual(335)
  expect(parameter.changes.length).toBeGreaterThan(200)
  smoother.approach(1440, 0.1, 11)
  expect(Math.abs(parameter.value - 1440)).toBeLessThanOrEqual(0.1)
})

test('the smoother schedules nothing more while the clock stands still', () => {
  const parameter = new RecordingParameter()
  const smoother = smootherOf(parameter)
  for (let frame = 0; frame < 600; frame += 1) smoother.approach(frame, 0.1, 3)
  expect(parameter.changes).toHaveLength(1)
})

test('the smoother sends an immediate change at once', () => {
  const parameter = new RecordingParameter()
  const smoother = smootherOf(parameter)
  smoother.approach(1, 0.1, 3)
  smoother.send(0, 0.5, 3)
  expect(parameter.changes.at(-1)).toEqual({ value: 0, at: 3, seconds: 0.5 })
})
