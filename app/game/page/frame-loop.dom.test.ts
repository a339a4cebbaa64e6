import { expect, test, vi } from 'vitest'

import { createFrameLoop } from './frame-loop.ts'
import { LONGEST_FRAME_SECONDS } from '../simulation/clock.ts'

/** Runs a loop, and gives the seconds of the frames that `frames` asks for. */
function secondsOf(frames: (show: (now?: number) => void) => void): number[] {
  let requested: ((now?: number) => void) | undefined
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    requested = callback
    return 1
  })
  const seconds: number[] = []
  const loop = createFrameLoop(
    (each) => seconds.push(each),
    () => expect.unreachable(),
  )
  loop.run()
  frames((now) => requested?.(now))
  loop.halt()
  return seconds
}

test('a stall counts as one long frame, and an invalid or earlier time as none', () => {
  const seconds = secondsOf((show) => [1000, 3_601_000, NaN, 3_601_020, 3_601_040, 1000].forEach((now) => show(now)))
  expect(seconds).toEqual([0, LONGEST_FRAME_SECONDS, 0, 0, 0.02, 0])
})
