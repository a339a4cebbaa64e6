/** A flight that comes in a link: every engine must read it, fly it again, tell it as Node does, and show it. */
import { importBundled } from '../../testing/bundle.ts'
import { element, NO_DIALOG } from './visitor.ts'

const { flownFlight, resimulate, linkWords, textFromFlight } = await importBundled([
  'testing/flights/linked-flights.ts',
  'app/game/flight-link/resimulate.ts',
  'app/game/flight-link/link-text.ts',
  'app/game/screens/start/link-words.ts',
])

/** @type {import('./visitor.ts').Journey} */
export const linkedFlight = {
  title: 'a linked flight is replayed with the same result as in Node, and can be watched',
  async run({ open, evaluate, waitFor, click, press }, origin) {
    const flight = flownFlight('keys', 34, 7_200)
    const result = await resimulate(flight, new AbortController().signal)
    const words = linkWords({ status: 'flown', result }, flight.seed)
    if (!words.includes(' of 10 rings in ')) throw new Error(`Node says: ${words}`)
    await open(`${origin}/thank`)
    await evaluate('localStorage.clear(), sessionStorage.clear()')
    await open(`${origin}/#flight=${textFromFlight(flight)}`)
    await click(element('dialog[open] button', /^Yes/))
    await waitFor(`document.querySelector('dialog[open]')?.textContent.includes(${JSON.stringify(words)})`, 60)
    const watch = element('dialog[open] button', /^Watch it$/)
    await waitFor(`${watch}?.getAttribute('aria-disabled') === 'false'`, 60)
    await click(watch)
    const place = `document.querySelector('dialog[open] input[type=range]')?.valueAsNumber`
    await waitFor(`${place} > 0`)
    await click(element('dialog[open] button', /^Side view$/))
    const passed = await evaluate(place)
    await waitFor(`${place} > ${passed}`)
    // Back to the start screen, and from there out of the game.
    await press('Escape')
    await waitFor(element('dialog[open] button', /^TAKE OFF$/))
    await press('Escape')
    await waitFor(NO_DIALOG)
  },
}
