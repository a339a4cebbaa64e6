import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFullscreen } from './fullscreen.ts'

let shown: Element | null
const onLeft = vi.fn()
let closing: AbortController

/** What a browser does once it has changed. */
function become(element: Element | null): Promise<void> {
  shown = element
  document.dispatchEvent(new Event('fullscreenchange'))
  return Promise.resolve()
}

beforeEach(() => {
  shown = null
  onLeft.mockClear()
  closing = new AbortController()
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => shown })
  document.exitFullscreen = () => become(null)
  Element.prototype.requestFullscreen = function (this: Element) {
    return become(this)
  }
})

afterEach(() => {
  closing.abort()
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
})

function open() {
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('div'))
  const fullscreen = createFullscreen(dialog)
  fullscreen.followLeaving(onLeft, closing.signal)
  return { fullscreen, game: dialog.firstElementChild }
}

test('the game enters fullscreen and leaves it, and only Escape counts as leaving', () => {
  const { fullscreen, game } = open()
  fullscreen.toggle()
  expect(shown).toBe(game)
  fullscreen.toggle()
  expect(fullscreen.isOn()).toBe(false)
  expect(onLeft).not.toHaveBeenCalled()
  fullscreen.toggle()
  void become(null)
  expect(onLeft).toHaveBeenCalledOnce()
})

test('a refusal is silent', async () => {
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  open().fullscreen.toggle()
  await Promise.resolve()
  expect(shown).toBe(null)
  expect(onLeft).not.toHaveBeenCalled()
})

test('a platform without fullscreen offers none', () => {
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  expect(open().fullscreen.isOffered).toBe(false)
})
