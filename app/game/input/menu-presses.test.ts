// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import { listenToMenus } from './menu-presses.ts'

test('button presses and field changes call back, but steering and plain text do not', () => {
  document.body.innerHTML = `
    <button><i id="inside">x</i></button><p>words</p><input type="checkbox">
    <div role="application"><button id="steering">climb</button></div>`
  const onPress = vi.fn()
  const listening = new AbortController()
  listenToMenus(document.body, onPress, listening.signal)
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  click('#inside')
  expect(onPress).toHaveBeenCalledTimes(1)
  click('p')
  click('#steering')
  expect(onPress).toHaveBeenCalledTimes(1)
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(onPress).toHaveBeenCalledTimes(2)
  listening.abort()
  click('#inside')
  expect(onPress).toHaveBeenCalledTimes(2)
  document.body.replaceChildren()
})
