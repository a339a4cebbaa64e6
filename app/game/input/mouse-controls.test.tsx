import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { MouseControls } from './mouse-controls.tsx'
import { createMouseStick } from './mouse-stick.ts'

const mouse = createMouseStick()

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 1000))
  render(
    <>
      <div role="application">
        <MouseControls mouse={mouse} />
      </div>
      <button type="button">Pause</button>
    </>,
  )
})

const flight = () => screen.getByRole('application')
const moveTo = (clientX: number, on: Element = flight(), pointerType = 'mouse') =>
  fireEvent.pointerMove(on, { clientX, clientY: 500, pointerType })

test('the pointer over the flight steers, right of the middle to the right', () => {
  moveTo(900)
  expect(mouse.stick).toEqual({ x: 1, y: 0 })
  moveTo(350)
  expect(mouse.stick.x).toBeLessThan(0)
})

test.each([
  ['leaves the window', () => fireEvent.pointerLeave(document.documentElement)],
  ['is over a button', () => moveTo(900, screen.getByRole('button'))],
  ['gives way to a finger', () => fireEvent.pointerDown(flight(), { pointerType: 'touch' })],
  ['has no flight to steer', () => cleanup()],
])('the stick is centred when the pointer %s', (_, happens) => {
  moveTo(900)
  happens()
  expect(mouse.stick).toEqual({ x: 0, y: 0 })
})

test('a finger that moves does not steer as a mouse', () => {
  moveTo(900, flight(), 'touch')
  expect(mouse.stick).toEqual({ x: 0, y: 0 })
})
