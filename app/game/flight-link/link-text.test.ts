import { expect, test } from 'vitest'

import { endedFlights, madeUpFlight } from '../../../testing/flights/linked-flights.ts'
import { LINK_TICKS_AT, linkOfEdition, rewrittenLink } from '../../../testing/flights/rewritten-link.ts'
import { MOST_RECORDED_TICKS } from '../simulation/input-recording.ts'
import { hash } from '../simulation/random.ts'
import { RULES_EDITION } from '../simulation/rules-edition.ts'
import { flightTextFromAddress, isBrokenFlightHash, isFlightHash } from './flight-hash.ts'
import { resimulate } from './resimulate.ts'
import { flightFromText, textFromFlight } from './link-text.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const FLOWN = Array.from({ length: 24 }, (_, seed) =>
  endedFlights(seed % 2 ? 'keys' : 'trembling', [seed], 7_200),
).flat()

test('2,000 flights with every kind of input are read back from their links unchanged', () => {
  const flights = [
    ...FLOWN,
    ...Array.from({ length: 2_000 - FLOWN.length }, (_, seed) => madeUpFlight(seed, 1 + (seed % 120))),
  ]
  expect(flights).toHaveLength(2_000)
  for (const flight of flights) {
    const content = flightFromText(textFromFlight(flight))
    if (content.status !== 'flight') throw new Error(content.status)
    const { recording, ...rest } = content.flight
    expect({ ...rest, recording: [] }).toEqual({ ...flight, recording: [] })
    expect(Buffer.compare(new Uint8Array(recording.buffer), new Uint8Array(flight.recording.buffer))).toBe(0)
  }
})

test('the longest possible flight is read back unchanged', () => {
  const flight = { ...madeUpFlight(1, MOST_RECORDED_TICKS / 2), ticks: MOST_RECORDED_TICKS }
  expect(flightFromText(textFromFlight(flight))).toEqual({ status: 'flight', flight })
})

test('a replayed flight ends at its recorded tick, and a wrong tick count is rejected', () => {
  for (const flight of FLOWN.slice(0, 6)) {
    const again = resimulate(flight)
    expect(again?.end.tick).toBe(flight.ticks)
    expect(resimulate({ ...flight, ticks: flight.ticks - 1 })).toBeUndefined()
    expect(resimulate({ ...flight, ticks: flight.ticks + 1 })).toBeUndefined()
  }
})

/** A text with one change, cut, doubled, or replaced by noise. */
function damaged(text: string, draw: number): string {
  const roll = (stream: number, below: number): number => hash(draw, stream, 9) % below
  const at = roll(1, text.length)
  const other = ALPHABET[roll(2, 64)]
  switch (draw % 5) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text + text.slice(at)
    case 2:
      return Array.from({ length: roll(3, 900) }, (_, index) => ALPHABET[roll(index + 4, 64)]).join('')
    case 3:
      return text.slice(0, at) + other + text.slice(at)
    default:
      return text.slice(0, at) + other + text.slice(at + 1)
  }
}

test('20,000 damaged links are all rejected without an exception', () => {
  const texts = FLOWN.map(textFromFlight).filter(({ length }) => length < 700)
  expect(texts.length).toBeGreaterThan(5)
  for (let draw = 0; draw < 20_000; draw += 1) {
    const text = texts[draw % texts.length]
    const changed = damaged(text, draw)
    if (changed !== text && flightFromText(changed).status !== 'damaged') throw new Error(`accepted: ${changed}`)
  }
})

test('text that is not a link is reported as damaged', () => {
  const text = textFromFlight(madeUpFlight(5, 100))
  for (const junk of ['', 'A', ' ', '%', `${text}A`, `${text}_A`, 'ü'.repeat(40), '_'.repeat(400)])
    expect(flightFromText(junk), junk).toEqual({ status: 'damaged' })
})

test('every link ends in a letter or digit, as mail and chat cut other signs off', () => {
  const texts = Array.from({ length: 400 }, (_, seed) => textFromFlight(madeUpFlight(seed, 1 + (seed % 120))))
  expect(texts.filter((text) => !/[A-Za-z\d]$/.test(text))).toEqual([])
})

test('a link that ends in another sign, as older releases wrote one of 96, is read', () => {
  const older = rewrittenLink(textFromFlight(madeUpFlight(5, 100)), (bytes) => bytes.set([63], bytes.length - 1), 120)
  expect(older).toMatch(/_$/)
  expect(flightFromText(older).status).toBe('flight')
})

test('a link that travelled through mail and chat is read', () => {
  const texts = Array.from({ length: 60 }, (_, seed) => textFromFlight(madeUpFlight(seed, 100)))
  const text = texts.find((each) => /-.*_/.test(each)) ?? ''
  const encoded = text.replaceAll('-', '%2D').replaceAll('_', '%5f')
  expect(encoded).not.toBe(text)
  const content = flightFromText(text)
  expect(content.status).toBe('flight')
  for (const tail of [
    '',
    '.',
    ')',
    ').',
    ' ',
    '%20',
    '\u200b',
    '%E2%80%8B',
    '?fbclid=Ab-1',
    '&utm_source=a',
    '_',
    '__',
    '>',
    '%',
  ])
    for (const hash of [`#flight=${text}`, `#flight%3D${encoded}`, `#Flight%253d${encoded.replaceAll('%', '%25')}`]) {
      expect(isFlightHash(hash)).toBe(true)
      expect(flightFromText(flightTextFromAddress(`${hash}${tail}`) ?? ''), `${hash}${tail}`).toEqual(content)
    }
})

test.each(['#flight', '#flight:A', '#flightA', '#Flight%20A'])('the hash %s was meant to hold a flight', (hash) => {
  expect([isFlightHash(hash), isBrokenFlightHash(hash)]).toEqual([false, true])
})

test.each(['', '#', '#play', '#contact', '#my-flight=A', 'flight=A'])('the hash "%s" holds no flight', (hash) => {
  expect([isFlightHash(hash), isBrokenFlightHash(hash)]).toEqual([false, false])
})

test('the flight in the address of a page that does not exist is found', () => {
  for (const address of [
    'https://a.b/x#flight=Ab-_9',
    'https://a.b/%23flight=Ab-_9',
    'https://a.b/%2523flight%253DAb%252D_9',
  ])
    expect(flightTextFromAddress(address)).toBe('Ab-_9')
  expect(flightTextFromAddress('https://a.b/flights#main')).toBeUndefined()
})

test('a link text of 16,384 characters is accepted and a longer one is rejected', () => {
  const text = textFromFlight(madeUpFlight(5, 100))
  const ofBytes = (length: number) => rewrittenLink(text, () => undefined, length)
  expect(ofBytes(12_288)).toHaveLength(16_384)
  expect(flightFromText(ofBytes(12_288)).status).toBe('flight')
  expect(flightFromText(ofBytes(12_289))).toEqual({ status: 'damaged' })
})

test.each([
  [0, 'damaged'],
  [1, 'flight'],
  [MOST_RECORDED_TICKS, 'flight'],
  [MOST_RECORDED_TICKS + 1, 'damaged'],
  [0xffffff, 'damaged'],
])('a link text with a tick count of %i has the status "%s"', (ticks, kind) => {
  const text = rewrittenLink(textFromFlight(madeUpFlight(5, 100)), (bytes) =>
    bytes.set([ticks >> 16, (ticks >> 8) & 255, ticks & 255], LINK_TICKS_AT),
  )
  expect(flightFromText(text).status).toBe(kind)
})

test('a link of another rules edition gives its course and whether it is older or newer', () => {
  const text = textFromFlight(madeUpFlight(5, 100))
  const { seed } = madeUpFlight(5, 100)
  expect(flightFromText(linkOfEdition(text, RULES_EDITION + 1))).toEqual({ status: 'newer', seed })
  expect(flightFromText(linkOfEdition(text, RULES_EDITION - 1))).toEqual({ status: 'older', seed })
})
