/**
 * Memory, nodes, listeners, graphics contexts and GPU resources over a long time: first relaxed flights above their rings, then
 * repeated openings. Figures are taken after garbage collection.
 */
import type { Page } from '@playwright/test'

import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import {
  countContexts,
  livingContexts,
  measure,
  openMeasurement,
  RELAXED_SETTINGS,
  sayFigures,
} from '../../testing/page-figures.ts'
import { choose3d, flyAgain, launchGame, takeOff } from '../support/take-off.ts'

const MINUTES = Number(process.env['RINGWAKE_SOAK_MINUTES'] ?? 30)
const OPENINGS = Number(process.env['RINGWAKE_SOAK_OPENINGS'] ?? 100)

async function heldOnGpu(page: Page) {
  const { view } = await inspectGame(page)
  return { geometries: view?.geometries, textures: view?.textures }
}

test(`memory, nodes and listeners stay flat over ${MINUTES} minutes of flight`, async ({ page }) => {
  test.setTimeout((MINUTES * 60 + 180) * 1000)
  const cdp = await openMeasurement(page)
  await page.addInitScript((settings) => localStorage.setItem('ringwake.settings', settings), RELAXED_SETTINGS)
  await countContexts(page)
  await takeOff(page, 7)
  expect((await inspectGame(page)).flight.isRelaxed).toBe(true)

  let flights = 1
  const flyFor = async (seconds: number) => {
    const endsAt = Date.now() + seconds * 1000
    const isOver = () => Date.now() > endsAt
    while (!isOver()) {
      await flyMission(page, {
        aim: 'above-rings',
        withinSeconds: seconds + 60,
        until: ({ session }) => isOver() || session.stage !== 'playing',
      })
      if (isOver()) return
      flights += 1
      await flyAgain(page)
    }
  }

  // The first minute fills caches and compiled code.
  await flyFor(Math.min(60, (MINUTES * 60) / 3))
  const baseline = await measure(cdp)
  sayFigures('after warming up', baseline)
  const heldBefore = await heldOnGpu(page)
  const parts = 3
  let latest = baseline
  for (let part = 1; part <= parts; part += 1) {
    await flyFor(((MINUTES - Math.min(1, MINUTES / 3)) * 60) / parts)
    latest = await measure(cdp)
    sayFigures(`after part ${part} of ${parts}, flight ${flights}`, latest)
  }
  const heldAfter = await heldOnGpu(page)
  console.log(`  on the GPU: ${JSON.stringify(heldAfter)}`)
  expect(heldAfter.geometries).toBeGreaterThan(0)
  expect(heldAfter).toEqual(heldBefore)
  expect(await livingContexts(page)).toBe(1)
  expect(latest.megabytes).toBeLessThan(baseline.megabytes * 1.1 + 1)
  expect(latest.nodes).toBeLessThan(baseline.nodes + 200)
  expect(latest.listeners).toBeLessThan(baseline.listeners + 20)
})

test(`${OPENINGS} openings of the game leak no memory, nodes, listeners or contexts`, async ({ page }) => {
  test.setTimeout((OPENINGS * 15 + 120) * 1000)
  const cdp = await openMeasurement(page)
  await countContexts(page)
  await choose3d(page)
  await page.goto('/?inspect')
  await launchGame(page)
  expect(await livingContexts(page), 'the context of an open game is counted').toBe(1)
  // By keys and evaluations, which leave no handles in the page.
  const openAndClose = async () => {
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
      buttons.find(({ textContent }) => /launch/i.test(textContent))?.focus()
    })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.ringwakeInspection?.snapshot().session.picture === 'ready')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog') === null)
  }
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('dialog') === null)
  expect(await livingContexts(page), 'a released context is not counted').toBe(0)
  for (let opening = 0; opening < 3; opening += 1) await openAndClose()
  const baseline = await measure(cdp)
  sayFigures('after three openings', baseline)
  for (let opening = 0; opening < OPENINGS; opening += 1) await openAndClose()
  const after = await measure(cdp)
  sayFigures(`after ${OPENINGS} more`, after)
  console.log(`  ${await livingContexts(page)} graphics contexts alive`)
  expect(await livingContexts(page)).toBe(0)
  expect(after.megabytes).toBeLessThan(baseline.megabytes * 1.1 + 1)
  expect(after.nodes).toBeLessThan(baseline.nodes + 50)
  expect(after.listeners).toBeLessThanOrEqual(baseline.listeners + 5)
})
