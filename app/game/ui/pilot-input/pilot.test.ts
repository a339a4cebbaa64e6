// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CONTROL_STEPS, type Controls } from '../../simulation/flight-state.ts'
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts'
import type { PadState } from './gamepad-reading.ts'
import { createHeldCommands } from './held-commands.ts'
import { createDeviceInUse, type DeviceInUse } from './pilot-device.ts'
import { openPilot, type Pilot } from './pilot.ts'
import { createThumbStick, THUMB_REACH } from './thumb-stick.ts'

const held = createHeldCommands()
const thumb = createThumbStick()
let pads: (PadState | null)[]
let settings: Settings
let isFlying: boolean
let isCounting: boolean
let heard: string[]
let device: DeviceInUse
let pilot: Pilot

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  pads = []
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads })
  settings = DEFAULT_SETTINGS
  isFlying = true
  isCounting = false
  heard = []
  device = createDeviceInUse()
  document.body.innerHTML =
    '<main><button>One</button><button>Two</button><input type="range" max="10" value="5"></main>'
  for (const stop of document.querySelectorAll('button, input')) {
    Object.defineProperty(stop, 'checkVisibility', { value: () => true })
  }
  pilot = openPilot({
    held,
    thumb,
    device,
    preferences: () => settings,
    screens: document.body,
    isFlying: () => isFlying,
    isAtControls: () => isFlying || isCounting,
    onPauseKey: () => heard.push('pause'),
    onEscapeKey: () => heard.push('escape'),
    onGamepadGone: () => heard.push('gone'),
  })
})

afterEach(() => {
  pilot.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'getGamepads')
  document.body.replaceChildren()
})

function read(): Controls {
  const controls = { turn: 99, climb: 99 }
  pilot.readInto(controls)
  return controls
}

function plug(heldButtons: readonly number[] = [], axes: readonly number[] = [0, 0]): void {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: heldButtons.includes(index) }))
  const wasPlugged = pads.length > 0
  pads = [{ connected: true, mapping: 'standard', axes, buttons }]
  if (!wasPlugged) window.dispatchEvent(new Event('gamepadconnected'))
}

function unplug(): void {
  pads = [null]
  window.dispatchEvent(new Event('gamepaddisconnected'))
}

function press(code: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
}

test('keys, thumb and gamepad each fly; whichever asks for most is obeyed', () => {
  press('ArrowLeft')
  expect(read()).toEqual({ turn: -CONTROL_STEPS, climb: 0 })
  held.letGoOfAll()
  thumb.begin(1, 0, 0)
  thumb.move(1, 0, -THUMB_REACH)
  expect(read()).toEqual({ turn: 0, climb: CONTROL_STEPS })
  plug([], [0.5, 0])
  expect(read().turn).toBeGreaterThan(30)
  expect(read().turn).toBeLessThan(90)
  expect(read().climb).toBe(CONTROL_STEPS)
})

test('inverted, keys and sticks dive where they climbed, and the buttons on the screen keep their word', () => {
  settings = { ...settings, invertClimb: true }
  press('ArrowUp')
  expect(read().climb).toBe(-CONTROL_STEPS)
  held.letGoOfAll()
  plug([12])
  expect(read().climb).toBe(-CONTROL_STEPS)
  plug()
  thumb.begin(1, 0, 0)
  thumb.move(1, 0, THUMB_REACH)
  expect(read().climb).toBe(CONTROL_STEPS)
  thumb.letGo()
  held.hold('pointer 3', 'climb')
  expect(read().climb).toBe(CONTROL_STEPS)
})

test('sensitivity weakens or strengthens what is asked for, within the range of the controls', () => {
  settings = { ...settings, sensitivity: 0.5 }
  press('ArrowRight')
  expect(read().turn).toBe(64)
  settings = { ...settings, sensitivity: 1.5 }
  expect(read().turn).toBe(CONTROL_STEPS)
})

test('other keys fly once the settings say so', () => {
  settings = { ...settings, keys: { ...settings.keys, climb: ['KeyI'] } }
  press('KeyI')
  expect(read().climb).toBe(CONTROL_STEPS)
  held.letGoOfAll()
  press('KeyW')
  expect(read().climb).toBe(0)
})

test('a gamepad that comes in mid-flight flies at once, and one that goes is told and steers no more', () => {
  plug([15])
  expect(read().turn).toBe(CONTROL_STEPS)
  expect(device.current()).toBe('gamepad')
  unplug()
  expect(heard).toEqual(['gone'])
  expect(read().turn).toBe(0)
})

test('start pauses once for each press, and is not a press on the pause screen', () => {
  plug()
  read()
  plug([9])
  read()
  read()
  expect(heard).toEqual(['pause'])
  isFlying = false
  pilot.followStage()
  document.querySelector('button')?.focus()
  const click = vi.spyOn(document.querySelector('button') ?? document.body, 'click')
  vi.advanceTimersByTime(500)
  expect(click).not.toHaveBeenCalled()
})

test('in a menu the d-pad moves the focus, A presses, B goes back', () => {
  isFlying = false
  pilot.followStage()
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
  vi.advanceTimersByTime(300)
  expect(click).toHaveBeenCalledTimes(1)
  plug([1])
  vi.advanceTimersByTime(300)
  expect(heard).toEqual(['escape'])
})

test('in a menu left and right move a slider that has the focus, again while they are held', () => {
  isFlying = false
  pilot.followStage()
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

test('in the count before a flight goes on hands are on the controls: keys are held, start pauses, A presses nothing', () => {
  plug()
  isFlying = false
  isCounting = true
  pilot.followStage()
  const click = vi.spyOn(document.querySelector('button') ?? document.body, 'click')
  document.querySelector('button')?.focus()
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowLeft' }))
  plug([0])
  vi.advanceTimersByTime(300)
  expect(click).not.toHaveBeenCalled()
  expect(heard).toEqual([])
  isCounting = false
  isFlying = true
  pilot.followStage()
  expect(read().turn).toBe(-CONTROL_STEPS)

  isFlying = false
  isCounting = true
  pilot.followStage()
  plug([9])
  vi.advanceTimersByTime(300)
  expect(heard).toEqual(['pause'])
  isCounting = false
  pilot.followStage()
  expect(read().turn).toBe(0)
})

test('there is a timer only while a gamepad could use a menu', () => {
  expect(vi.getTimerCount()).toBe(0)
  isFlying = false
  pilot.followStage()
  expect(vi.getTimerCount()).toBe(0)
  plug()
  expect(vi.getTimerCount()).toBe(1)
  isFlying = true
  pilot.followStage()
  expect(vi.getTimerCount()).toBe(0)
  isFlying = false
  pilot.followStage()
  expect(vi.getTimerCount()).toBe(1)
  unplug()
  expect(vi.getTimerCount()).toBe(0)
})

test('the device in use is the one that was used last', () => {
  expect(device.current()).toBe('keyboard')
  window.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: 'touch' }))
  expect(device.current()).toBe('touch')
  expect(document.body.dataset['pilotDevice'], 'and the screens know').toBe('touch')
  press('KeyW')
  expect(device.current()).toBe('keyboard')
  expect(document.body.dataset['pilotDevice']).toBe('keyboard')
})
