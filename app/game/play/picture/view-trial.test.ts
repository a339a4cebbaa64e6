// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import { manualFrames } from '../../../../testing/fakes/manual-frames.ts'
import { memoryStorage } from '../../../../testing/fakes/memory-storage.ts'
import { createSettingsStore } from '../../player-data/settings-store.ts'
import type { FlightView } from '../../rendering/flight-view.ts'
import { openSession } from '../../session/session.ts'
import { createSessionStore } from '../../session/session-store.ts'
import type { MountedView } from './mounted-view.ts'
import { tryFlatView } from './view-trial.ts'

const frames = manualFrames()

/** A view that renders one of so many animation frames. */
function fakeView(framesPerRender: number) {
  let asked = 0
  const view = {
    holdQuality: vi.fn<FlightView['holdQuality']>(),
    framesRendered: () => Math.floor(asked / framesPerRender),
  }
  const mounted: MountedView = { view: view as unknown as FlightView, close: vi.fn() }
  return { mounted, view, draw: () => (asked += 1) }
}

interface Rates {
  readonly threeD?: number
  readonly flat?: number
}

/** Begins a trial behind the start screen; `framesPerRender` of each view: more is slower. */
function beginTrial({ threeD: of3d = 2, flat: ofFlat = 1 }: Rates = {}) {
  const closing = new AbortController()
  const session = createSessionStore(openSession(7))
  session.dispatch({ type: 'picture-ready' })
  const settings = createSettingsStore(() => memoryStorage())
  const [threeD, flat] = [fakeView(of3d), fakeView(ofFlat)]
  let shown: MountedView | null = threeD.mounted
  const mount = vi.fn(() => flat.mounted)
  const show = (next: MountedView) => void (shown = next)
  const deps = { session, settings, threeD: threeD.mounted, mount, show, shown: () => shown }
  const ended = tryFlatView(deps, closing.signal)
  /** Shows frames, in which the view that is shown draws. */
  const play = async (seconds: number, framesPerSecond = 60) => {
    for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
      if (shown === threeD.mounted) threeD.draw()
      if (shown === flat.mounted) flat.draw()
      frames.show(1, 1000 / framesPerSecond)
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { closing, session, settings, threeD, flat, mount, show, shown: () => shown, ended, play }
}
/** Both views: warming up and trial. */
const WHOLE_SECONDS = 1.7
const IN_THE_FLAT_VIEW = 1

test('the flat view is kept when it draws more pictures', async () => {
  const { threeD, flat, shown, ended, play } = beginTrial({ threeD: 2, flat: 1 })
  await play(WHOLE_SECONDS)
  await ended
  expect(shown()).toBe(flat.mounted)
  expect(threeD.mounted.close).toHaveBeenCalled()
  expect(flat.mounted.close).not.toHaveBeenCalled()
})

for (const [title, rates] of [
  ['draws fewer', { threeD: 1, flat: 2 }],
  ['draws as many', { threeD: 1, flat: 1 }],
] as const) {
  test(`the 3D view is kept when the flat view ${title} pictures`, async () => {
    const { threeD, flat, shown, ended, play } = beginTrial(rates)
    await play(WHOLE_SECONDS)
    await ended
    expect(flat.mounted.close).toHaveBeenCalled()
    expect(shown()).toBe(threeD.mounted)
    expect(threeD.mounted.close).not.toHaveBeenCalled()
  })
}

test('both views are tried at the same quality and adapt to the machine afterwards', async () => {
  const { threeD, flat, ended, play } = beginTrial()
  await play(WHOLE_SECONDS)
  await ended
  const held = threeD.view.holdQuality.mock.calls
  expect(held).toEqual([[{ detail: 'low', scale: 1 }], [undefined]])
  expect(flat.view.holdQuality.mock.calls).toEqual(held)
})

test('a slow view is measured for longer', async () => {
  // Six pictures a second, and four.
  const { flat, shown, ended, play } = beginTrial({ threeD: 15, flat: 10 })
  await play(4.2)
  await ended
  expect(shown()).toBe(flat.mounted)
})

test('taking off during the trial restores the 3D view', async () => {
  const { session, threeD, flat, shown, ended, play } = beginTrial()
  await play(IN_THE_FLAT_VIEW)
  expect(shown()).toBe(flat.mounted)
  session.dispatch({ type: 'take-off' })
  await play(0.05)
  await ended
  expect(shown()).toBe(threeD.mounted)
  expect(flat.mounted.close).toHaveBeenCalled()
})

test('another view shown during the trial is kept', async () => {
  const { threeD, flat, show, shown, ended, play } = beginTrial()
  await play(IN_THE_FLAT_VIEW)
  const third = fakeView(1).mounted
  show(third)
  await play(0.05)
  await ended
  expect(shown()).toBe(third)
  expect(threeD.mounted.close).toHaveBeenCalled()
  expect(flat.mounted.close).toHaveBeenCalled()
})

test('a settings change during the trial restores the 3D view', async () => {
  const { settings, threeD, flat, shown, ended, play } = beginTrial()
  await play(IN_THE_FLAT_VIEW)
  settings.change({ detail: 'high' })
  await play(0.05)
  await ended
  expect(shown()).toBe(threeD.mounted)
  expect(flat.mounted.close).toHaveBeenCalled()
})

test('the measurement restarts after a stall', async () => {
  const { threeD, flat, shown, ended, play } = beginTrial({ threeD: 2, flat: 1 })
  await play(IN_THE_FLAT_VIEW)
  frames.wait(2000)
  await play(0.75)
  expect(threeD.mounted.close).not.toHaveBeenCalled()
  await play(0.15)
  await ended
  expect(shown()).toBe(flat.mounted)
})

test('a 3D view that needs more than a second for each picture is left for the faster flat view', async () => {
  const { flat, shown, ended, play } = beginTrial({ threeD: 1, flat: 1 })
  await play(8, 0.8)
  await play(WHOLE_SECONDS)
  await ended
  expect(shown()).toBe(flat.mounted)
})

test('the 3D view is kept after repeated stalls of the flat view', async () => {
  const { flat, threeD, shown, ended, play } = beginTrial({ threeD: 2, flat: 1 })
  await play(IN_THE_FLAT_VIEW)
  for (let stall = 0; stall < 4; stall += 1) {
    frames.wait(2000)
    await play(0.05)
  }
  await ended
  expect(shown()).toBe(threeD.mounted)
  expect(flat.mounted.close).toHaveBeenCalled()
})

test('the flat view is not opened while nothing is drawn', async () => {
  const { mount, ended, play } = beginTrial({ threeD: Infinity })
  await play(2.2)
  await ended
  expect(mount).not.toHaveBeenCalled()
})

test('no trial runs when the player has chosen the view', async () => {
  const { settings, session, threeD, mount } = beginTrial()
  settings.change({ view: '3d' })
  const deps = { settings, session, threeD: threeD.mounted, mount, show: vi.fn(), shown: () => threeD.mounted }
  await tryFlatView(deps, new AbortController().signal)
  expect(mount).not.toHaveBeenCalled()
})

test('closing the game ends the trial without another view change', async () => {
  const { closing, flat, shown, ended, play } = beginTrial()
  await play(IN_THE_FLAT_VIEW)
  closing.abort()
  await play(0.05)
  await ended
  expect(shown()).toBe(flat.mounted)
})
