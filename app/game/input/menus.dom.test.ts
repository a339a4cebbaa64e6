import { expect, test, vi } from 'vitest'

import { MENU_ACTIONS } from './gamepad-reading.ts'
import { listenToMenus, stepMenu } from './menus.ts'

test.each(['range', 'number'])('left and right step a field of type %s and fire input events', (type) => {
  document.body.innerHTML = `<input type="${type}" min="0" max="10" step="1" value="7">`
  const field = document.querySelector('input')
  const told: string[] = []
  field?.addEventListener('input', () => told.push(field.value))
  field?.focus()
  stepMenu(document.body, MENU_ACTIONS.right)
  stepMenu(document.body, MENU_ACTIONS.left)
  stepMenu(document.body, MENU_ACTIONS.left)
  expect(told).toEqual(['8', '7', '6'])
})

test('right moves a slider to the right on a page that a translator turned around', () => {
  document.body.innerHTML = '<input type="range" max="10" value="7" style="direction: rtl">'
  const slider = document.querySelector('input')
  slider?.focus()
  stepMenu(document.body, MENU_ACTIONS.right)
  expect(slider?.value).toBe('6')
})

test('left and right skip disabled options of a list and stop at its end', () => {
  document.body.innerHTML =
    '<select><option>nobody<option>autopilot<option disabled>best<option>link<option disabled>other</select>'
  const list = document.querySelector('select')
  const told: string[] = []
  list?.addEventListener('change', () => told.push(list.value))
  list?.focus()
  for (const action of ['right', 'right', 'right', 'left'] as const) stepMenu(document.body, MENU_ACTIONS[action])
  expect(told).toEqual(['autopilot', 'link', 'autopilot'])
})

test('down and up move by rows in a gallery, and out of it at its ends', () => {
  document.body.innerHTML = `<button>before</button><ul>${'<li><button></button></li>'.repeat(5)}</ul><button>after</button>`
  const buttons = [...document.querySelectorAll('button')]
  // Three in a row.
  for (const [at, button] of buttons.entries()) {
    button.getBoundingClientRect = () => new DOMRect(100 * ((at - 1) % 3), 50 * Math.floor((at - 1) / 3))
    button.getClientRects = () => Object.assign([button.getBoundingClientRect()], { item: () => null })
  }
  const step = (action: 'up' | 'down') => {
    stepMenu(document.body, MENU_ACTIONS[action])
    return buttons.findIndex((button) => button === document.activeElement)
  }
  buttons[2].focus()
  expect([step('down'), step('down'), step('up'), step('up'), step('up')]).toEqual([5, 6, 5, 2, 0])
  buttons[3].focus()
  expect(step('down'), 'the nearest of a shorter row').toBe(5)
})

test('from a new screen, down focuses its first control and up the control before the screen', () => {
  document.body.innerHTML =
    '<button>mute</button><button>close</button><section tabindex="-1"><button>again</button></section>'
  for (const button of document.querySelectorAll('button'))
    button.getClientRects = () => Object.assign([new DOMRect()], { item: () => null })
  const stepFromScreen = (action: 'down' | 'up') => {
    document.querySelector('section')?.focus()
    stepMenu(document.body, MENU_ACTIONS[action])
    return document.activeElement?.textContent
  }
  expect([stepFromScreen('down'), stepFromScreen('up')]).toEqual(['again', 'close'])
})

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
