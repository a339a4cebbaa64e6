import { afterEach, beforeEach, expect, test } from 'vitest'

import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import { createSettingsStore } from '../player-data/settings-store.ts'
import type { SessionAction } from '../session/session-action.ts'
import { openSession } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createDigitalInput, type DigitalInput } from './digital-input.ts'
import { listenToKeyboard } from './keyboard.ts'

let digital: DigitalInput
let isAtControls: boolean
let pauseKey: string | null
/** What the keys asked for, in order. */
let heard: string[]
let listening: AbortController

beforeEach(() => {
  digital = createDigitalInput()
  isAtControls = true
  pauseKey = 'KeyP'
  heard = []
  listening = new AbortController()
  const session = {
    ...createSessionStore(openSession(7)),
    getState: () => ({ ...openSession(7), stage: isAtControls ? ('playing' as const) : ('paused' as const) }),
    dispatch: ({ type }: SessionAction) => heard.push(type),
  }
  const settings = {
    ...createSettingsStore(() => memoryStorage()),
    getState: () => ({ ...DEFAULT_SETTINGS, hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause: pauseKey } }),
    change: () => heard.push('mute'),
  }
  listenToKeyboard(
    { session, settings, digital, fullscreen: { isOffered: true, toggle: () => heard.push('fullscreen') } },
    { onEscape: () => heard.push('escape'), onTab: (by) => heard.push(`tab ${by}`) },
    listening.signal,
  )
})

afterEach(() => listening.abort())

function press(code: string, more: KeyboardEventInit & { readonly on?: Element } = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more })
  ;(more.on ?? document.body).dispatchEvent(event)
  return event
}

function release(code: string, key = ''): void {
  document.body.dispatchEvent(new KeyboardEvent('keyup', { code, key, bubbles: true }))
}

function turn(): number {
  return digital.poll().x
}

function add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return document.body.appendChild(document.createElement(tag))
}

test('a key steers by its code, independent of the layout', () => {
  press('KeyA', { key: 'q' })
  expect(turn()).toBe(-1)
  release('KeyA', 'q')
  expect(turn()).toBe(0)
})

test('keys that scroll are kept from scrolling in flight only', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'PageUp', 'PageDown', 'Home', 'End']
  for (const code of keys) expect(press(code).defaultPrevented, code).toBe(true)
  isAtControls = false
  for (const code of keys) expect(press(code).defaultPrevented, code).toBe(false)
})

test('a key that is reported by its name alone steers until it is released', () => {
  press('', { key: 'ArrowRight' })
  expect(turn()).toBe(1)
  release('', 'ArrowRight')
  expect(turn()).toBe(0)
  press('', { key: 'a' })
  expect(turn()).toBe(-1)
  release('', 'A')
  expect(turn()).toBe(0)
  press('', { key: 'p' })
  press('', { key: 'Escape' })
  expect(heard).toEqual(['pause', 'escape'])
})

test('the arrows of a keypad without NumLock steer and do not scroll', () => {
  expect(press('Numpad4', { key: 'ArrowLeft' }).defaultPrevented).toBe(true)
  expect(turn()).toBe(-1)
  release('Numpad4', '4')
  expect(turn()).toBe(0)
  expect(press('Numpad9', { key: 'PageUp' }).defaultPrevented).toBe(true)
})

test('keys that act, and in flight all that print, are kept from the browser’s quick find', () => {
  for (const code of ['KeyP', 'KeyM']) expect(press(code).defaultPrevented, code).toBe(true)
  expect(press('KeyE', { key: 'e' }).defaultPrevented).toBe(true)
  expect(press('Slash', { key: '/' }).defaultPrevented).toBe(true)
  isAtControls = false
  expect(press('KeyM').defaultPrevented).toBe(true)
  expect(press('KeyE', { key: 'e' }).defaultPrevented).toBe(false)
})

test('keys pressed outside a flight do not steer the next one', () => {
  isAtControls = false
  press('KeyA')
  isAtControls = true
  expect(turn()).toBe(0)
})

test('function keys and chords are left to the browser', () => {
  for (const code of ['F1', 'F5', 'F11', 'F12']) expect(press(code).defaultPrevented, code).toBe(false)
  for (const chord of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    for (const code of ['KeyW', 'KeyA', 'KeyD', 'KeyP', 'ArrowLeft', 'Home', 'Space']) {
      expect(press(code, chord).defaultPrevented, code).toBe(false)
    }
  }
  expect(turn()).toBe(0)
  expect(heard).toEqual([])
})

test('Tab stays within the dialog in flight, and is left to the browser on a screen', () => {
  expect(press('Tab').defaultPrevented).toBe(true)
  press('Tab', { shiftKey: true })
  expect(heard).toEqual(['tab 1', 'tab -1'])
  for (const chord of [{ ctrlKey: true }, { altKey: true }]) expect(press('Tab', chord).defaultPrevented).toBe(false)
  isAtControls = false
  expect(press('Tab').defaultPrevented).toBe(false)
  expect(heard).toHaveLength(2)
})

test.each([
  ['KeyP', 'pause', 'resume'],
  ['KeyM', 'mute', 'mute'],
  ['KeyF', 'fullscreen', 'fullscreen'],
  ['KeyR', 'fly-again', 'fly-again'],
  ['Backspace', 'fly-again', 'fly-again'],
  ['Escape', 'escape', 'escape'],
])(
  '%s acts once for each press, in flight, on a screen and on its buttons, and never in the browser',
  (code, ...asked) => {
    expect(press(code).defaultPrevented).toBe(true)
    expect(press(code, { repeat: true }).defaultPrevented).toBe(true)
    isAtControls = false
    press(code)
    const checkbox = add('input')
    checkbox.type = 'checkbox'
    for (const on of [add('button'), checkbox]) press(code, { on })
    expect(heard).toEqual([asked[0], asked[1], asked[1], asked[1]])
  },
)

test('letters are left to fields, lists, sliders, chords and the sound guide’s practice', () => {
  const slider = add('input')
  slider.type = 'range'
  const practice = add('div')
  practice.dataset['takesKeys'] = ''
  for (const code of ['KeyA', 'KeyM', 'KeyP', 'KeyR', 'Backspace']) {
    for (const on of [add('input'), slider, add('textarea'), add('select'), practice])
      expect(press(code, { on }).defaultPrevented, code).toBe(false)
    for (const chord of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
      press(code, chord)
  }
  expect(heard).toEqual([])
  expect(turn()).toBe(0)
})

test('Space on a focused button presses it, even in flight', () => {
  expect(press('Space', { on: add('button') }).defaultPrevented).toBe(false)
})

test('a held Enter or Space presses a button once', () => {
  const button = add('button')
  expect(press('Enter', { on: button }).defaultPrevented).toBe(false)
  expect(press('Enter', { on: button, repeat: true }).defaultPrevented).toBe(true)
  expect(press('Space', { on: button, repeat: true }).defaultPrevented).toBe(true)
})

test('the pause key can be changed or switched off', () => {
  for (const key of ['KeyK', null]) {
    pauseKey = key
    press('KeyP')
    press('KeyK')
  }
  expect(heard).toEqual(['pause'])
})

test('a key held with Meta stops steering once Meta is released, as macOS sends no keyup for it', () => {
  press('KeyD')
  press('MetaLeft', { key: 'Meta', metaKey: true })
  release('MetaLeft', 'Meta')
  expect(turn()).toBe(0)
})

test('no key is handled after the signal aborts', () => {
  listening.abort()
  press('KeyD')
  expect(press('Escape').defaultPrevented).toBe(false)
  expect(turn()).toBe(0)
  expect(heard).toEqual([])
})
