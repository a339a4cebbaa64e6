import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createContextKeeper } from './context-keeper.ts'
import { CountingTarget, RecordingContext } from './recording-audio.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function keep(change: { open?: () => AudioContext; onOpen?: () => void } = {}) {
  const contexts: RecordingContext[] = []
  const gestures = new CountingTarget()
  const onClose = vi.fn()
  const keeper = createContextKeeper({
    open: () => {
      const context = new RecordingContext()
      contexts.push(context)
      return context.asAudioContext()
    },
    onOpen: () => undefined,
    ...change,
    onClose,
    gestures,
  })
  function context(): RecordingContext {
    const opened = contexts[0]
    if (opened === undefined) throw new Error('no context was opened')
    return opened
  }
  return { keeper, contexts, context, gestures, onClose }
}

describe('the keeper of the audio context', () => {
  it('opens none before it is asked to, and only one', () => {
    const { keeper, contexts } = keep()
    expect(contexts).toHaveLength(0)
    keeper.wake()
    keeper.wake()
    expect(contexts).toHaveLength(1)
    expect(keeper.isRunning()).toBe(true)
  })

  it('lives on where there is no audio at all', () => {
    const { keeper } = keep({
      open: () => {
        throw new ReferenceError('AudioContext is not defined')
      },
    })
    keeper.wake()
    keeper.watch(0.1)
    keeper.sleepAfter(1)
    expect(keeper.context).toBe(null)
    expect(keeper.isRunning()).toBe(false)
    keeper.closeAfter(0.1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up, and closes what it opened, where nothing can be built', () => {
    const context = new RecordingContext()
    const { keeper } = keep({
      open: () => context.asAudioContext(),
      onOpen: () => {
        throw new Error('no such node')
      },
    })
    keeper.wake()
    expect(context.state).toBe('closed')
    expect(keeper.context).toBe(null)
  })

  it('falls asleep by the context’s own clock', () => {
    const { keeper, context } = keep()
    keeper.wake()
    keeper.sleepAfter(0.06)
    context().play(0.05)
    expect(context().state).toBe('running')
    context().play(0.02)
    expect(context().state).toBe('suspended')
    expect(vi.getTimerCount()).toBe(0)
    expect(context().connected()).toEqual([])
  })

  it('falls asleep by a timer, within 250 ms, where that clock stands still', () => {
    const { keeper, context } = keep()
    keeper.wake()
    keeper.sleepAfter(0.06)
    vi.advanceTimersByTime(250)
    expect(context().state).toBe('suspended')
  })

  it('plays for as long as it was woken for, however late it arrives', () => {
    const { keeper, context } = keep()
    keeper.wake()
    context().isRefusing = true
    context().enter('interrupted')
    keeper.sleepAfter(0.25)
    vi.advanceTimersByTime(900)
    context().isRefusing = false
    context().enter('running')
    context().play(0.2)
    expect(context().state).toBe('running')
    context().play(0.1)
    expect(context().state).toBe('suspended')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits a second, and no longer, for a context that does not arrive', () => {
    const { keeper, context, gestures } = keep()
    keeper.wake()
    context().isRefusing = true
    context().enter('interrupted')
    keeper.sleepAfter(0.25)
    vi.advanceTimersByTime(1000)
    expect(vi.getTimerCount()).toBe(0)
    expect(gestures.listeners).toBe(0)
    context().isRefusing = false
    context().enter('running')
    expect(context().state).toBe('suspended')
  })

  it('stays awake when it is woken before it fell asleep', () => {
    const { keeper, context } = keep()
    keeper.wake()
    keeper.sleepAfter(0.06)
    keeper.wake()
    context().play(1)
    vi.advanceTimersByTime(1000)
    expect(context().state).toBe('running')
  })

  it('wakes at the next gesture when the first was refused', () => {
    const { keeper, context, contexts, gestures } = keep({
      open: () => {
        const refused = new RecordingContext()
        refused.isRefusing = true
        contexts.push(refused)
        return refused.asAudioContext()
      },
    })
    keeper.wake()
    expect(keeper.isRunning()).toBe(false)
    gestures.dispatchEvent(new Event('keydown'))
    expect(keeper.isRunning()).toBe(false)
    context().isRefusing = false
    gestures.dispatchEvent(new Event('pointerup'))
    expect(keeper.isRunning()).toBe(true)
    expect(gestures.listeners).toBe(0)
  })

  it('recovers from an interruption at the next gesture', () => {
    const { keeper, context, gestures } = keep()
    keeper.wake()
    context().isRefusing = true
    context().enter('interrupted')
    expect(keeper.isRunning()).toBe(false)
    context().isRefusing = false
    gestures.dispatchEvent(new Event('touchend'))
    expect(keeper.isRunning()).toBe(true)
    expect(gestures.listeners).toBe(0)
  })

  it('recovers by itself when the interruption only leaves it suspended', () => {
    const { keeper, context } = keep()
    keeper.wake()
    context().isRefusing = true
    context().enter('interrupted')
    context().isRefusing = false
    context().enter('suspended')
    expect(keeper.isRunning()).toBe(true)
  })

  it('does not let an interruption’s end wake what was put to sleep', () => {
    const { keeper, context, gestures } = keep()
    keeper.wake()
    keeper.sleepAfter(0.06)
    context().play(0.1)
    context().enter('interrupted')
    context().enter('running')
    expect(context().state).toBe('suspended')
    gestures.dispatchEvent(new Event('click'))
    expect(context().state).toBe('suspended')
  })

  it('shakes a context whose clock stands still while it says that it runs', () => {
    const { keeper, context } = keep()
    keeper.wake()
    const before = context().resumes
    for (let frame = 0; frame < 50; frame += 1) keeper.watch(1 / 60)
    expect(context().resumes).toBe(before)
    for (let frame = 0; frame < 30; frame += 1) keeper.watch(1 / 60)
    expect(context().resumes).toBe(before + 1)
    expect(keeper.isRunning()).toBe(true)
  })

  it('leaves a healthy clock alone', () => {
    const { keeper, context } = keep()
    keeper.wake()
    const before = context().resumes
    for (let frame = 0; frame < 600; frame += 1) {
      context().play(1 / 60)
      keeper.watch(1 / 60)
    }
    expect(context().resumes).toBe(before)
  })

  it('closes once, after the fade, and is not to be woken again', () => {
    const { keeper, context, contexts, gestures, onClose } = keep()
    keeper.wake()
    keeper.closeAfter(0.06)
    expect(onClose).not.toHaveBeenCalled()
    context().play(0.07)
    expect(context().state).toBe('closed')
    expect(onClose).toHaveBeenCalledOnce()
    keeper.wake()
    keeper.closeAfter(0.06)
    expect(contexts).toHaveLength(1)
    expect(gestures.listeners).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
