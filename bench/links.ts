/** How long the links of flights are, and how long the worst one takes to read. */
import { flightFromText, textFromFlight } from '../app/game/flight-link/link-text.ts'
import { MOST_RECORDED_TICKS } from '../app/game/simulation/input-recording.ts'
import { endedFlights, madeUpFlight } from '../testing/flights/linked-flights.ts'
import { printFigure, quantile } from './figure.ts'

const FLIGHTS = 300
/** Flights of 20 to 60 seconds, in ticks. */
const LEAST_TICKS = 2_400
const MOST_TICKS = 7_200
/** The most characters of a link's text for each kind of pilot. */
const BOUNDS = [
  { kind: 'keys', median: 528, most: 766 },
  { kind: 'trembling', median: 1_983, most: 1_983 },
] as const
/** The longest text that is read at all, and the most milliseconds. */
const LONGEST_TEXT = 16_384
const MOST_MILLISECONDS = 30
const ROUNDS = 9

/** Links whose text has the full length. */
function longestTexts(): string[] {
  return [1, 2, 3].map((seed) => {
    let steps = MOST_RECORDED_TICKS / 2
    let text = textFromFlight({ ...madeUpFlight(seed, steps), ticks: 2 * steps })
    while (text.length > LONGEST_TEXT) {
      steps = Math.floor((steps * LONGEST_TEXT) / text.length) - 1
      text = textFromFlight({ ...madeUpFlight(seed, steps), ticks: 2 * steps })
    }
    return text
  })
}

/** Of several rounds the fastest: the others were slowed down by the machine's load. */
function millisecondsToRead(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = performance.now()
    if (flightFromText(text).status !== 'flight') throw new Error('A link was not read.')
    return performance.now() - before
  })
  return Math.min(...times)
}

/** Prints the lengths of links, and the time to read the longest one. */
export function benchLinks(): void {
  console.log('Links of flights of 20 to 60 s, in characters')
  for (const { kind, median, most } of BOUNDS) {
    const flights = endedFlights(kind, [...Array(FLIGHTS).keys()], MOST_TICKS)
    const lengths = flights.filter(({ ticks }) => ticks >= LEAST_TICKS).map((flight) => textFromFlight(flight).length)
    printFigure(`${kind}, ${lengths.length} flights: median`, quantile(lengths, 0.5), '', { most: median })
    printFigure(`${kind}: longest`, Math.max(...lengths), '', { most })
  }
  const milliseconds = Math.max(...longestTexts().map(millisecondsToRead))
  printFigure('reading the longest there can be', milliseconds, 'ms', { most: MOST_MILLISECONDS })
}
