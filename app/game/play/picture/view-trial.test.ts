import { expect, test } from 'vitest'

import { createPictureTimer, isClearlyFaster } from './view-trial.ts'

/** What the timer gives after frames of so many seconds, with a picture in each of `every`. */
function timed(frameSeconds: number, every = 1): number {
  const timer = createPictureTimer()
  for (let frame = 1; frame < 1000; frame += 1) {
    const seconds = timer(frameSeconds, Math.floor(frame / every))
    if (seconds !== undefined) return seconds
  }
  return NaN
}

test('a picture takes as long as the frames that it is drawn in', () => {
  expect(timed(1 / 60)).toBeCloseTo(1 / 60, 5)
  expect(timed(1 / 20)).toBeCloseTo(1 / 20, 5)
})

test('frames in which no picture was drawn count for the next one', () => {
  expect(timed(1 / 60, 2)).toBeCloseTo(1 / 30, 3)
})

test('slow first frames are not measured, and a stall begins again', () => {
  const timer = createPictureTimer()
  let pictures = 0
  const draw = (seconds: number, frames: number): number | undefined => {
    let measured: number | undefined
    for (let frame = 0; frame < frames; frame += 1) measured = timer(seconds, (pictures += 1)) ?? measured
    return measured
  }
  expect(draw(0.2, 3)).toBeUndefined()
  expect(draw(1 / 60, 12)).toBeUndefined()
  expect(draw(5, 1)).toBeUndefined()
  expect(draw(1 / 60, 59)).toBeUndefined()
  expect(draw(1 / 60, 3)).toBeCloseTo(1 / 60, 5)
})

test('a view replaces another only where it is clearly faster', () => {
  expect(isClearlyFaster(1 / 60, 1 / 30)).toBe(true)
  expect(isClearlyFaster(1 / 60, 1 / 60)).toBe(false)
  expect(isClearlyFaster(1 / 60, 1 / 62)).toBe(false)
})
