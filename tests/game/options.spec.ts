/** The options, and their effect on the flight. */
import type { Page } from '@playwright/test'

import { RELAXED_RING_RADIUS } from '../../app/game/simulation/course/ring-clearance.ts'
import { FULL_FUEL_TENTHS } from '../../app/game/simulation/rules.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, launchGame, limitFrames } from '../support/take-off.ts'

async function openOptions(page: Page): Promise<void> {
  await page.goto(`/?inspect&course=${String(CALM_COURSE)}`)
  await launchGame(page)
  await page.getByRole('button', { name: 'Options' }).click()
}

async function takeOffWithOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
}

/** Pauses the flight, changes options by hand, and flies on. */
async function changeInFlight(page: Page, change: () => Promise<void>): Promise<void> {
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await page.getByRole('button', { name: 'Options' }).click()
  await change()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
}

/** Steps of 16 that a key gives at a sensitivity of 0.6. */
const PARTLY = 10

async function expectControls(page: Page, key: string, controls: { turn: number; climb: number }): Promise<void> {
  await page.keyboard.down(key)
  await expect.poll(async () => (await inspectGame(page)).controls).toEqual(controls)
  await page.keyboard.up(key)
}

test('inverted climb, lower sensitivity, another key and relaxed flight take effect', async ({
  page,
  expectAccessible,
}) => {
  await limitFrames(page)
  await openOptions(page)
  await expectAccessible('the options')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Up dives, down climbs' }).check()
  await dialog.getByRole('checkbox', { name: 'Relaxed flight' }).check()
  await dialog.getByRole('slider', { name: 'Sensitivity' }).fill('0.6')
  await dialog.getByRole('button', { name: /^Turn left: Arrow left/ }).click()
  await page.keyboard.press('KeyJ')
  await takeOffWithOptions(page)

  await expectControls(page, 'ArrowUp', { turn: 0, climb: -PARTLY })
  await expectControls(page, 'KeyJ', { turn: -PARTLY, climb: 0 })
  await expectControls(page, 'ArrowDown', { turn: 0, climb: PARTLY })
  await expectTicksToPass(page, 60)
  const { flight } = await inspectGame(page)
  expect(flight.isRelaxed).toBe(true)
  expect(flight.fuelTenths).toBe(FULL_FUEL_TENTHS)
  expect(flight.rings.find(({ serial }) => serial === 0)?.radius).toBe(RELAXED_RING_RADIUS)
})

declare global {
  interface Window {
    /** Analyses what is sent to the loudspeaker. */
    ear?: AnalyserNode
    loudest: number
    looking: number
    /** Measures what was played since the last call, and returns the seconds played in all. */
    listen: () => number
  }
}

/** Records what is played. Call before the page is opened. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = Reflect.get(AudioNode.prototype, 'connect') as unknown as (...given: unknown[]) => unknown
    Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, ...given: unknown[]) {
      if (given[0] instanceof AudioDestinationNode && window.ear === undefined) {
        window.ear = this.context.createAnalyser()
        // Two thirds of a second, so that a busy page misses nothing.
        window.ear.fftSize = 32_768
        Reflect.apply(connect, this, [window.ear])
      }
      return Reflect.apply(connect, this, given)
    })
  })
}

/** The loudest sample that is heard while `act` is done and in the 0.2 s of sound after it, or none in 2 s. */
async function loudestDuring(page: Page, act: () => Promise<void> = () => Promise.resolve()) {
  await page.evaluate(() => {
    const { ear } = window
    if (ear === undefined) throw new Error('Nothing was ever connected to the loudspeaker.')
    // Samples recorded earlier do not count. While the context is suspended, its time stands still.
    const from = ear.context.currentTime
    const samples = new Float32Array(ear.fftSize)
    window.loudest = 0
    window.listen = () => {
      const seconds = ear.context.currentTime - from
      const heard = Math.min(Math.floor(seconds * ear.context.sampleRate), samples.length)
      ear.getFloatTimeDomainData(samples)
      for (const sample of samples.subarray(samples.length - heard))
        window.loudest = Math.max(window.loudest, Math.abs(sample))
      return seconds
    }
    window.looking = window.setInterval(window.listen, 50)
  })
  await act()
  return page.evaluate(async () => {
    const until = window.listen() + 0.2
    const latest = performance.now() + 2000
    while (window.listen() < until && performance.now() < latest)
      await new Promise((resolve) => setTimeout(resolve, 20))
    clearInterval(window.looking)
    return window.loudest
  })
}

test('the volumes of engine, effects and music, and mute, each silence their own sounds @rest', async ({ page }) => {
  await limitFrames(page)
  await listen(page)
  await openOptions(page)
  await takeOffWithOptions(page)
  const silence = 0.0005
  const loudest = () => loudestDuring(page)
  await expect.poll(loudest, { message: 'the engine is heard' }).toBeGreaterThan(0.02)

  await changeInFlight(page, () => page.getByRole('slider', { name: 'Engine and wind' }).fill('0'))
  await expect.poll(loudest, { message: 'the music is heard' }).toBeGreaterThan(0.005)
  await changeInFlight(page, () => page.getByRole('slider', { name: 'Music' }).fill('0'))
  await expect.poll(loudest, { message: 'without their volumes neither is' }).toBeLessThan(silence)
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  const press = await loudestDuring(page, () => page.getByRole('button', { name: 'Options' }).click())
  expect(press, 'a press is still heard').toBeGreaterThan(0.02)
  await page.getByRole('slider', { name: 'Rings and signals' }).fill('0')
  await page.getByRole('slider', { name: 'Engine and wind' }).fill('1')
  // Moving a slider clicks too.
  await expect.poll(loudest, { message: 'the menu is at rest' }).toBeLessThan(silence)
  const done = await loudestDuring(page, () => page.getByRole('button', { name: 'Done' }).click())
  expect(done, 'without its volume a press is not').toBeLessThan(press / 20)

  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
  await expect.poll(loudest, { message: 'the engine is back' }).toBeGreaterThan(0.02)
  await page.keyboard.press('KeyM')
  await expect.poll(loudest, { message: 'muted, nothing is heard' }).toBeLessThan(silence)
})
