/** The game in each engine: the same flights to the last bit, a mission, a linked flight, the picture, and the offline copy. */
import sharp from 'sharp'

import { resimulate } from '../../app/game/flight-link/resimulate.ts'
import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { linkWords } from '../../app/game/screens/start/link-words.ts'
import { buildFolder } from '../../scripts/build-steps/build-folder.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { flownFlight } from '../../testing/flights/linked-flights.ts'
import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { openHost } from '../support/switchable-host.ts'
import { flightDigests } from './flight-digests.ts'
import { closeGame, launch, reachStage } from './opened-game.ts'
import { expect, test } from './visitor.ts'

const SEEDS = 12

test('every flight has the same states as in Node, to the last bit', async ({ visitor: { open, evaluate } }) => {
  await open('/thank')
  expect(await evaluate((seeds) => inPage.flightDigests(seeds), SEEDS)).toEqual(flightDigests(SEEDS))
})

test('a mission is flown by keys with the sound guide, paused, resumed, completed and closed', async ({ visitor }) => {
  const { press, sees, evaluate, waitFor, hasFocusOn, page } = visitor
  await launch(visitor, { view: 'flat', isRelaxed: true, soundGuide: 'mono' })
  await press('Enter')
  await reachStage(visitor, 'playing')
  await flyMission(page, { until: ({ flight }) => flight.ringsCollected > 0 || flight.phase !== 'flying' })
  await waitFor(() =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) => /Ring 1 of 10|Flying/.test(textContent)),
  )
  await press('KeyP')
  await reachStage(visitor, 'paused')
  const { flight: paused } = await inspectGame(page)
  await hasFocusOn('button', /^Resume$/)
  await press('Enter')
  await reachStage(visitor, 'resuming', 'playing')
  const { flight, session } = await flyMission(page)
  expect(flight.tick).toBeGreaterThan(paused.tick)
  expect(session.stage).toBe('complete')
  await sees('heading', /MISSION COMPLETE!/)
  await closeGame(visitor)
  await hasFocusOn('button', /^Launch the flight$/)
  expect(await evaluate(() => Object.keys(localStorage))).toContain('ringwake.logbook')
})

test('keys turn the craft in 3D, and the instruments stand over the picture', async ({ visitor }) => {
  const { press, evaluate, waitFor, page } = visitor
  await launch(visitor, { view: '3d', detail: 'low' })
  await press('Enter')
  await reachStage(visitor, 'playing')
  const { flight: before } = await inspectGame(page)
  await page.keyboard.down('ArrowRight')
  await waitFor((x) => (window.ringwakeInspection?.snapshot().flight.craft.x ?? x) > x + 1, before.craft.x)
  await page.keyboard.up('ArrowRight')
  await press('KeyP')
  await reachStage(visitor, 'paused')

  // Without the pause screen, and at rest.
  const score = await evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('dialog section')) section.hidden = true
    const { x, y, width, height } =
      document.querySelector('dialog [data-instrument=score]')?.getBoundingClientRect() ?? new DOMRect()
    return { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) }
  })
  const withScore = await visitor.screenshot()
  await evaluate(() =>
    document.querySelector<HTMLElement>('dialog [data-instrument=score]')?.style.setProperty('visibility', 'hidden'),
  )
  const withoutScore = await visitor.screenshot()
  expect(await contrast(withoutScore), 'the picture is not one colour').toBeGreaterThan(10)
  const [seen, bare] = await Promise.all(
    [withScore, withoutScore].map((png) => sharp(png).extract(score).removeAlpha().raw().toBuffer()),
  )
  expect(seen.equals(bare), 'the score is painted over the picture').toBe(false)
  await closeGame(visitor)
})

/** The standard deviation of the brightest channel, of 255. */
async function contrast(png: Uint8Array) {
  const { channels } = await sharp(png).removeAlpha().stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

test('a linked flight has the same result as in Node, and can be watched', async ({ visitor }) => {
  const { open, click, press, sees, waitFor } = visitor
  const flight = flownFlight('keys', CALM_COURSE, 7_200)
  const result = resimulate(flight)
  if (result === undefined) throw new Error('The flight was not simulated.')
  const words = linkWords({ status: 'flown', result }, flight.seed)
  await open(`/#flight=${textFromFlight(flight)}`)
  await click('button', /^Yes/)
  await waitFor((text) => document.querySelector('dialog[open]')?.textContent.includes(text) === true, words)
  await waitFor(() => inPage.find('button', '^Watch it$')?.getAttribute('aria-disabled') === 'false')
  await click('button', /^Watch it$/)
  await waitFor(() => Number(document.querySelector<HTMLInputElement>('dialog input[type=range]')?.value) > 2)
  await press('Escape')
  await sees('button', /^TAKE OFF$/)
  await closeGame(visitor)
})

test('the offline copy opens a policy and a flight without a server', async ({ visitor }) => {
  const { open, press, sees, evaluate, waitFor, page, allow } = visitor
  allow(/Failed to load|NetworkError|ERR_|could not connect/i)
  const host = await openHost(buildFolder())
  const { origin } = host
  await launch(visitor, { view: 'flat' }, { origin })
  await press('Enter')
  await reachStage(visitor, 'playing')
  await flyMission(page, { aim: 'mountain' })
  await sees('heading', /CRASHED!/)
  await waitFor(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await closeGame(visitor)
  const logbook = await evaluate(() => localStorage.getItem('ringwake.logbook'))
  await host.goAway()
  await open('/privacy_policy', origin)
  await launch(visitor, { view: 'flat' }, { origin })
  expect(await evaluate(() => localStorage.getItem('ringwake.logbook'))).toBe(logbook)
  await press('Enter')
  await reachStage(visitor, 'playing')
  await flyMission(page, { until: ({ flight }) => flight.tick > 240 })
  await press('KeyP')
  await reachStage(visitor, 'paused')
  await closeGame(visitor)
})
