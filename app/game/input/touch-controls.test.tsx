import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { createDigitalInput, type DigitalInput } from './digital-input.ts'
import { createThumbStick, THUMB_REACH } from './thumb-stick.ts'
import { TouchControls } from './touch-controls.tsx'

let digital: DigitalInput

beforeEach(() => {
  vi.useFakeTimers()
  digital = createDigitalInput()
})

function climb(): number {
  return digital.poll().y
}

function send(type: 'pointerDown' | 'pointerUp' | 'lostPointerCapture', on: Element, at: number, place = {}): void {
  const names = { pointerDown: 'pointerdown', pointerUp: 'pointerup', lostPointerCapture: 'lostpointercapture' }
  const event = new PointerEvent(names[type], { pointerId: 3, pointerType: 'touch', bubbles: true, ...place })
  fireEvent(on, Object.defineProperty(event, 'timeStamp', { value: at }))
}

/** What a browser sends of a finger on a button: `click` last. */
function touch(button: Element, milliseconds: number): void {
  send('pointerDown', button, 1000)
  send('pointerUp', button, 1000 + milliseconds)
  send('lostPointerCapture', button, 1000 + milliseconds)
  fireEvent.click(button)
}

function renderControls() {
  const thumb = createThumbStick()
  const { container } = render(<TouchControls digital={digital} thumb={thumb} />)
  return {
    thumb,
    zone: container.querySelector('div > div > div') ?? container,
    button: screen.getByLabelText('Climb'),
  }
}

test('a click without a finger steers for a short while, and a finger’s press no longer than it lasts', () => {
  const { button } = renderControls()
  button.setPointerCapture = () => undefined
  fireEvent.click(button)
  expect(climb()).toBe(1)
  vi.advanceTimersByTime(200)
  expect(climb()).toBe(1)
  vi.advanceTimersByTime(200)
  expect(climb()).toBe(0)

  touch(button, 80)
  climb()
  expect(climb(), 'a tap').toBe(0)
  fireEvent.click(button)
  climb()
  expect(climb()).toBe(1)
})

test('a press whose pointer cannot be captured steers', () => {
  const { thumb, zone, button } = renderControls()
  for (const element of [button, zone]) {
    element.setPointerCapture = () => {
      throw new DOMException('No active pointer with the given id is found.', 'NotFoundError')
    }
  }
  send('pointerDown', button, 0)
  expect(climb()).toBe(1)
  send('pointerUp', button, 500)
  climb()
  expect(climb()).toBe(0)
  touch(button, 0)
  climb()
  expect(climb(), 'all at once, by software').toBe(1)

  send('pointerDown', zone, 0, { clientX: 100, clientY: 100 })
  fireEvent(
    zone,
    new PointerEvent('pointermove', { pointerId: 3, clientX: 100 + THUMB_REACH, clientY: 100, bubbles: true }),
  )
  expect(thumb.stick.x).toBe(1)
})
