// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { ringBySerial } from '../simulation/course/course.ts'
import { createRing } from '../simulation/course/ring-placement.ts'
import type { RingState } from '../simulation/flight-state.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { HeadsUpDisplay } from './heads-up-display.tsx'
import { createInstruments, type Instruments } from './instruments.ts'
import type { Projection } from './ring-arrow.ts'

afterEach(cleanup)

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

test('fuel is a meter with a name and a value', () => {
  const { instruments } = renderInstruments()
  instruments.show({ ...startFlight(7), fuelTenths: 500 })
  const meter = screen.getByRole('meter', { name: 'Fuel' })
  expect(meter.getAttribute('aria-valuenow')).toBe('50')
  expect(meter.getAttribute('aria-valuemin')).toBe('0')
  expect(meter.getAttribute('aria-valuemax')).toBe('100')
})

test('low fuel is shown as a word until a canister is collected', () => {
  const { display, instruments } = renderInstruments()
  instruments.show({ ...startFlight(7), fuelTenths: 250 })
  expect(textOf(display)).toContain('Low fuel 25%')
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

test('a collected ring is judged beside the craft for 0.7 s, with its points and the speed it gave', () => {
  const { display, instruments } = renderInstruments()
  const note = instrumentOf(display, 'ring-note')
  const flight = { ...startFlight(7), ringsCollected: 1, tick: 1000 }
  instruments.show(flight)
  expect(note.hidden).toBe(true)
  instruments.tellRing(passed({ precision: 0.95, push: 0.95 }), flight)
  instruments.show(flight)
  expect(note.hidden).toBe(false)
  expect(textOf(note)).toMatch(/^ ?Dead centre ?\+100 ?\+\d\d km\/h$/)
  instruments.show({ ...flight, tick: 1083 })
  expect(note.hidden).toBe(false)
  instruments.show({ ...flight, tick: 1084 })
  expect(note.hidden).toBe(true)
  instruments.tellRing(passed({ precision: 0.7, push: 0.7 }), flight)
  expect(textOf(note)).toContain('Clean')
  instruments.tellRing(passed({ precision: 0.01, push: 0.01 }), flight)
  expect(textOf(note), 'a grazed ring gives its points alone').toBe('+100')
  instruments.show({ ...flight, phase: 'complete' })
  expect(note.hidden, 'the tenth ring').toBe(false)
  instruments.show({ ...flight, phase: 'crashed' })
  expect(note.hidden).toBe(true)
})

test('a missed ring shows where it was and a broken mark for about two seconds', () => {
  const { display, instruments } = renderInstruments()
  const note = instrumentOf(display, 'ring-missed')
  const marks = () => [...display.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))
  const flight = { ...startFlight(7), ringsCollected: 1, tick: 1000 }
  const ring = passed({ status: 'missed', passX: 3, passY: -14 })
  instruments.show(flight)
  expect(note.hidden).toBe(true)
  const missed = { ...flight, tick: 1001, ringsMissed: 1 }
  instruments.tellRing(ring, missed)
  instruments.show(missed)
  expect(note.hidden).toBe(false)
  expect(note.textContent).toBe('Missed: it was higher')
  expect(marks().slice(0, 3)).toEqual(['collected', 'missed', 'ahead'])
  instruments.show({ ...missed, tick: 1200 })
  expect(note.hidden).toBe(false)
  instruments.show({ ...missed, tick: 1300 })
  expect(note.hidden).toBe(true)
  expect(marks().slice(0, 3)).toEqual(['collected', 'next', 'ahead'])
  instruments.tellRing(ring, { ...flight, tick: 1301, ringsMissed: 2 })
  instruments.show({ ...flight, tick: 1301, ringsMissed: 2 })
  expect(note.hidden).toBe(false)
  instruments.show({ ...flight, tick: 1302, ringsMissed: 2, phase: 'crashed' })
  expect(note.hidden, 'a flight that is over').toBe(true)
  instruments.show(startFlight(8))
  expect(note.hidden, 'a new flight has missed nothing').toBe(true)
  instruments.show({ ...startFlight(8), tick: 1302 })
  expect(note.hidden, 'at the tick of the last flight’s miss').toBe(true)
  instruments.show({ ...missed, tick: 2000 })
  expect(note.hidden, 'a replay that is moved past a miss').toBe(true)
})

test('the mark of each collected ring is filled by its precision', () => {
  const { display, instruments } = renderInstruments()
  const fills = () =>
    [...display.querySelectorAll<HTMLElement>('[data-mark]')].map(({ style }) => style.getPropertyValue('--fill'))
  instruments.show({ ...startFlight(7), ringsCollected: 3 }, -1, [0.95, 0.2, 0.7, 0.5])
  expect(fills().slice(0, 4)).toEqual(['0.95', '0.2', '0.7', '0'])
})

test('the chain is shown from two clean rings in a row on, and broken for a moment after it has ended', () => {
  const { display, instruments } = renderInstruments()
  const node = instrumentOf(display, 'chain')
  const shown = () => (node.hidden ? null : node.textContent)
  const flight = { ...startFlight(7), tick: 1000 }
  instruments.show({ ...flight, chain: 1 })
  expect(shown()).toBeNull()
  instruments.show({ ...flight, chain: 4 })
  expect([shown(), node.hasAttribute('data-broken')]).toEqual(['×4', false])
  instruments.show({ ...flight, chain: 0, tick: 1400 })
  instruments.show({ ...flight, chain: 0, tick: 1450 })
  expect([shown(), node.hasAttribute('data-broken')]).toEqual(['×4', true])
  instruments.show({ ...flight, chain: 0, tick: 1484 })
  expect([shown(), node.hasAttribute('data-broken')]).toEqual([null, false])
  instruments.show({ ...flight, chain: 3, tick: 1900 })
  instruments.show(startFlight(7))
  expect([shown(), node.hasAttribute('data-broken')], 'the next flight').toEqual([null, false])
})

test('near rock is told beside the craft on its side for a moment', () => {
  const { display, instruments } = renderInstruments()
  const note = instrumentOf(display, 'close')
  const flight = { ...startFlight(7), tick: 1000 }
  instruments.tellClose(flight)
  instruments.show(flight)
  expect([note.hidden, note.textContent]).toEqual([false, 'Close'])
  instruments.show({ ...flight, tick: 1084 })
  expect(note.hidden).toBe(true)
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

test('the gap after a ring is shown for about two seconds and is cleared by the next flight', () => {
  const { display, instruments } = renderInstruments()
  const note = display.querySelector<HTMLElement>('[data-instrument="gap"]')
  const flight = { ...startFlight(7), tick: 1000 }
  instruments.show(flight)
  expect(note?.hidden).toBe(true)
  instruments.tellGap({ ticks: -48, to: 'best' }, flight)
  expect([note?.hidden, note?.textContent, note?.dataset['side']]).toEqual([false, '−0.40', 'ahead'])
  instruments.show({ ...flight, tick: 1200 })
  expect(note?.hidden).toBe(false)
  instruments.show({ ...flight, tick: 1300 })
  expect(note?.hidden).toBe(true)
  instruments.tellGap({ ticks: 144, to: 'autopilot' }, { ...flight, tick: 1400 })
  expect([note?.hidden, note?.textContent, note?.dataset['side']]).toEqual([false, '+1.20', 'behind'])
  instruments.tellGap({ ticks: 0, to: 'autopilot' }, { ...flight, tick: 1400 })
  expect([note?.textContent, note?.dataset['side']]).toEqual(['0.00', 'level'])
  instruments.show(startFlight(7))
  expect(note?.hidden).toBe(true)
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
