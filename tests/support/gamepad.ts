/** A gamepad that the test controls. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './journey.ts'

/** Call before the page is opened: it finds a gamepad of the standard mapping, a DualShock 4, which the test controls. */
export async function plugGamepad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pad = {
      id: 'Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)',
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    }
    const held: { pads: unknown[] } = { pads: [pad] }
    Object.assign(window, { fakeGamepad: pad, fakeGamepads: held })
    Object.defineProperty(navigator, 'getGamepads', { value: () => held.pads })
  })
}

export async function holdGamepad(page: Page, axes: readonly number[], buttons: readonly number[] = []): Promise<void> {
  await page.evaluate(
    ([axesNow, heldNow]) => {
      const { fakeGamepad } = window as unknown as {
        fakeGamepad: { axes: number[]; buttons: { pressed: boolean }[] }
      }
      fakeGamepad.axes = [...axesNow]
      fakeGamepad.buttons.forEach((button, index) => (button.pressed = heldNow.includes(index)))
    },
    [axes, buttons] as const,
  )
}

/** Presses a button until `reached` resolves, then releases it, and waits until the game has seen that. */
export async function pressGamepad(page: Page, button: number, reached: () => Promise<void>): Promise<void> {
  await holdGamepad(page, [0, 0], [button])
  await reached()
  await holdGamepad(page, [0, 0])
  await seeReleased(page)
}

/** Waits for twice the time between two polls in a menu. The next press would otherwise count as the same one. */
async function seeReleased(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
}

/** Presses right on a list that has the focus, until its value changes: held for longer it would change again. @returns the value */
export async function stepValue(list: Locator): Promise<string> {
  const value = await list.evaluate((element: HTMLSelectElement) => {
    const { fakeGamepad } = window as unknown as { fakeGamepad: { buttons: { pressed: boolean }[] } }
    const right = fakeGamepad.buttons[15]
    return new Promise<string>((resolve) => {
      const release = (): void => {
        right.pressed = false
        resolve(element.value)
      }
      element.addEventListener('change', release, { once: true })
      right.pressed = true
    })
  })
  await seeReleased(list.page())
  return value
}

const WAYS = { up: 12, down: 13, left: 14, right: 15 } as const

/** Steps through the controls of the screen until `stop` has the focus. */
export async function stepTo(page: Page, stop: Locator, way: keyof typeof WAYS = 'down'): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await stop.evaluate((element) => element === document.activeElement)) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await pressGamepad(page, WAYS[way], () =>
      expect.poll(() => page.evaluate((element) => element !== document.activeElement, before)).toBe(true),
    )
  }
  throw new Error(`No way to ${String(stop)}.`)
}

/** Waits for `stop` to have the focus, and fails where the focus moves within a second: a stick held from the flight moves none. */
export async function expectFocusStays(stop: Locator): Promise<void> {
  await expect(stop).toBeFocused()
  const moves = await stop.page().evaluate(
    () =>
      new Promise((resolve) => {
        let count = 0
        document.addEventListener('focusin', () => (count += 1))
        setTimeout(() => resolve(count), 1000)
      }),
  )
  expect(moves).toBe(0)
}
