// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { listenToHotkeys } from './hotkeys.ts'

const mute = vi.fn()
let listening: AbortController

beforeEach(() => {
  mute.mockClear()
  document.body.innerHTML =
    '<button>b</button><input type="text"><input type="range"><input type="checkbox"><textarea></textarea><select></select>'
  listening = new AbortController()
  listenToHotkeys((code) => {
    if (code === 'KeyM') mute()
  }, listening.signal)
})
afterEach(() => listening.abort())

function press(code: string, selector = 'button', more: KeyboardEventInit = {}): void {
  const target = document.querySelector(selector)
  if (target === null) throw new Error(`nothing to press on: ${selector}`)
  target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, ...more }))
}

test('a hotkey acts once per press with the focus on a button, a checkbox or the page', () => {
  press('KeyM')
  press('KeyM', 'input[type=checkbox]')
  press('KeyM', 'body')
  press('KeyN')
  expect(mute).toHaveBeenCalledTimes(3)
  press('KeyM', 'button', { repeat: true })
  expect(mute).toHaveBeenCalledTimes(3)
})

test.each(['input[type=text]', 'input[type=range]', 'textarea', 'select'])('a hotkey is ignored in %s', (selector) => {
  press('KeyM', selector)
  expect(mute).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])(
  'a hotkey is left to the browser with %o',
  (more) => {
    press('KeyM', 'button', more)
    expect(mute).not.toHaveBeenCalled()
  },
)

test('no key is handled after the signal aborts', () => {
  listening.abort()
  press('KeyM')
  expect(mute).not.toHaveBeenCalled()
})
