/** Flights, launched by a click and flown by keys: whole missions in either view, and by ear. */
import { element, hasFocus, assert, NO_DIALOG, OPEN_DIALOG } from './visitor.ts'

export const STAGE = 'window.ringwakeInspection?.snapshot().session.stage'
const LAUNCH = element('main button', /launch/i)

/** Takes WebGL away from the page that is open, as a browser without a GPU may. */
const REFUSE_WEBGL = `(() => {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
  }
})()`

/** @param {import('./visitor.ts').Visitor} visitor @returns {any} a page, as far as a pilot needs one */
export const pageOf = ({ evaluate, keyboard }) => ({
  evaluate: (/** @type {() => unknown} */ script) => evaluate(`(${String(script)})()`),
  keyboard,
})

/**
 * Launches the game from the landing page that is open, up to its start screen.
 *
 * @param {import('./visitor.ts').Visitor} visitor
 * @param {boolean} [isAgeKnown] otherwise it is asked for
 */
export async function launch({ waitFor, click }, isAgeKnown = false) {
  await click(LAUNCH)
  if (!isAgeKnown) await click(element('dialog[open] button', /^Yes/))
  await waitFor("window.ringwakeInspection?.snapshot().session.picture === 'ready'", 60)
  await waitFor(hasFocus(element('dialog[open] button', /TAKE OFF/)))
}

/** The same, and takes off. @param {import('./visitor.ts').Visitor} visitor @param {boolean} [isAgeKnown] */
export async function takeOff(visitor, isAgeKnown = false) {
  await launch(visitor, isAgeKnown)
  await visitor.press('Enter')
  await visitor.waitFor(`${STAGE} === 'playing'`)
}

/**
 * Opens the landing page with nothing stored but these settings.
 *
 * @param {import('./visitor.ts').Visitor} visitor @param {string} origin @param {object} settings @param {number} [course]
 */
export async function openWith({ open, evaluate }, origin, settings, course = 7) {
  await open(`${origin}/?inspect&course=${course}`)
  await evaluate('localStorage.clear(), sessionStorage.clear()')
  const stored = JSON.stringify(JSON.stringify({ version: 1, ...settings }))
  await evaluate(`localStorage.setItem('ringwake.settings', ${stored})`)
}

/** From the end screen into the next flight. @param {import('./visitor.ts').Visitor} visitor */
async function flyAgain({ evaluate, waitFor, press }) {
  await waitFor(hasFocus(element('dialog[open] button', /TRY AGAIN/)))
  // The end screen ignores presses in its first moments.
  while ((await evaluate(STAGE)) === 'crashed') {
    await press('Enter')
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** @param {'3d' | 'flat'} view @returns {import('./visitor.ts').Journey} */
export const missionIn = (view) => ({
  title: `a mission in ${view === 'flat' ? 'the 2D renderer without WebGL' : '3D'} is launched, flown by keys, paused, resumed, ${view === 'flat' ? 'completed' : 'flown to its end'} and closed`,
  async run(visitor, origin, flyMission) {
    const { evaluate, waitFor, press } = visitor
    await openWith(visitor, origin, { view: view === '3d' ? view : 'auto' })
    if (view === 'flat') await evaluate(REFUSE_WEBGL)
    else if (!(await evaluate("document.createElement('canvas').getContext('webgl2') !== null")))
      throw new Error('This engine has no WebGL 2 on this machine, so no mission could be flown in it.')
    await takeOff(visitor)
    const page = pageOf(visitor)
    await flyMission(page, { until: ({ flight: seen }) => seen.ringsCollected >= 1 || seen.phase !== 'flying' })
    if ((await evaluate(STAGE)) === 'playing') {
      await press('KeyP')
      await waitFor(`${STAGE} === 'paused'`)
      const stoodAt = await evaluate('window.ringwakeInspection.snapshot().flight.tick')
      await new Promise((done) => setTimeout(done, 500))
      assert(
        (await evaluate('window.ringwakeInspection.snapshot().flight.tick')) === stoodAt,
        'A paused flight went on.',
      )
      await press('KeyP')
      await waitFor(`['resuming', 'playing'].includes(${STAGE})`)
    }
    let end = await flyMission(page, { withinSeconds: 150 })
    // At few pictures a second even this pilot may strike a mountain.
    for (let tries = 1; view === 'flat' && tries < 3 && end.session.stage !== 'complete'; tries += 1) {
      await flyAgain(visitor)
      end = await flyMission(page, { withinSeconds: 150 })
    }
    console.log(
      `      (${end.session.stage} with ${end.flight.ringsCollected} rings after ${(end.flight.tick / 120).toFixed(0)} s, ${end.loop.framesDrawn} pictures)`,
    )
    assert(end.flight.ringsCollected >= 1, 'The pilot flew through no ring.')
    assert(view === '3d' || end.session.stage === 'complete', 'The pilot completed none of three missions.')
    const words = end.session.stage === 'complete' ? 'MISSION COMPLETE!' : 'CRASHED!'
    await waitFor(`${OPEN_DIALOG}.textContent.includes('${words}')`)
    await press('Escape')
    await waitFor(NO_DIALOG)
    await waitFor(hasFocus(LAUNCH))
    await waitFor("document.querySelector('canvas') === null")
    assert(
      (await evaluate("Object.keys(localStorage).includes('ringwake.logbook')")) === true,
      'The flight is in no logbook.',
    )
  },
})

/** @type {import('./visitor.ts').Journey} */
export const guidedFlight = {
  title: 'the sound guide is practised, and a relaxed flight with it is announced in words',
  async run(visitor, origin, flyMission) {
    const { evaluate, waitFor, click, press } = visitor
    await openWith(visitor, origin, { view: 'flat', soundGuide: 'mono', isRelaxed: true })
    await launch(visitor)
    await click(element('dialog[open] button', /^Options/))
    await click(element('dialog[open] button', /^Practise/))
    await waitFor(element('[role=status]', /The beacon is straight ahead/))
    assert(
      await evaluate("performance.getEntriesByType('resource').some(({ name }) => /guide-[^/]+\\.js$/.test(name))"),
      'The guide was not fetched.',
    )
    await press('Escape')
    await click(element('dialog[open] button', /^Done/))
    await click(element('dialog[open] button', /^TAKE OFF/))
    await waitFor(`${STAGE} === 'playing'`)
    await flyMission(pageOf(visitor), {
      until: ({ flight }) => flight.ringsCollected >= 1 || flight.phase !== 'flying',
    })
    await waitFor(element('[role=status]', /Ring 1 of 10|Flying/))
    await press('KeyP')
    await press('Escape')
    await waitFor(NO_DIALOG)
  },
}
