// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { ringBySerial } from '../simulation/course/course.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { HeadsUpDisplay } from './heads-up-display.tsx'
import { createInstruments, type Instruments } from './instruments.ts'
import type { Projection } from './ring-arrow.ts'

afterEach(cleanup)

function renderInstruments(): { readonly display: HTMLElement; readonly instruments: Instruments } {
  const { container } = render(<HeadsUpDisplay ref={null} />)
  return { display: container, instruments: createInstruments(container) }
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

test('a missed ring shows a note and a broken mark for about two seconds', () => {
  const { display, instruments } = renderInstruments()
  const note = display.querySelector<HTMLElement>('[data-instrument="ring-missed"]')
  const marks = () => [...display.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))
  const flight = { ...startFlight(7), ringsCollected: 1, tick: 1000 }
  instruments.show(flight)
  expect(note?.hidden).toBe(true)
  const missed = { ...flight, tick: 1001, ringsMissed: 1 }
  instruments.tellMiss(missed)
  instruments.show(missed)
  expect(note?.hidden).toBe(false)
  expect(note?.textContent).toContain('Ring missed')
  expect(marks().slice(0, 3)).toEqual(['collected', 'missed', 'ahead'])
  instruments.show({ ...missed, tick: 1200 })
  expect(note?.hidden).toBe(false)
  instruments.show({ ...missed, tick: 1300 })
  expect(note?.hidden).toBe(true)
  expect(marks().slice(0, 3)).toEqual(['collected', 'next', 'ahead'])
  instruments.tellMiss({ ...flight, tick: 1301, ringsMissed: 2 })
  instruments.show({ ...flight, tick: 1301, ringsMissed: 2 })
  expect(note?.hidden).toBe(false)
  instruments.show({ ...flight, tick: 1302, ringsMissed: 2, phase: 'crashed' })
  expect(note?.hidden, 'a flight that is over').toBe(true)
  instruments.show(startFlight(8))
  expect(note?.hidden, 'a new flight has missed nothing').toBe(true)
  instruments.show({ ...startFlight(8), tick: 1302 })
  expect(note?.hidden, 'at the tick of the last flight’s miss').toBe(true)
  instruments.show({ ...missed, tick: 2000 })
  expect(note?.hidden, 'a replay that is moved past a miss').toBe(true)
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
  expect([note?.hidden, note?.textContent]).toEqual([false, '0.4 s ahead of your best'])
  instruments.show({ ...flight, tick: 1200 })
  expect(note?.hidden).toBe(false)
  instruments.show({ ...flight, tick: 1300 })
  expect(note?.hidden).toBe(true)
  instruments.tellGap({ ticks: 144, to: 'autopilot' }, { ...flight, tick: 1400 })
  expect([note?.hidden, note?.textContent]).toEqual([false, '1.2 s behind the autopilot'])
  instruments.tellGap({ ticks: 0, to: 'autopilot' }, { ...flight, tick: 1400 })
  expect(note?.textContent).toBe('Level with the autopilot')
  instruments.show(startFlight(7))
  expect(note?.hidden).toBe(true)
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
