import { createStore, type StoreApi } from 'zustand/vanilla'

import { isWithin } from './is-within.ts'

/** The device used last; prompts name its controls. */
export type InputDevice = 'keyboard' | 'touch' | 'gamepad'

export type DeviceInUse = StoreApi<InputDevice>

/** Begins with touch where the primary pointer is coarse, else with the keyboard. */
export function createDeviceInUse(): DeviceInUse {
  return createStore<InputDevice>(() => (window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard'))
}

/** Follows keys and pointers until `signal` aborts, and marks `screens` with the device, for styles to choose prompts by. */
export function followDevice(device: DeviceInUse, screens: HTMLElement, signal: AbortSignal): void {
  function mark(): void {
    screens.dataset['inputDevice'] = device.getState()
  }
  mark()
  signal.addEventListener('abort', device.subscribe(mark))
  signal.addEventListener('abort', () => delete screens.dataset['inputDevice'])
  let pressedBy = ''
  function followPress(): void {
    if (pressedBy === 'touch') device.setState('touch')
    else if (pressedBy === 'mouse') device.setState('keyboard')
    pressedBy = ''
  }
  function followPointer({ pointerType, target }: PointerEvent): void {
    pressedBy = pointerType
    if (isWithin(target, '[role="application"]')) followPress()
  }
  function followKey({ target }: KeyboardEvent): void {
    // A phone has keys, too, to type with.
    if (!isWithin(target, 'textarea, input[type="number"]')) device.setState('keyboard')
  }
  window.addEventListener('keydown', followKey, { signal, capture: true })
  // A screen changes its prompts after the press, because they could move the button from under the pointer.
  window.addEventListener('click', followPress, { signal, capture: true })
  window.addEventListener('pointerdown', followPointer, { signal, capture: true })
}

/**
 * Marks `screens` while the page is zoomed by a pinch, until `signal` aborts: styles then let two fingers zoom out again in flight, where
 * fingers only steer otherwise.
 */
export function followPinch(screens: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window
  // Rounding leaves a page that was zoomed out by hand a little above 1.
  const mark = () => screens.toggleAttribute('data-pinched', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', mark, { signal })
  mark()
}
