import { expect, test, vi } from 'vitest'

import { DEFAULT_SETTINGS } from '../../player-data/settings.ts'
import { createPictureTimer } from './picture-timer.ts'
import type { MountedView } from './mounted-view.ts'
import { createViewTrial, isClearlyFaster } from './view-trial.ts'

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

/** A view that needs so many seconds for a picture, as far as a trial knows it. */
function createDrawnView(pictureSeconds: number) {
  let pictures = 0
  const view = { isSoftware: true, holdQuality: vi.fn(), figures: () => ({ pictures }) }
  return {
    mounted: { view, show: vi.fn(), close: vi.fn() } as unknown as MountedView,
    draw: () => (pictures += 1),
    pictureSeconds,
  }
}

/** Draws for eight seconds by whichever view is seen; gives which one stays. */
async function staying(presentSeconds: number, otherSeconds: number, takeOffAt = Infinity): Promise<string> {
  const present = createDrawnView(presentSeconds)
  const other = createDrawnView(otherSeconds)
  let seen = 'present'
  let seconds = 0
  const trial = createViewTrial({
    settings: { getState: () => DEFAULT_SETTINGS },
    present: () => (seen === 'present' ? present.mounted : other.mounted),
    isWanted: () => seen === 'present' && seconds < takeOffAt,
    mountOther: () => Promise.resolve(other.mounted),
    takeOther: () => (seen = 'other'),
    startView: vi.fn(),
  })
  while (seconds < 8) {
    const drawn = seen === 'other' || trial.other() !== null ? other : present
    drawn.draw()
    seconds += drawn.pictureSeconds
    trial.observe(drawn.pictureSeconds)
    await Promise.resolve()
  }
  expect(trial.other()).toBeNull()
  expect(vi.mocked(other.mounted.close).mock.calls).toHaveLength(seen === 'other' || takeOffAt === 0 ? 0 : 1)
  return seen
}

test('the faster of two views stays, whichever it is', async () => {
  expect(await staying(1 / 25, 1 / 55)).toBe('other')
  expect(await staying(1 / 55, 1 / 18)).toBe('present')
})

test('where both keep up, nothing changes', async () => {
  expect(await staying(1 / 60, 1 / 60)).toBe('present')
})

test('a flight that begins in the middle of the trial keeps the view that was there', async () => {
  expect(await staying(1 / 25, 1 / 55, 1.7)).toBe('present')
  expect(await staying(1 / 25, 1 / 55, 0)).toBe('present')
})
