/** Whether the codes of posters are read, on a screen and printed, by two decoders of different origin. */
import { hashFromFlightText } from '../app/game/flight-link/flight-hash.ts'
import { textFromFlight } from '../app/game/flight-link/link-text.ts'
import { codeOf } from '../app/game/poster/flight-code.ts'
import { posterOf } from '../app/game/poster/poster.ts'
import type { RecordedFlight } from '../app/game/simulation/input-recording.ts'
import { COMPLETE } from '../testing/flights/flight-summaries.ts'
import { endedFlights } from '../testing/flights/linked-flights.ts'
import { printedCode, readByTwo, shownCode, svgOf } from '../testing/printed-poster.ts'
import { printFigure, quantile } from './figure.ts'

const POSTERS = 100
const MOST_TICKS = 7_200
const ORIGIN = 'https://ringwake.example/'
/** Of a code, in modules, in the median: those of version 19. */
const MEDIAN_MODULES = 93

const linkOf = (flight: RecordedFlight): string => ORIGIN + hashFromFlightText(textFromFlight(flight))

/** Prints how many of 100 posters of flights by keys are read, and how large their codes are. */
export async function benchPosters(): Promise<void> {
  console.log('Posters of flights by keys')
  const flights = endedFlights('keys', [...Array(2 * POSTERS).keys()], MOST_TICKS).slice(0, POSTERS)
  const modules = flights.map((flight) => codeOf(linkOf(flight))?.length ?? Infinity)
  printFigure(`${String(flights.length)} codes: modules, median`, quantile(modules, 0.5), '', { most: MEDIAN_MODULES })
  printFigure('modules, most', Math.max(...modules), '', { most: 121 })
  const read = { 'jsQR, shown': 0, 'jsQR, printed': 0, 'ZXing, shown': 0, 'ZXing, printed': 0 }
  for (const flight of flights) {
    const link = linkOf(flight)
    const summary = { ...COMPLETE, seed: flight.seed, ticks: flight.ticks }
    const svg = svgOf(
      posterOf({ summary, flight, medal: null, flightLink: link, courseLink: ORIGIN, date: new Date(0) }),
    )
    for (const [way, pixels] of [
      ['shown', await shownCode(svg)],
      ['printed', await printedCode(svg)],
    ] as const) {
      const texts = await readByTwo(pixels)
      read[`jsQR, ${way}`] += Number(texts.jsqr === link)
      read[`ZXing, ${way}`] += Number(texts.zxing === link)
    }
  }
  for (const [way, count] of Object.entries(read)) printFigure(`read by ${way}`, count, '', { least: POSTERS })
}
