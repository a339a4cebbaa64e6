/** A whole mission, launched by a click and flown by keys, in either view. */
import { element, hasFocus, hold, NO_DIALOG, OPEN_DIALOG } from './visitor.mjs'

const STAGE = 'window.ringwakeInspection?.snapshot().session.stage'

/** @param {'3d' | 'flat'} view @returns {import('./journeys.mjs').Journey} */
export const missionIn = (view) => ({
  title: `a mission in ${view === 'flat' ? 'the flat view' : '3D'}: launched by a click, flown by keys, paused, resumed by a count, won or lost, and closed`,
  async walk(visitor, at, flyMission) {
    const { open, ask, see, click, press, keyboard } = visitor
    await open(`${at}/?inspect&course=7`)
    await ask('localStorage.clear(), sessionStorage.clear()')
    await ask(`localStorage.setItem('ringwake.settings', '{"version":1,"view":"${view}"}')`)
    const launch = element('main button', /launch/i)
    await click(launch)
    await click(element('dialog[open] button', /^Yes/))
    if (view === '3d' && !(await ask("document.createElement('canvas').getContext('webgl2') !== null")))
      throw new Error('This engine has no WebGL 2 on this machine, so no mission could be flown in it.')
    await see("window.ringwakeInspection?.snapshot().session.picture === 'ready'", 60)
    await see(hasFocus(element('dialog[open] button', /TAKE OFF/)))
    await press('Enter')
    await see(`${STAGE} === 'playing'`)

    /** @type {any} a page, as far as a pilot needs one */
    const page = { evaluate: (/** @type {() => unknown} */ look) => ask(`(${String(look)})()`), keyboard }
    await flyMission(page, { until: ({ flight: seen }) => seen.ringsCollected >= 1 || seen.phase !== 'flying' })
    if ((await ask(STAGE)) === 'playing') {
      await press('KeyP')
      await see(`${STAGE} === 'paused'`)
      const stoodAt = await ask('window.ringwakeInspection.snapshot().flight.tick')
      await new Promise((done) => setTimeout(done, 500))
      hold((await ask('window.ringwakeInspection.snapshot().flight.tick')) === stoodAt, 'A paused flight went on.')
      await press('KeyP')
      await see(`['resuming', 'playing'].includes(${STAGE})`)
    }
    const end = await flyMission(page, { withinSeconds: 150 })
    console.log(
      `      (${end.session.stage} with ${end.flight.ringsCollected} rings after ${(end.flight.tick / 120).toFixed(0)} s, ${end.loop.framesDrawn} pictures)`,
    )
    hold(end.flight.ringsCollected >= 1, 'The pilot flew through no ring.')
    const words = end.session.stage === 'complete' ? 'MISSION COMPLETE!' : 'CRASHED!'
    await see(`${OPEN_DIALOG}.textContent.includes('${words}')`)
    await press('Escape')
    await see(NO_DIALOG)
    await see(hasFocus(launch))
    await see("document.querySelector('canvas') === null")
    hold((await ask("Object.keys(localStorage).includes('ringwake.logbook')")) === true, 'The flight is in no logbook.')
  },
})
