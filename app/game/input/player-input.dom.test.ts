import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CONTROL_STEPS, type Controls } from '../simulation/flight-state.ts'
import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { createSettingsStore, type SettingsStore } from '../player-data/settings-store.ts'
import type { SessionAction } from '../session/session-action.ts'
import { openSession } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import type { PadState } from './gamepad-reading.ts'
import { createFullscreen } from '../page/fullscreen.ts'
import { createDigitalInput } from './digital-input.ts'
import { createDeviceInUse, type DeviceInUse } from './input-device.ts'
import { createMouseStick } from './mouse-stick.ts'
import { openPlayerInput, type PlayerInput } from './player-input.ts'
import { createThumbStick, THUMB_REACH } from './thumb-stick.ts'

const STAGES = { flight: 'playing', count: 'resuming', menu: 'not-started', ending: 'crashed' } as const

const digital = createDigitalInput()
const thumb = createThumbStick()
const mouse = createMouseStick()
let pads: ((PadState & { readonly connected: boolean }) | null)[]
let settings: SettingsStore
let hasFocus: boolean
let place: keyof typeof STAGES
/** What is dispatched to the session, and Escape. */
let heard: string[]
let device: DeviceInUse
let playerInput: PlayerInput
let closing: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus)
  hasFocus = true
  pads = []
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads })
  const storage = memoryStorage()
  settings = createSettingsStore(() => storage)
  place = 'flight'
  heard = []
  device = createDeviceInUse()
  document.body.innerHTML =
    '<main><button>One</button><button>Two</button><input type="range" max="10" value="5"></main>'
  for (const stop of document.querySelectorAll('button, input')) {
    Object.defineProperty(stop, 'getClientRects', { value: () => [new DOMRect()] })
  }
  closing = new AbortController()
  const session = {
    ...createSessionStore(openSession(7)),
    getState: () => ({ ...openSession(7), stage: STAGES[place] }),
    dispatch: (action: SessionAction) =>
      heard.push(action.type === 'pause' && action.reason === 'gamepad-gone' ? 'gone' : action.type),
  }
  const page = { screens: document.body, onEscape: () => heard.push('escape'), onBack: () => heard.push('back') }
  playerInput = openPlayerInput(
    { session, settings, digital, thumb, mouse, device, fullscreen: createFullscreen(document.body) },
    page,
    closing.signal,
  )
})

afterEach(() => {
  closing.abort()
})

const read = (): Controls => ({ ...playerInput.poll() })

function plug(heldButtons: readonly number[] = [], axes: readonly number[] = [0, 0]): void {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: heldButtons.includes(index) }))
  const wasPlugged = pads[0] != null
  pads = [{ index: 0, id: 'Pad', connected: true, mapping: 'standard', axes, buttons }]
  if (!wasPlugged) window.dispatchEvent(new Event('gamepadconnected'))
}

function hold(buttons: readonly number[], milliseconds: number): void {
  plug(buttons)
  vi.advanceTimersByTime(milliseconds)
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

test('keys, thumb and gamepad each steer, and the largest deflection counts', () => {
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

test('inversion swaps climb and dive for keys and sticks, but not for on-screen buttons', () => {
  settings.change({ invertClimb: true })
  press('ArrowUp')
  expect(read().climb).toBe(-CONTROL_STEPS)
  digital.releaseAll()
  plug()
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

test('sensitivity scales the input up to the limit of the controls', () => {
  settings.change({ sensitivity: 0.5 })
  press('ArrowRight')
  expect(read().turn).toBe(CONTROL_STEPS / 2)
  settings.change({ sensitivity: 1.5 })
  expect(read().turn).toBe(CONTROL_STEPS)
})

test('a gamepad plugged in mid-flight steers once it was at rest, and unplugging it in use is reported', () => {
  plug([15])
  expect(read().turn).toBe(0)
  plug()
  read()
  plug([15])
  expect(read().turn).toBe(CONTROL_STEPS)
  expect(device.getState()).toBe('gamepad')
  unplug()
  expect(heard).toEqual(['gone'])
  expect(read().turn).toBe(0)
})

test('unplugging is reported only for the gamepad in use', () => {
  plug()
  read()
  unplug()
  expect(heard, 'a pad that nobody used').toEqual([])
  plug()
  plug([15])
  const second = { index: 1, id: 'Pad', connected: true, mapping: 'standard' as const, axes: [0, 0], buttons: [] }
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

test('Start pauses once per press and presses nothing on the pause screen', () => {
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

test('the upper face button starts over once per press, in flight and in a menu', () => {
  plug()
  read()
  plug([3])
  read()
  read()
  expect(heard).toEqual(['fly-again'])
  plug()
  enter('menu')
  vi.advanceTimersByTime(100)
  hold([3], 500)
  expect(heard).toEqual(['fly-again', 'fly-again'])
})

test('a gamepad does not move the focus while the sound guide is practised', () => {
  enter('menu')
  const practice = document.createElement('div')
  practice.dataset['takesPad'] = ''
  practice.tabIndex = -1
  document.body.append(practice)
  practice.focus()
  plug()
  hold([13], 100)
  hold([1], 100)
  expect(document.activeElement).toBe(practice)
  expect(heard).toEqual([])
})

test('before the end screen is shown, Y starts over and B goes back, but A and the d-pad press nothing', () => {
  enter('ending')
  plug()
  for (const button of [0, 13, 1, 3]) {
    hold([button], 100)
    hold([], 100)
  }
  expect(heard).toEqual(['back', 'fly-again'])
  expect(document.activeElement).toBe(document.body)
})

test('the d-pad moves the focus in a menu, A presses and B goes back', () => {
  enter('menu')
  plug()
  hold([13], 100)
  expect(document.activeElement?.textContent).toBe('One')
  hold([], 100)
  hold([13], 100)
  expect(document.activeElement?.textContent).toBe('Two')
  const click = vi.fn()
  document.activeElement?.addEventListener('click', click)
  plug([0])
  // The frames behind an end screen read the pads as well.
  read()
  vi.advanceTimersByTime(300)
  expect(click).toHaveBeenCalledTimes(1)
  hold([1], 300)
  expect(heard).toEqual(['back'])
})

test('the d-pad moves a focused slider, repeatedly while held', () => {
  enter('menu')
  plug()
  const slider = document.querySelector('input')
  const inputs = vi.fn()
  slider?.addEventListener('input', inputs)
  slider?.focus()
  hold([15], 100)
  expect(slider?.value).toBe('6')
  vi.advanceTimersByTime(700)
  expect(Number(slider?.value)).toBeGreaterThan(6)
  expect(inputs.mock.calls.length).toBe(Number(slider?.value) - 5)
})

test('a direction that is still held from the flight moves no focus, however long it stays', () => {
  enter('flight')
  plug()
  plug([13])
  read()
  enter('menu')
  document.querySelector('button')?.focus()
  const moved = vi.fn()
  document.addEventListener('focusin', moved, { signal: closing.signal })
  vi.advanceTimersByTime(2000)
  expect(moved).not.toHaveBeenCalled()
})

test('behind an end screen, whose frames read the pads too, another direction waits as long before it repeats', () => {
  enter('menu')
  plug()
  const slider = document.querySelector('input')
  slider?.focus()
  hold([15], 400)
  plug([14])
  read()
  vi.advanceTimersByTime(500)
  expect(slider?.value).toBe('5')
  vi.advanceTimersByTime(100)
  expect(slider?.value).toBe('4')
})

test('held keys and Start work during the resume count, and A presses nothing', () => {
  plug()
  enter('count')
  const click = vi.spyOn(document.querySelector('button') ?? document.body, 'click')
  document.querySelector('button')?.focus()
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowLeft' }))
  hold([0], 300)
  expect(click).not.toHaveBeenCalled()
  expect(heard).toEqual([])
  enter('flight')
  expect(read().turn).toBe(-CONTROL_STEPS)

  enter('count')
  hold([9], 300)
  expect(heard).toEqual(['pause'])
  enter('menu')
  expect(read().turn).toBe(0)
})

test('a gamepad acts neither on menus nor on the flight while another window has the focus, nor by what is held then', () => {
  enter('menu')
  plug()
  hasFocus = false
  document.querySelector('button')?.focus()
  const click = vi.spyOn(document.querySelector('button') ?? document.body, 'click')
  for (const button of [0, 1, 9, 13]) {
    plug([button], [1, 1])
    vi.advanceTimersByTime(100)
  }
  expect(read()).toEqual({ turn: 0, climb: 0 })
  plug([1], [1, 1])
  hasFocus = true
  vi.advanceTimersByTime(300)
  expect(read()).toEqual({ turn: 0, climb: 0 })
  expect(heard).toEqual([])
  expect(click).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('One')
  expect(device.getState()).toBe('keyboard')
  hold([], 100)
  hold([1], 100)
  expect(heard).toEqual(['back'])
})

test('a timer runs only while a gamepad is connected and a menu is open', () => {
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

test('the mouse steers until a gamepad is used, and again once it is moved', () => {
  plug()
  mouse.point(100, 50, 100, 100)
  expect(read()).toEqual({ turn: CONTROL_STEPS, climb: 0 })
  plug([], [-1, 0])
  expect(read().turn).toBe(-CONTROL_STEPS)
  plug()
  read()
  expect(read()).toEqual({ turn: 0, climb: 0 })
  mouse.point(100, 50, 100, 100)
  expect(read().turn).toBe(CONTROL_STEPS)
  mouse.release()
})
