import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { padSettingsOf } from '../../player-data/pad-settings.ts'
import { DEFAULT_SETTINGS } from '../../player-data/settings.ts'
import type { FieldsProps } from './option-fields.tsx'
import { PadFields } from './pad-fields.tsx'

const STICK = { id: 'T.16000M (Vendor: 044f Product: b10a)', mapping: '' } as const
let pad: { axes: number[]; buttons: { pressed: boolean }[] }
const onChange = vi.fn<FieldsProps['onChange']>()

beforeEach(() => {
  vi.useFakeTimers()
  onChange.mockClear()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  // Axis 4 is a throttle that is never at its middle, and button 3 is held.
  pad = { axes: [0, 0, 0, -1], buttons: [false, false, false, true].map((pressed) => ({ pressed })) }
  const getGamepads = () => [{ index: 0, connected: true, ...STICK, ...pad }]
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: getGamepads })
  render(<PadFields settings={DEFAULT_SETTINGS} onChange={onChange} />)
})

const poll = () => act(() => void vi.advanceTimersByTime(100))
function ask(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
  poll()
}
/** What is assigned after the only change. */
function changed() {
  expect(onChange).toHaveBeenCalledOnce()
  return padSettingsOf(onChange.mock.calls[0][0].pads ?? {}, STICK)
}

test('an axis of a stick with an unknown mapping is assigned by moving it, once it is back at rest', () => {
  ask('Climb: Axis 2 −, change')
  pad.axes[2] = 0.9
  poll()
  expect(onChange).not.toHaveBeenCalled()
  pad.axes[2] = 0.1
  poll()
  expect(changed().inputs.climb).toEqual([105, null])
  expect(screen.getByRole('status').textContent).toBe('Axis 3 +: Climb.')
})

test('a button is assigned by pressing it, and what it did before gets the former one', () => {
  ask('Select: Button 1, change')
  pad.buttons[1].pressed = true
  poll()
  pad.buttons[1].pressed = false
  poll()
  const { press, back } = changed().inputs
  expect([press[0], back[0]]).toEqual([1, 0])
})

test('the last input of a use is not taken from it', () => {
  ask('Climb: None, change')
  pad.buttons[0].pressed = true
  poll()
  pad.buttons[0].pressed = false
  poll()
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toMatch(/^Button 1 is all that Select has/)
})

test('what was never at rest is not taken, and Escape cancels', () => {
  ask('Climb: Axis 2 −, change')
  const button = screen.getByRole('button', { name: 'Climb: press or move' })
  expect(document.activeElement).toBe(button)
  fireEvent.keyDown(button, { key: 'Escape' })
  poll()
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Climb: Axis 2 −, change' })).toBe(button)
})

test('axes are inverted, the dead zone is changed, and all is reset', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Invert climb' }))
  expect(changed().inputs.climb).toEqual([103, null])
  onChange.mockClear()
  fireEvent.change(screen.getByRole('slider', { name: /^Dead zone/ }), { target: { value: '0.3' } })
  expect(changed().deadZone).toBeCloseTo(0.3)
  onChange.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(onChange.mock.calls).toEqual([[{ pads: {} }]])
})
