/** Opening the game and taking off, as most journeys begin. */
import type { Locator, Page } from '@playwright/test'

import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import type { RecordedFlight } from '../../app/game/simulation/input-recording.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { confirmAge, expect } from './journey.ts'

/** The first of the landing page's launch buttons. */
export function launchButton(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: /launch/i })
    .first()
}

/** Presses the launch button of the page that is open, and says yes to the age question. */
export async function pressLaunch(page: Page): Promise<void> {
  await launchButton(page).click()
  await confirmAge(page)
}

/** The same, until TAKE OFF can be pressed. */
export async function launchGame(page: Page): Promise<void> {
  await pressLaunch(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
}

/** Opens a link to a flight, with `?inspect`, says yes to the age question, and waits until the flight can be raced. */
export async function openLink(page: Page, flight: RecordedFlight): Promise<void> {
  await page.goto(`/?inspect#flight=${textFromFlight(flight)}`)
  await confirmAge(page)
  await expect(page.getByRole('button', { name: 'Race it' })).toBeEnabled()
}

/** Opens the landing page with `?inspect` and a fixed course, and takes off. */
export async function takeOff(page: Page, course = CALM_COURSE): Promise<void> {
  await page.goto(`/?inspect&course=${String(course)}`)
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
}

/** Call before the page is opened: the player has chosen 3D. Otherwise the 2D renderer draws, because the test browser has no GPU. Other settings that are stored stay. */
export async function choose3d(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage['ringwake.settings'] ??= JSON.stringify({ version: 1, view: '3d' })
  })
}

/**
 * Call before the page is opened: the page gets about ten frames a second, as on a slow machine. The processor draws each
 * picture, so that a flight costs a third. For journeys about neither the picture's rate nor its quality.
 */
export async function limitFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window)
    const wait = window.setTimeout.bind(window)
    const waiting = new Map<number, FrameRequestCallback>()
    let handles = 0
    let isRequested = false
    const frame = (now: number) => {
      if (window.areFramesHeld === true) {
        request(frame)
        return
      }
      isRequested = false
      // A callback may request the next frame, or cancel a later callback of this one.
      for (const [handle, callback] of [...waiting]) if (waiting.delete(handle)) callback(now)
    }
    window.requestAnimationFrame = (callback) => {
      handles += 1
      waiting.set(handles, callback)
      if (!isRequested) {
        isRequested = true
        wait(() => request(frame), 84)
      }
      return handles
    }
    window.cancelAnimationFrame = (handle) => waiting.delete(handle)
  })
}

/** Starts the next flight from an end screen. */
export async function flyAgain(page: Page): Promise<void> {
  // The end screen ignores presses in its first moments: they may be meant for the flight.
  await expect(async () => {
    await page.getByRole('button', { name: /^(?:TRY AGAIN|FLY AGAIN)/ }).press('Enter', { timeout: 1000 })
    expect((await inspectGame(page)).session.stage).toBe('playing')
  }).toPass({ timeout: 40_000 })
}

/** Polls often, because a flight goes on meanwhile. */
const OFTEN = { intervals: [100] }

export async function expectStage(page: Page, stage: string): Promise<void> {
  await expect.poll(async () => (await inspectGame(page)).session.stage, OFTEN).toBe(stage)
}

/** Waits until the flight has gone on for `ticks` more; fails if it does not within ten seconds. */
export async function expectTicksToPass(page: Page, ticks: number): Promise<void> {
  const before = (await inspectGame(page)).flight.tick
  await expect
    .poll(async () => (await inspectGame(page)).flight.tick, { ...OFTEN, timeout: 10_000 })
    .toBeGreaterThanOrEqual(before + ticks)
}

/** Call before the page is opened: the system's share sheet then keeps what it is given, for `shared`. */
export async function keepShared(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.share = (data) => Promise.resolve(void Object.assign(window, { shared: data }))
  })
}

/** What the share sheet was given. */
export async function shared(page: Page): Promise<ShareData> {
  await page.waitForFunction(() => 'shared' in window)
  return page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
}
