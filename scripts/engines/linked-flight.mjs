/** A flight that comes in a link: every engine must read it, fly it again and tell it as Node does. */
import { importBundled } from '../build-steps/bundle.mjs'
import { element, NO_DIALOG } from './visitor.mjs'

const { flownFlight, flyAgain, linkWords, textFromFlight } = await importBundled([
  'testing/linked-flights.ts',
  'app/game/flight-link/fly-again.ts',
  'app/game/flight-link/link-text.ts',
  'app/game/screens/start/link-words.ts',
])

/** @type {import('./journeys.mjs').Journey} */
export const linkedFlight = {
  title: 'a flight in a link is read, flown again and told as in Node',
  async walk({ open, ask, see, click, press }, site) {
    const flight = flownFlight('keys', 34, 7_200)
    const again = await flyAgain(flight, new AbortController().signal)
    const words = linkWords({ status: 'flown', again }, flight.seed)
    if (!words.includes(' of 10 rings in ')) throw new Error(`Node says: ${words}`)
    await open(`${site}/thank`)
    await ask('localStorage.clear(), sessionStorage.clear()')
    await open(`${site}/#flight=${textFromFlight(flight)}`)
    await click(element('dialog[open] button', /^Yes/))
    await see(`document.querySelector('dialog[open]')?.textContent.includes(${JSON.stringify(words)})`, 60)
    await press('Escape')
    await see(NO_DIALOG)
  },
}
