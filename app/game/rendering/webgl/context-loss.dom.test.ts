import { beforeEach, expect, test, vi } from 'vitest'

import { watchContextLoss } from './context-loss.ts'

let calls: string[]
let canvas: HTMLCanvasElement
/** Ends the rebuilding under way. */
let rebuilt: { resolve: () => void; reject: (error: Error) => void }
let closing: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  canvas = document.createElement('canvas')
  closing = new AbortController()
  const handlers = {
    onLost: () => calls.push('lost'),
    rebuild: () =>
      new Promise<void>((resolve, reject) => {
        rebuilt = { resolve, reject }
      }),
    onRestored: () => calls.push('restored'),
    onGone: () => calls.push('gone'),
  }
  watchContextLoss(canvas, handlers, closing.signal)
})

function lose(): Event {
  const event = new Event('webglcontextlost', { cancelable: true })
  canvas.dispatchEvent(event)
  return event
}

function giveBack(): void {
  canvas.dispatchEvent(new Event('webglcontextrestored'))
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('a lost context is reported restored once everything is rebuilt', async () => {
  expect(lose().defaultPrevented).toBe(true)
  await seconds(8)
  giveBack()
  await seconds(8)
  expect(calls).toEqual(['lost'])
  rebuilt.resolve()
  await seconds(60)
  expect(calls).toEqual(['lost', 'restored'])
})

test('a context that is not restored within ten seconds is reported gone', async () => {
  lose()
  await seconds(9)
  expect(calls).toEqual(['lost'])
  await seconds(60)
  expect(calls).toEqual(['lost', 'gone'])
})

test('a context that is restored after being reported gone is reported restored', async () => {
  lose()
  await seconds(60)
  giveBack()
  rebuilt.resolve()
  await seconds(60)
  expect(calls).toEqual(['lost', 'gone', 'restored'])
})

test('a context is reported gone when rebuilding fails', async () => {
  lose()
  giveBack()
  rebuilt.reject(new Error('planted'))
  await seconds(0)
  expect(calls).toEqual(['lost', 'gone'])
})

test('a context is reported gone when rebuilding never ends', async () => {
  lose()
  giveBack()
  await seconds(11)
  expect(calls).toEqual(['lost', 'gone'])
})

test('a context lost again while rebuilding is reported restored only after the second rebuilding', async () => {
  lose()
  giveBack()
  const first = rebuilt
  lose()
  first.resolve()
  await seconds(1)
  expect(calls).toEqual(['lost', 'lost'])
  giveBack()
  rebuilt.resolve()
  await seconds(60)
  expect(calls).toEqual(['lost', 'lost', 'restored'])
})

test('time while the page is hidden does not count towards the ten seconds', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  lose()
  await seconds(600)
  expect(calls).toEqual(['lost'])
  visibility.mockReturnValue('visible')
  await seconds(11)
  expect(calls).toEqual(['lost', 'gone'])
})

test('nothing is reported once the view is closed', async () => {
  lose()
  giveBack()
  closing.abort()
  rebuilt.reject(new Error('planted'))
  await seconds(60)
  expect(calls).toEqual(['lost'])
})
