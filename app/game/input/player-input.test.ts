// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CONTROL_STEPS, type Controls } from '../simulation/flight-state.ts'
import { DEFAULT_SETTINGS, type Settings } from '../player-data/settings.ts'
import type { PadState } from './gamepad/gamepad-reading.ts'
import { createDigitalInput } from './digital-input.ts'
import { createDeviceInUse, type DeviceInUse } from './input-device.ts'
import { openPlayerInput, type PlayerInput } from './player-input.ts'
import { createThumbStick, THUMB_REACH } from './touch/thumb-stick.ts'

const digital = createDigitalInput()
const thumb = createThumbStick()
let pads: (PadState | null)[]
let settings: Settings
let place: 'flight' | 'count' | 'menu'
let heard: string[]
let device: DeviceInUse
let playerInput: PlayerInput
let closing: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  pads = []
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads })
  settings = DEFAULT_SETTINGS
  place = 'flight'
  heard = []
  device = createDeviceInUse()
  document.body.innerHTML =
    '<main><button>One</button><button>Two</button><input type="range" max="10" value="5"></main>'
  for (const stop of document.querySelectorAll('button, input')) {
    Object.defineProperty(stop, 'getClientRects', { value: () => [new DOMRect()] })
  }
  closing = new AbortController()
  playerInput = openPlayerInput(
    {
      digital,
      thumb,
      device,
      preferences: () => settings,
      screens: document.body,
      isFlying: () => place === 'flight',
      isAtControls: () => place !== 'menu',
      onPauseKey: () => heard.push('pause'),
      onEscapeKey: () => heard.push('escape'),
      onGamepadGone: () => heard.push('gone'),
    },
    closing.signal,
  )
})

afterEach(() => {
  closing.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'getGamepads')
  document.body.replaceChildren()
})

function read(): Controls {
  const controls = { turn: 99, climb: 99 }
  playerInput.readInto(controls)
  return controls
}

function plug(heldButtons: readonly number[] = [], axes: readonly number[] = [0, 0]): void {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: heldButtons.includes(index) }))
  const wasPlugged = pads[0] != null
  pads = [{ index: 0, connected: true, mapping: 'standard', axes, buttons }]
  if (!wasPlugged) window.dispatchEvent(new Event('gamepadconnected'))
}

function unplug(): void {
  pads = [null]
  window.dispatchEvent(new Event('gamepaddisconnected'))
}

function enter(next: typeof place): void {
  place = next
  playerInput.followStage()
}

function press(code: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
}

test('keys, thumb and gamepad each steer; the largest deflection counts', () => {
  press('ArrowLeft')
  expect(read()).toEqual({ turn: -CONTROL_STEPS, climb: 0 })
  digital.releaseAll()
  thumb.begin(1, 0, 0)
  thumb.move(1, 0, -THUMB_REACH)
  expect(read()).toEqual({ turn: 0, climb: CONTROL_STEPS })
  plug()
  plug([], [0.5, 0])
  expect(read().turn).toBeGreaterThan(0.2 * CONTROL_STEPS)
  expect(read().turn).toBeLessThan(0.7 * CONTROL_STEPS)
  expect(read().climb).toBe(CONTROL_STEPS)
})

test('inversion swaps climb and dive for keys and sticks, but not for the labelled buttons on the screen', () => {
  settings = { ...settings, invertClimb: true }
  press('ArrowUp')
  expect(read().climb).toBe(-CONTROL_STEPS)
  digital.releaseAll()
  plug([12])
  expect(read().climb).toBe(-CONTROL_STEPS)
  plug()
  thumb.begin(1, 0, 0)
  thumb.move(1, 0, THUMB_REACH)
  expect(read().climb).toBe(CONTROL_STEPS)
  thumb.release()
  digital.hold('pointer 3', 'climb')
  expect(read().climb).toBe(CONTROL_STEPS)
})

test('sensitivity scales the input, within the range of the controls', () => {
  settings = { ...settings, sensitivity: 0.5 }
  press('ArrowRight')
  expect(read().turn).toBe(CONTROL_STEPS / 2)
  settings = { ...settings, sensitivity: 1.5 }
  expect(read().turn).toBe(CONTROL_STEPS)
})

test('other keys fly once the settings say so', () => {
  settings = { ...settings, keys: { ...settings.keys, climb: ['KeyI'] } }
  press('KeyI')
  expect(read().climb).toBe(CONTROL_STEPS)
  digital.releaseAll()
  press('KeyW')
  expect(read().climb).toBe(0)
})

test('a gamepad plugged in mid-flight steers at once; unplugged in use, it is reported and steers no more', () => {
  plug([15])
  expect(read().turn).toBe(CONTROL_STEPS)
  expect(device.getState()).toBe('gamepad')
  unplug()
  expect(heard).toEqual(['gone'])
  expect(read().turn).toBe(0)
})

test('a pad whose axes rest at −1 controls neither the flight nor the menus', () => {
  const resting = { index: 0, connected: true, mapping: '', axes: [-1, -1], buttons: [] }
  pads = [resting]
  window.dispatchEvent(new Event('gamepadconnected'))
  expect(read()).toEqual({ turn: 0, climb: 0 })
  enter('menu')
  document.querySelector('button')?.focus()
  vi.advanceTimersByTime(2000)
  expect(document.activeElement?.textContent).toBe('One')
  expect(device.getState()).toBe('keyboard')
})

test('unplugging pauses only for the pad that is in use', () => {
  plug()
  read()
  unplug()
  expect(heard, 'a pad that nobody used').toEqual([])
  plug([15])
  const second = { index: 1, connected: true, mapping: 'standard', axes: [0, 0], buttons: [] }
  pads = [...pads, second]
  window.dispatchEvent(new Event('gamepadconnected'))
  read()
  pads = pads.slice(0, 1)
  window.dispatchEvent(new Event('gamepaddisconnected'))
  expect(heard, 'the other pad').toEqual([])
  press('ArrowLeft')
  unplug()
  expect(heard, 'a pad that was laid down for the keys').toEqual([])
})

test('start pauses once for each press, and is not a press on the pause screen', () => {
  plug()
  read()
  plug([9])
  read()
  read()
  expect(heard).toEqual(['pause'])
  enter('menu')
  document.querySelector('button')?.focus()
  const click = vi.spyOn(document.querySelector('button') ?? document.body, 'click')
  vi.advanceTimersByTime(500)
  expect(click).not.toHaveBeenCalled()
})

test('a pad leaves the focus where it is while the sound guide is practised, which reads the pads by itself', () => {
  enter('menu')
  const practice = document.createElement('div')
  practice.setAttribute('role', 'application')
  practice.tabIndex = -1
  document.body.append(practice)
  practice.focus()
  plug()
  plug([13])
  vi.advanceTimersByTime(100)
  plug([1])
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(practice)
  expect(heard).toEqual([])
})

test('in a menu the d-pad moves the focus, A presses, B goes back', () => {
  enter('menu')
  plug()
  plug([13])
  vi.advanceTimersByTime(100)
  expect(document.activeElement?.textContent).toBe('One')
  plug()
  vi.advanceTimersByTime(100)
  plug([13])
  vi.advanceTimersByTime(100)
  expect(document.activeElement?.textContent).toBe('Two')
  const click = vi.fn()
  document.activeElement?.addEventListener('click', click)
  plug([0])
  // The frames behind an end screen read the pads as well.
  read()
  vi.advanceTimersByTime(300)
  expect(click).toHaveBeenCalledTimes(1)
  plug([1])
  vi.advanceTimersByTime(300)
  expect(heard).toEqual(['escape'])
})

test('in a menu left and right move a slider that has the focus, again while they are held', () => {
  enter('menu')
  plug()
  const slider = document.querySelector('input')
  const inputs = vi.fn()
  slider?.addEventListener('input', inputs)
  slider?.focus()
  plug([15])
  vi.advanceTimersByTime(100)
  expect(slider?.value).toBe('6')
  vi.advanceTimersByTime(700)
  expect(Number(slider?.value)).toBeGreaterThan(6)
  expect(inputs.mock.calls.length).toBe(Number(slider?.value) - 5)
})

test('while a paused flight counts down, keys can be held, Start pauses and A presses nothing', () => {
  plug()
  enter('count')
  const click = vi.spyOn(document.querySelector('button') ?? document.body, 'click')
  document.querySelector('button')?.focus()
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowLeft' }))
  plug([0])
  vi.advanceTimersByTime(300)
  expect(click).not.toHaveBeenCalled()
  expect(heard).toEqual([])
  enter('flight')
  expect(read().turn).toBe(-CONTROL_STEPS)

  enter('count')
  plug([9])
  vi.advanceTimersByTime(300)
  expect(heard).toEqual(['pause'])
  enter('menu')
  expect(read().turn).toBe(0)
})

test('there is a timer only while a gamepad could use a menu', () => {
  expect(vi.getTimerCount()).toBe(0)
  enter('menu')
  expect(vi.getTimerCount()).toBe(0)
  plug()
  expect(vi.getTimerCount()).toBe(1)
  enter('flight')
  expect(vi.getTimerCount()).toBe(0)
  enter('menu')
  expect(vi.getTimerCount()).toBe(1)
  unplug()
  expect(vi.getTimerCount()).toBe(0)
})

test('a browser that returns no list of gamepads, or throws, has none', () => {
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  for (const getGamepads of [() => null, () => undefined, refuse]) {
    Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: getGamepads })
    window.dispatchEvent(new Event('gamepadconnected'))
    press('ArrowLeft')
    expect(read()).toEqual({ turn: -CONTROL_STEPS, climb: 0 })
  }
})

test('a list of gamepads with holes of any kind has the pads that are in it', () => {
  plug()
  read()
  plug([], [1, 0])
  const [pad] = navigator.getGamepads()
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [undefined, {}, null, pad] })
  expect(read()).toEqual({ turn: CONTROL_STEPS, climb: 0 })
})
