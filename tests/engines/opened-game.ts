/** Opening the game in each engine, reaching a stage of it, and closing it. */
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { limitFrames } from '../support/take-off.ts'
import type { Visitor } from './visitor.ts'

/**
 * Runs in the page, before `limitFrames`: each frame that passes is a tenth of a second later than the last. So the pilot, who
 * steers after each frame, flies the same however slow the engine and its driver are.
 */
function countTenths() {
  const request = requestAnimationFrame.bind(window)
  let now = performance.now()
  window.requestAnimationFrame = (callback) =>
    request(() => {
      if (window.areFramesHeld !== true) now += 100
      callback(now)
    })
}

/** Opens the landing page with these settings stored, and waits for the start screen. */
export async function launch(
  visitor: Visitor,
  settings: object,
  { course = CALM_COURSE, origin = visitor.origin, section = '' } = {},
) {
  const { open, evaluate, waitFor, click, hasFocusOn, page } = visitor
  await open(`/?inspect&course=${String(course)}${section}`, origin)
  await evaluate((text) => localStorage.setItem('ringwake.settings', text), JSON.stringify({ version: 1, ...settings }))
  await evaluate(countTenths)
  await limitFrames({ ...page, addInitScript: evaluate } as typeof page)
  await click('button', /^Launch the flight$/)
  if (await evaluate(() => localStorage.getItem('ringwake.age-answer') === null)) await click('button', /^Yes/)
  await waitFor(() => window.ringwakeInspection?.snapshot().session.picture === 'ready')
  await hasFocusOn('button', /^TAKE OFF$/)
}

export async function reachStage({ waitFor }: Visitor, ...stages: string[]) {
  await waitFor((wanted) => wanted.includes(window.ringwakeInspection?.snapshot().session.stage ?? ''), stages)
}

export async function closeGame({ press, waitFor }: Visitor) {
  await press('Escape')
  await waitFor(() => document.querySelector('dialog, canvas') === null)
}
