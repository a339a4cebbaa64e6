/**
 * Memory, nodes, listeners and graphics contexts over repeated openings, after garbage collection. Long flights and many starts
 * over are measured by `npm run bench -- mission start-over`.
 */
import { countContexts, livingContexts, measure, openMeasurement, sayFigures } from '../../testing/page-figures.ts'
import { expect, test } from '../support/journey.ts'
import { choose3d, launchGame } from '../support/take-off.ts'

/**
 * Openings before the first measurement. The heap rises most until then, and more slowly afterwards: what is added are compiled
 * functions and the browser's records of long tasks, as snapshots of the heap after 30 and after 150 openings show.
 */
const WARM_UP = 25
/** A closed game is held for about a second. */
const CLOSED_MILLISECONDS = 1500
/** In MB; compiled code makes half of it. */
const MOST_GROWTH = 0.8
const OPENINGS = Number(process.env['RINGWAKE_SOAK_OPENINGS'] ?? 100)

test(`${OPENINGS} openings of the game leak no memory, nodes, listeners or contexts`, async ({ page }) => {
  test.setTimeout(((WARM_UP + OPENINGS) * 15 + 120) * 1000)
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
  for (let opening = 0; opening < WARM_UP; opening += 1) await openAndClose()
  await page.waitForTimeout(CLOSED_MILLISECONDS)
  const baseline = await measure(cdp)
  sayFigures(`after ${WARM_UP} openings`, baseline)
  for (let opening = 0; opening < OPENINGS; opening += 1) await openAndClose()
  await page.waitForTimeout(CLOSED_MILLISECONDS)
  const after = await measure(cdp)
  sayFigures(`after ${OPENINGS} more`, after)
  console.log(`  ${await livingContexts(page)} graphics contexts alive`)
  expect(await livingContexts(page)).toBe(0)
  expect(after.megabytes).toBeLessThan(baseline.megabytes + MOST_GROWTH)
  expect(after.nodes).toBeLessThan(baseline.nodes + 50)
  expect(after.listeners).toBeLessThanOrEqual(baseline.listeners + 5)
})
