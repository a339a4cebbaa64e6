// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { PAD_ASKS } from './gamepad-reading.ts'
import { stepMenu } from './menu-steps.ts'

test.each(['range', 'number'])('left and right step a field of type %s, and tell of it', (type) => {
  document.body.innerHTML = `<input type="${type}" min="0" max="10" step="1" value="7">`
  const field = document.querySelector('input')
  const told: string[] = []
  field?.addEventListener('input', () => told.push(field.value))
  field?.focus()
  stepMenu(document.body, PAD_ASKS.right)
  stepMenu(document.body, PAD_ASKS.left)
  stepMenu(document.body, PAD_ASKS.left)
  expect(told).toEqual(['8', '7', '6'])
})

test('left and right step a list over what cannot be chosen, and stay where nothing is left', () => {
  document.body.innerHTML =
    '<select><option>nobody<option>autopilot<option disabled>best<option>link<option disabled>other</select>'
  const list = document.querySelector('select')
  const told: string[] = []
  list?.addEventListener('change', () => told.push(list.value))
  list?.focus()
  for (const ask of ['right', 'right', 'right', 'left'] as const) stepMenu(document.body, PAD_ASKS[ask])
  expect(told).toEqual(['autopilot', 'link', 'autopilot'])
})
