import { beforeEach, expect, test, vi } from 'vitest'

import { AudioContextLifecycle } from './audio-context-lifecycle.ts'
import { CountingTarget, recordContexts } from '../../../../testing/fakes/recording-audio.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

function keep(change: { open?: () => AudioContext } = {}) {
  const { contexts, context, openContext } = recordContexts()
  const gestures = new CountingTarget()
  const onClose = vi.fn()
  const lifecycle = new AudioContextLifecycle({
    open: openContext,
    onOpen: () => undefined,
    ...change,
    onClose,
    gestures,
  })
  return { lifecycle, contexts, context, gestures, onClose }
}

test('the lifecycle opens one audio context, and only on request', () => {
  const { lifecycle, contexts } = keep()
  expect(contexts).toHaveLength(0)
  lifecycle.resume()
  lifecycle.resume()
  expect(contexts).toHaveLength(1)
  expect(lifecycle.isRunning()).toBe(true)
})

test('no call throws when no audio context can be opened', () => {
  const { lifecycle } = keep({
    open: () => {
      throw new ReferenceError('AudioContext is not defined')
    },
  })
  lifecycle.resume()
  lifecycle.suspendAfter(1)
  expect(lifecycle.context).toBe(null)
  expect(lifecycle.isRunning()).toBe(false)
  lifecycle.closeAfter(0.1)
  expect(vi.getTimerCount()).toBe(0)
})

test('the audio context suspends after the given time and releases its timer', () => {
  const { lifecycle, context } = keep()
  lifecycle.resume()
  lifecycle.suspendAfter(0.06)
  vi.advanceTimersByTime(50)
  expect(context().state).toBe('running')
  vi.advanceTimersByTime(10)
  expect(context().state).toBe('suspended')
  expect(vi.getTimerCount()).toBe(0)
})

test('the audio context keeps running when resumed before its suspension', () => {
  const { lifecycle, context } = keep()
  lifecycle.resume()
  lifecycle.suspendAfter(0.06)
  lifecycle.resume()
  vi.advanceTimersByTime(1000)
  expect(context().state).toBe('running')
})

test('the audio context resumes at the next gesture after a refused one', () => {
  const { context, openContext } = recordContexts(true)
  const { lifecycle, gestures } = keep({ open: openContext })
  lifecycle.resume()
  expect(lifecycle.isRunning()).toBe(false)
  gestures.dispatchEvent(new Event('keydown'))
  expect(lifecycle.isRunning()).toBe(false)
  context().isRefusing = false
  gestures.dispatchEvent(new Event('pointerup'))
  expect(lifecycle.isRunning()).toBe(true)
  expect(gestures.listeners).toBe(0)
})

test('the audio context recovers from an interruption at the next gesture', () => {
  const { lifecycle, context, gestures } = keep()
  lifecycle.resume()
  context().isRefusing = true
  context().enter('interrupted')
  expect(lifecycle.isRunning()).toBe(false)
  context().isRefusing = false
  gestures.dispatchEvent(new Event('touchend'))
  expect(lifecycle.isRunning()).toBe(true)
  expect(gestures.listeners).toBe(0)
})

test('the audio context resumes by itself after an interruption that leaves it suspended', () => {
  const { lifecycle, context } = keep()
  lifecycle.resume()
  context().isRefusing = true
  context().enter('interrupted')
  context().isRefusing = false
  context().enter('suspended')
  expect(lifecycle.isRunning()).toBe(true)
})

test('the end of an interruption does not resume an audio context suspended on purpose', () => {
  const { lifecycle, context, gestures } = keep()
  lifecycle.resume()
  lifecycle.suspendAfter(0.06)
  vi.advanceTimersByTime(60)
  context().enter('interrupted')
  context().enter('running')
  expect(context().state).toBe('suspended')
  gestures.dispatchEvent(new Event('click'))
  expect(context().state).toBe('suspended')
})

test('the audio context closes once, after the fade, and is never resumed again', () => {
  const { lifecycle, context, contexts, gestures, onClose } = keep()
  lifecycle.resume()
  lifecycle.closeAfter(0.06)
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60)
  expect(context().state).toBe('closed')
  expect(onClose).toHaveBeenCalledOnce()
  lifecycle.resume()
  lifecycle.closeAfter(0.06)
  expect(contexts).toHaveLength(1)
  expect(gestures.listeners).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
