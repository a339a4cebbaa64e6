import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../testing/flights/flight-summaries.ts'
import { flownFlight, lineFlight, madeUpFlight } from '../../../testing/flights/linked-flights.ts'
import { printedCode, readByTwo, shownCode, svgOf } from '../../../testing/printed-poster.ts'
import { hashFromFlightText } from '../flight-link/flight-hash.ts'
import { textFromFlight } from '../flight-link/link-text.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { flownLineOf } from './flown-line.ts'
import { posterOf, type PosterContent } from './poster.ts'

const ORIGIN = 'https://ringwake.example/'
const COURSE_LINK = `${ORIGIN}?course=7`
const linkOf = (flight: RecordedFlight): string => ORIGIN + hashFromFlightText(textFromFlight(flight))

/** A first-time pilot's flight that ends in a crash after seven rings. */
const CRASHED_FLIGHT = flownFlight('keys', 1, 7_200)

function posterFor(flight: RecordedFlight, changed: Partial<PosterContent> = {}) {
  return posterOf({
    summary: { ...COMPLETE, seed: flight.seed },
    flight,
    medal: null,
    flightLink: linkOf(flight),
    courseLink: COURSE_LINK,
    date: new Date(2026, 10, 26),
    ...changed,
  })
}

test('two decoders read the flights off posters, in colour and printed in grey', async () => {
  for (const flight of [CRASHED_FLIGHT, lineFlight(4, 544)]) {
    const link = linkOf(flight)
    const svg = svgOf(posterFor(flight))
    expect(await readByTwo(await shownCode(svg))).toEqual({ jsqr: link, zxing: link })
    expect(await readByTwo(await printedCode(svg))).toEqual({ jsqr: link, zxing: link })
  }
})

test('the code of a flight that is too long opens its course, and the poster says so', async () => {
  const flight = madeUpFlight(3, 2_400)
  for (const link of [linkOf(flight), undefined]) {
    const poster = posterFor(flight, { summary: CRASHED, flightLink: link })
    expect(poster.holdsFlight).toBe(false)
    expect(poster.words).toContain('scan to fly the course')
    expect(await readByTwo(await printedCode(svgOf(poster)))).toEqual({ jsqr: COURSE_LINK, zxing: COURSE_LINK })
  }
})

test('the words of a poster say course, result, medal and date', () => {
  const flight = lineFlight(4, 544)
  const { words } = posterFor(flight, {
    summary: { ...COMPLETE, seed: 544, isRelaxed: true },
    medal: { name: 'Gold', path: 'M0 0', colour: 'gold' },
  })
  expect(words).toBe(
    'Long Shadow: 28.40 s, Gold. Course 544, 26 November 2026, relaxed, ringwake.example. Scan to race or watch this flight.',
  )
})

test('the line goes from the start to the end of the flight, past each ring that was met', () => {
  const flight = lineFlight(4, 544)
  const { places, rings } = flownLineOf(flight)
  expect(places[0].z).toBe(0)
  expect(rings.filter(({ status }) => status === 'collected')).toHaveLength(10)
  const end = places.at(-1)?.z ?? 0
  for (const { z, status } of rings) if (status !== 'ahead') expect(z).toBeGreaterThan(end - 1)
})

test('after a crash the rings that were left to ten stand ahead', () => {
  const { rings } = flownLineOf(CRASHED_FLIGHT)
  const collected = rings.filter(({ status }) => status === 'collected').length
  expect(collected).toBe(7)
  expect(rings.filter(({ status }) => status === 'ahead')).toHaveLength(10 - collected)
})
