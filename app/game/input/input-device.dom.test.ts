import { expect, test, vi } from 'vitest'

import { createDeviceInUse, followDevice } from './input-device.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false }))

test('the device in use is the one that was used last', () => {
  const device = createDeviceInUse()
  const leaving = new AbortController()
  followDevice(device, document.body, leaving.signal)
  const button = document.body.appendChild(document.createElement('button'))
  const press = (type: 'pointerdown' | 'click', on: Element, pointerType = 'touch') =>
    on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }))
  expect(device.getState()).toBe('keyboard')
  press('pointerdown', button)
  expect(device.getState(), 'prompts stay where they are until the press is over').toBe('keyboard')
  let seenByButton = ''
  button.onclick = () => (seenByButton = device.getState())
  press('click', button)
  expect(seenByButton, 'Close asks by touch before it ends a flight').toBe('touch')
  expect(device.getState()).toBe('touch')
  expect(document.body.dataset['inputDevice'], 'for the styles of the screens').toBe('touch')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyW', bubbles: true }))
  expect(document.body.dataset['inputDevice']).toBe('keyboard')
  press('click', button)
  expect(device.getState(), 'a click by a key').toBe('keyboard')
  const flight = document.body.appendChild(document.createElement('div'))
  flight.setAttribute('role', 'application')
  press('pointerdown', flight)
  expect(device.getState(), 'a thumb in flight').toBe('touch')
  leaving.abort()
  expect(document.body.dataset['inputDevice']).toBeUndefined()
  document.body.replaceChildren()
})
