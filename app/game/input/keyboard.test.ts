// @vitest-environment jsdom
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
let pausePresses: number
let mutePresses: number
let fullscreenPresses: number
let startsOver: number
let escapePresses: number
let tabs: number[]
let listening: AbortController

beforeEach(() => {
  digital = createDigitalInput()
  isAtControls = true
  pauseKey = 'KeyP'
  pausePresses = 0
  mutePresses = 0
  fullscreenPresses = 0
  startsOver = 0
  escapePresses = 0
  tabs = []
  listening = new AbortController()
  const session = {
    ...createSessionStore(openSession(7)),
    getState: () => ({ ...openSession(7), stage: isAtControls ? ('playing' as const) : ('paused' as const) }),
    dispatch: ({ type }: SessionAction) => {
      if (type === 'fly-again') startsOver += 1
      else pausePresses += 1
    },
  }
  const settings = {
    ...createSettingsStore(() => memoryStorage()),
    getState: () => ({ ...DEFAULT_SETTINGS, hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause: pauseKey } }),
    change: () => (mutePresses += 1),
  }
  listenToKeyboard(
    { session, settings, digital, fullscreen: { isOffered: true, toggle: () => (fullscreenPresses += 1) } },
    { onEscape: () => (escapePresses += 1), onTab: (by) => tabs.push(by) },
    listening.signal,
  )
})

afterEach(() => {
  listening.abort()
  document.body.replaceChildren()
})

function press(code: string, more: KeyboardEventInit & { readonly on?: Element } = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more })
  ;(more.on ?? document.body).dispatchEvent(event)
  return event
}

function release(code: string, key = ''): void {
  document.body.dispatchEvent(new KeyboardEvent('keyup', { code, key, bubbles: true }))
}

function turn(): number {
  return digital.read().x
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
  expect([pausePresses, escapePresses]).toEqual([1, 1])
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
  expect(pausePresses).toBe(0)
})

test('Tab stays within the dialog in flight, and is left to the browser on a screen', () => {
  expect(press('Tab').defaultPrevented).toBe(true)
  press('Tab', { shiftKey: true })
  expect(tabs).toEqual([1, -1])
  for (const chord of [{ ctrlKey: true }, { altKey: true }]) expect(press('Tab', chord).defaultPrevented).toBe(false)
  isAtControls = false
  expect(press('Tab').defaultPrevented).toBe(false)
  expect(tabs).toHaveLength(2)
})

test('letters typed into a field do not steer', () => {
  const field = add('input')
  expect(press('KeyA', { on: field }).defaultPrevented).toBe(false)
  press('KeyP', { on: field })
  expect(turn()).toBe(0)
  expect(pausePresses).toBe(0)
})

test('the mute key acts once for each press, on buttons, checkboxes and the page', () => {
  const checkbox = add('input')
  checkbox.type = 'checkbox'
  isAtControls = false
  for (const on of [add('button'), checkbox, document.body]) press('KeyM', { on })
  press('KeyM', { repeat: true })
  expect(mutePresses).toBe(3)
})

test('the fullscreen key acts once for each press, in flight and in a menu', () => {
  press('KeyF')
  press('KeyF', { repeat: true })
  isAtControls = false
  press('KeyF')
  expect(fullscreenPresses).toBe(2)
})

test('the mute key is left to fields, lists, sliders, chords and the sound guide’s practice', () => {
  const slider = add('input')
  slider.type = 'range'
  const practice = add('div')
  practice.dataset['takesKeys'] = ''
  for (const on of [add('input'), slider, add('textarea'), add('select'), practice]) press('KeyM', { on })
  for (const chord of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
    press('KeyM', chord)
  expect(mutePresses).toBe(0)
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

test('Escape is reported once for each press and never reaches the browser', () => {
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(press('Escape', { repeat: true }).defaultPrevented).toBe(true)
  expect(escapePresses).toBe(1)
})

test('P is reported once for each press, in flight and outside it', () => {
  press('KeyP')
  press('KeyP', { repeat: true })
  isAtControls = false
  press('KeyP')
  expect(pausePresses).toBe(2)
})

test('a held P or Escape that a remote desktop sends as releases and presses counts once', () => {
  for (const [code, count] of [
    ['KeyP', () => pausePresses],
    ['Escape', () => escapePresses],
  ] as const) {
    const send = (type: 'keydown' | 'keyup', at: number) => {
      const event = new KeyboardEvent(type, { code, bubbles: true })
      document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }))
    }
    send('keydown', 1000)
    for (const at of [1500, 1533, 1566]) {
      send('keyup', at)
      send('keydown', at)
    }
    send('keyup', 1600)
    expect(count(), code).toBe(1)
    send('keydown', 1680)
    expect(count(), 'pressed again').toBe(2)
  }
})

test('the pause key can be changed or switched off', () => {
  pauseKey = 'KeyK'
  press('KeyP')
  press('KeyK')
  expect(pausePresses).toBe(1)
  pauseKey = null
  press('KeyP')
  press('KeyK')
  expect(pausePresses).toBe(1)
})

test('R and Backspace start over, once for each press, in flight and outside it, and never in a field', () => {
  for (const code of ['KeyR', 'Backspace']) expect(press(code).defaultPrevented, code).toBe(true)
  press('KeyR', { repeat: true })
  expect(startsOver).toBe(2)
  isAtControls = false
  press('KeyR', { on: add('button') })
  expect(startsOver).toBe(3)
  for (const on of [add('input'), add('textarea'), add('select')])
    for (const code of ['KeyR', 'Backspace']) expect(press(code, { on }).defaultPrevented, code).toBe(false)
  press('KeyR', { ctrlKey: true })
  expect(startsOver).toBe(3)
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
  expect(escapePresses).toBe(0)
})
