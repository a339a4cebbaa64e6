import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ringBySerial } from '../simulation/course/course.ts'
import { MOST_WAKE } from '../simulation/flight/encounters.ts'
import { createRing } from '../simulation/course/ring-placement.ts'
import type { FlightState, RingState } from '../simulation/flight-state.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { HeadsUpDisplay } from './heads-up-display.tsx'
import { createInstruments, type Instruments } from './instruments.ts'
import type { Projection } from './ring-arrow.ts'

function renderInstruments(): { readonly display: HTMLElement; readonly instruments: Instruments } {
  const { container } = render(<HeadsUpDisplay ref={null} />)
  return { display: container, instruments: createInstruments(container) }
}

function instrumentOf(display: HTMLElement, name: string): HTMLElement {
  const node = display.querySelector<HTMLElement>(`[data-instrument="${name}"]`)
  if (node === null) throw new Error(`There is no instrument ${name}.`)
  return node
}

/** The text as a reader gets it: runs of blanks count as one. */
function textOf(display: HTMLElement): string {
  return display.textContent.replaceAll(/\s+/g, ' ')
}

// @spec hud-units
test('score, rings, altitude, speed and fuel are shown with their units', () => {
  const { display, instruments } = renderInstruments()
  const flight = startFlight(7)
  flight.score = 300
  flight.ringsCollected = 3
  flight.craft.y = 87.4
  flight.craft.speed = 260 / 3.6
  flight.fuelTenths = 655
  instruments.show(flight)
  expect(textOf(display)).toContain('Score 300')
  expect(textOf(display)).toContain('Rings 3/10')
  expect(textOf(display)).toContain('Altitude 87 m')
  expect(textOf(display)).toContain('Speed 260 km/h')
  expect(textOf(display)).toContain('Fuel 66%')
})

test('after the end of a flight no altitude and no speed are shown, and in the next one they are', () => {
  const { display, instruments } = renderInstruments()
  const flight = startFlight(7)
  instruments.show({ ...flight, phase: 'crashed' })
  expect(display.hasAttribute('data-over')).toBe(true)
  instruments.show(flight)
  expect(display.hasAttribute('data-over')).toBe(false)
})

test('figures that change in flight are not given to translators, and words are', () => {
  const { display } = renderInstruments()
  const isTranslated = (name: string) => instrumentOf(display, name).closest('[translate=no]') === null
  expect(['score', 'rings', 'altitude', 'speed', 'fuel-number', 'clock'].filter(isTranslated)).toEqual([])
  expect(['fuel-word', 'judgement', 'miss-words'].filter(isTranslated)).toEqual([
    'fuel-word',
    'judgement',
    'miss-words',
  ])
})

test('low fuel is shown as a word until a canister is collected or the mission is complete', () => {
  const { display, instruments } = renderInstruments()
  instruments.show({ ...startFlight(7), fuelTenths: 250 })
  expect(textOf(display)).toContain('Low fuel 25%')
  instruments.show({ ...startFlight(7), fuelTenths: 250, phase: 'complete' })
  expect(textOf(display)).not.toContain('Low fuel')
  instruments.show({ ...startFlight(7), fuelTenths: 550 })
  expect(textOf(display)).not.toContain('Low fuel')
})

test('a relaxed flight is labelled beside its fuel, and the flight after it is not', () => {
  const { display, instruments } = renderInstruments()
  instruments.show(startFlight(7, { isRelaxed: true }))
  expect(textOf(display)).toContain('Relaxed: fuel not used 100%')
  expect(screen.getByRole('meter', { name: 'Fuel' }).getAttribute('aria-valuetext')).toBe('100 per cent, none is used')
  instruments.show(startFlight(7))
  expect(textOf(display)).not.toContain('Relaxed')
  expect(textOf(display)).toContain('Fuel 100%')
})

test('ten marks show the rings collected, the next one and those ahead', () => {
  const { display, instruments } = renderInstruments()
  const marks = () => [...display.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))
  instruments.show({ ...startFlight(7), ringsCollected: 2 })
  expect(marks()).toEqual(['collected', 'collected', 'next', ...Array<string>(7).fill('ahead')])
  instruments.show({ ...startFlight(7), ringsCollected: 10 })
  expect(marks()).toEqual(Array<string>(10).fill('collected'))
})

/** The ring just passed, as a flight leaves it. */
function passed(changes: Partial<RingState>): RingState {
  return { ...createRing(), status: 'collected', precision: 0, push: 0, ...changes }
}

/** A flight with a ring, and the note of a name. */
function renderNote(name: string) {
  const { display, instruments } = renderInstruments()
  const flight = { ...startFlight(7), ringsCollected: 1, tick: 1000 }
  instruments.show(flight)
  return { display, instruments, flight, note: instrumentOf(display, name) }
}

const MISSED_RING = passed({ status: 'missed', passX: 3, passY: -14 })

test.each<[name: string, seconds: number, tell: (instruments: Instruments, flight: FlightState) => void]>([
  ['ring-note', 0.7, (instruments, flight) => instruments.tellRing(passed({ precision: 0.9 }), flight)],
  ['ring-missed', 1.8, (instruments, flight) => instruments.tellRing(MISSED_RING, flight)],
  ['near-rock', 0.7, (instruments, flight) => instruments.tellNearRock(flight)],
  ['gap', 1.8, (instruments, flight) => instruments.tellGap({ ticks: 0, to: 'best' }, flight)],
])('the note "%s" is shown for %d s of its own flight', (name, seconds, tell) => {
  const { instruments, flight, note } = renderNote(name)
  const isHiddenIn = (later: FlightState) => {
    tell(instruments, flight)
    instruments.show(later)
    return note.hidden
  }
  expect(note.hidden).toBe(true)
  const end = flight.tick + 120 * seconds
  expect([0, end - 1, end].map((tick) => isHiddenIn({ ...flight, tick: Math.max(tick, flight.tick) }))).toEqual([
    false,
    false,
    true,
  ])
  expect(isHiddenIn({ ...startFlight(8) }), 'the next flight').toBe(true)
  expect(isHiddenIn({ ...flight, tick: 9000 }), 'a replay that is moved').toBe(true)
})

test('a collected ring is judged beside the craft, with its points and the speed it gave', () => {
  const { instruments, flight, note } = renderNote('ring-note')
  instruments.tellRing(passed({ precision: 0.95, push: 0.95 }), flight)
  expect(textOf(note)).toMatch(/^ ?Dead centre ?\+100 ?\+\d\d km\/h$/)
  instruments.tellRing(passed({ precision: 0.7, push: 0.7 }), flight)
  expect(textOf(note)).toContain('Clean')
  instruments.tellRing(passed({ precision: 0.01, push: 0.01 }), flight)
  expect(textOf(note), 'a grazed ring gives its points alone').toBe('+100')
  instruments.show({ ...flight, phase: 'complete' })
  expect(note.hidden, 'the tenth ring').toBe(false)
  instruments.show({ ...flight, phase: 'crashed' })
  expect(note.hidden).toBe(true)
})

test('the note about the tenth ring stands at the top, and nothing says any more that rock is near', () => {
  const { display, instruments, flight, note } = renderNote('ring-note')
  const complete: FlightState = { ...flight, phase: 'complete' }
  instruments.tellRing(passed({ precision: 0.95 }), complete)
  instruments.tellNearRock(complete)
  instruments.show(complete)
  expect([note, instrumentOf(display, 'near-rock')].map(({ hidden }) => hidden)).toEqual([false, true])
  instruments.point(complete, (_x, _y, _z, into) => Object.assign(into, { across: 0, up: 0, depth: 1, aspect: 2 }))
  expect(note.style.getPropertyValue('--y')).toBe('0px')
})

test('a canister shows its fuel and its push, in place of what was said of a ring', () => {
  const { instruments, flight, note } = renderNote('ring-note')
  instruments.tellRing(passed({ precision: 0.95, push: 0.95 }), flight)
  instruments.tellCanister({ ...flight, fuelTenths: 800 })
  expect(textOf(note)).toMatch(/^\+30% fuel ?and a push$/)
  instruments.tellCanister({ ...flight, craft: { ...flight.craft, wake: MOST_WAKE } })
  expect(textOf(note), 'at the limits of both').toMatch(/^Full tank ?and full push$/)
})

test('a missed ring shows where it was, and a broken mark for as long', () => {
  const { display, instruments, flight, note } = renderNote('ring-missed')
  const marks = () => [...display.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))
  const missed = { ...flight, ringsMissed: 1 }
  instruments.tellRing(MISSED_RING, missed)
  instruments.show(missed)
  expect(note.textContent).toBe('Missed: it was higher')
  expect(marks().slice(0, 3)).toEqual(['collected', 'missed', 'ahead'])
  instruments.show({ ...missed, tick: 1300 })
  expect(marks().slice(0, 3)).toEqual(['collected', 'next', 'ahead'])
})

test('a bar joins the marks of a chain', () => {
  const { display, instruments } = renderInstruments()
  const joined = () => [...display.querySelectorAll('[data-mark]')].map((mark) => mark.hasAttribute('data-joined'))
  const flight = { ...startFlight(7), ringsCollected: 5 }
  instruments.show({ ...flight, chain: 3 })
  expect(joined()).toEqual([false, false, false, true, true, ...Array<boolean>(5).fill(false)])
  instruments.show({ ...flight, chain: 0 })
  expect(joined()).toEqual(Array<boolean>(10).fill(false))
})

test('the mark of each collected ring is filled by its precision, and shows a clean one and one flown dead centre', () => {
  const { display, instruments } = renderInstruments()
  const fills = () =>
    [...display.querySelectorAll<HTMLElement>('[data-mark]')].map(({ style }) => style.getPropertyValue('--fill'))
  instruments.show({ ...startFlight(7), ringsCollected: 3 }, -1, [0.95, 0.2, 0.7, 0.5])
  expect(fills().slice(0, 4)).toEqual(['0.95', '0.2', '0.7', '0'])
  const judged = [...display.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-judged'))
  expect(judged.slice(0, 4)).toEqual(['centre', 'through', 'clean', 'through'])
})

test('the chain is shown from two clean rings in a row on, and broken for a moment after it has ended', () => {
  const { display, instruments } = renderInstruments()
  const node = instrumentOf(display, 'chain')
  const shown = () => (node.hidden ? null : node.textContent)
  const flight = { ...startFlight(7), tick: 1000 }
  instruments.show({ ...flight, chain: 1 })
  expect(shown()).toBeNull()
  instruments.show({ ...flight, chain: 4 })
  expect([shown(), node.hasAttribute('data-broken')]).toEqual(['4 clean in a row', false])
  instruments.show({ ...flight, chain: 0, tick: 1400 })
  instruments.show({ ...flight, chain: 0, tick: 1450 })
  expect([shown(), node.hasAttribute('data-broken')]).toEqual(['4 clean in a row', true])
  instruments.show({ ...flight, chain: 0, tick: 1484 })
  expect([shown(), node.hasAttribute('data-broken')]).toEqual([null, false])
  instruments.show({ ...flight, chain: 3, tick: 1900 })
  instruments.show(startFlight(7))
  expect([shown(), node.hasAttribute('data-broken')], 'the next flight').toEqual([null, false])
})

test('a rival’s collected rings are shown, and their row is hidden without a rival', () => {
  const { display, instruments } = renderInstruments()
  const row = display.querySelector<HTMLElement>('[data-instrument="rival-marks"]')
  const flight = startFlight(7)
  instruments.show(flight)
  expect(row?.hidden).toBe(true)
  instruments.show(flight, 3)
  expect(row?.hidden).toBe(false)
  expect(row?.querySelectorAll('[data-collected]')).toHaveLength(3)
  instruments.show(flight)
  expect(row?.hidden).toBe(true)
})

test('the gap after a ring is ahead, behind or level', () => {
  const { instruments, flight, note } = renderNote('gap')
  const shown = (ticks: number) => {
    instruments.tellGap({ ticks, to: 'best' }, flight)
    return [note.textContent, note.dataset['side']]
  }
  expect([-48, 144, 0].map(shown)).toEqual([
    ['−0.40', 'ahead'],
    ['+1.20', 'behind'],
    ['0.00', 'level'],
  ])
  instruments.tellGap({ ticks: 700, rings: 2, to: 'pacer' }, flight)
  expect([note.textContent, note.dataset['side'], note.dataset['in']]).toEqual(['+5.83 (2 rings)', 'behind', 'rings'])
})

test('the clock shows the time flown in hundredths, without the text of the page changing', () => {
  const { display, instruments } = renderInstruments()
  const clock = display.querySelector<HTMLElement>('[data-instrument="clock"]')
  const written = clock?.textContent
  const time = () =>
    [...(clock?.children ?? [])]
      .filter((place) => !(place as HTMLElement).hidden)
      .map((place) => (place.children.length === 0 ? place : place.querySelector('[data-shown]'))?.textContent)
      .join('')
  for (const [tick, shown] of [
    [0, '0.00'],
    [1, '0.00'],
    [2, '0.01'],
    [1199, '9.99'],
    [1496, '12.46'],
    [14_400, '120.00'],
    [60, '0.50'],
  ] as const) {
    instruments.show({ ...startFlight(7), tick })
    expect(time(), `after ${tick} ticks`).toBe(shown)
  }
  expect(clock?.textContent).toBe(written)
})

test('unchanged readings cause no DOM mutation', async () => {
  const { display, instruments } = renderInstruments()
  const flight = startFlight(7)
  instruments.show(flight)
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(display, { subtree: true, childList: true, characterData: true, attributes: true })
  flight.craft.z -= 100
  flight.craft.y += 0.01
  flight.tick += 1
  instruments.show(flight)
  await Promise.resolve()
  expect(changes.concat(observer.takeRecords())).toEqual([])
  observer.disconnect()
})

test('an arrow points at the next ring while the ring is outside the picture', () => {
  const { display, instruments } = renderInstruments()
  const arrow = display.querySelector<HTMLElement>('[data-instrument="ring-arrow"]')
  const flight = startFlight(7)
  const next = ringBySerial(flight, flight.nextRingSerial)
  const right: Projection = (x, y, z, into) => {
    expect([x, y, z]).toEqual([next?.x, next?.y, next?.z])
    Object.assign(into, { across: 500, up: 0, depth: 100, aspect: 2 })
  }
  instruments.point(flight, right)
  expect(arrow?.hidden).toBe(false)
  expect(arrow?.style.getPropertyValue('--across')).toBe('1')
  expect(Number.parseFloat(arrow?.style.getPropertyValue('--angle') ?? '')).toBeCloseTo(Math.PI / 2)
  instruments.point(flight, (_x, _y, _z, into) => Object.assign(into, { across: 5, up: 0, depth: 100, aspect: 2 }))
  expect(arrow?.hidden).toBe(true)
  instruments.point(flight, right)
  instruments.point({ ...flight, phase: 'crashed' }, right)
  expect(arrow?.hidden, 'after the end there is no next ring').toBe(true)
})
