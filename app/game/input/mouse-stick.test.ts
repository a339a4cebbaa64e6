import { expect, test } from 'vitest'

import { createMouseStick } from './mouse-stick.ts'

const [WIDTH, HEIGHT] = [1600, 900]
const mouse = createMouseStick()
const at = (across: number, up: number) => {
  mouse.point(WIDTH / 2 + across, HEIGHT / 2 - up, WIDTH, HEIGHT)
  return { ...mouse.stick }
}

test('the stick rests around the middle of the picture', () => {
  expect(at(0, 0)).toEqual({ x: 0, y: 0 })
  expect(at(15, -15)).toEqual({ x: 0, y: 0 })
  expect(at(40, 0).x).toBeGreaterThan(0)
})

test('it is full at 0.6 of the way to the nearer edge and beyond, and halfway there it is partly deflected', () => {
  expect(at(270, 0)).toEqual({ x: 1, y: 0 })
  expect(at(0, -440)).toEqual({ x: 0, y: -1 })
  expect(at(135, 0).x).toBeGreaterThan(0.4)
  expect(at(135, 0).x).toBeLessThan(0.5)
})

test('what a key has steered is left to the keys until the mouse moves again, and the other axis is not', () => {
  const { x, y } = at(300, 300)
  mouse.yieldTo({ x: 0, y: 0 })
  expect(mouse.stick).toEqual({ x, y })
  mouse.yieldTo({ x: 0, y: -1 })
  expect(mouse.stick).toEqual({ x, y: 0 })
  expect(at(300, 300)).toEqual({ x, y })
})

test('it is centred once it is released', () => {
  at(300, 300)
  mouse.release()
  expect(mouse.stick).toEqual({ x: 0, y: 0 })
})
