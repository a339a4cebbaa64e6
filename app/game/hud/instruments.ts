import { fuelPercentFrom, READINGS, readingText, type ReadingName } from '~/hud/readings.ts'

import type { FlightState, RingState } from '../simulation/flight-state.ts'
import { LOW_FUEL_TENTHS } from '../simulation/rules.ts'
import { createCraftNotes, READ_TICKS } from './craft-notes.ts'
import { createPassingNote } from './passing-note.ts'
import { createRingArrow, type Projection } from './ring-arrow.ts'
import { createChain, createRingMarks, createRivalMarks } from './ring-marks.ts'
import { hundredthsFrom, ringsText, signedSecondsFrom, type Gap } from './time-words.ts'

export type Instruments = Readonly<ReturnType<typeof createInstruments>>

/** Writes directly to the nodes under `display`, so that steady flight renders no component. */
export function createInstruments(display: HTMLElement) {
  const showScore = createReading(display, 'score')
  const showRings = createReading(display, 'rings')
  const showAltitude = createReading(display, 'altitude')
  const showSpeed = createReading(display, 'speed')
  const showFuel = createFuelGauge(display)
  const nodeOf = (name: string) => instrumentNode(display, name)
  const showTime = createClock(nodeOf('clock'))
  const showMarks = createRingMarks([...display.querySelectorAll<HTMLElement>('[data-mark]')])
  const showRivalMarks = createRivalMarks(nodeOf('rival-marks'))
  const showChain = createChain(nodeOf('chain'))
  const notes = createCraftNotes(nodeOf, nodeMarked(display, 'data-outlook'), nodeMarked(display, 'data-notes'))
  const pointAtRing = createRingArrow(nodeOf('ring-arrow'))
  const gapNode = nodeOf('gap')
  const gapNote = createPassingNote(gapNode)
  let isOver = false

  return {
    /** Points at the next ring where the picture does not show it, and places the notes. `project`: the view's, after it has drawn. */
    point(flight: FlightState, project: Projection): void {
      pointAtRing(flight, project)
      notes.keepClear(flight, project)
    },
    /** Shows for a moment how far the flight is behind another one at the ring just collected. */
    tellGap({ ticks, rings = 0, to }: Gap, flight: FlightState): void {
      gapNode.textContent = `${signedSecondsFrom(ticks)}${rings > 0 ? ` (${ringsText(rings)})` : ''}`
      gapNode.dataset['to'] = to === 'field' ? 'fastest' : to
      gapNode.dataset['in'] = rings > 0 ? 'rings' : 'seconds'
      gapNode.dataset['side'] = ticks < 0 ? 'ahead' : ticks > 0 ? 'behind' : 'level'
      gapNote.tell(flight, READ_TICKS)
    },
    /** For a moment a note beside the craft judges the ring just passed; where it was missed, the mark of the next one is broken. */
    tellRing: (ring: RingState, flight: FlightState): void => notes.tellRing(ring, flight),
    tellCanister: (flight: FlightState): void => notes.tellCanister(flight),
    /** For a moment a note says that rock is near. */
    tellNearRock: (flight: FlightState): void => notes.tellNearRock(flight),
    /**
     * Shows a flight, how many rings its rival has (−1: there is none), and how precisely each of its own was flown through. Touches
     * the page only where a reading has changed since the last call.
     */
    show(flight: FlightState, rivalRings = -1, precisions: readonly number[] = []): void {
      showRivalMarks(rivalRings)
      gapNote.expire(flight)
      notes.expire(flight)
      showChain(flight)
      showMarks(flight.ringsCollected, precisions, flight.chain, notes.isMissShown())
      // Not a loop over a list, whose iterator would be garbage of each frame.
      showScore(flight)
      showRings(flight)
      showAltitude(flight)
      showSpeed(flight)
      showFuel(flight)
      showTime(flight)
      if (isOver === (flight.phase !== 'flying')) return
      isOver = !isOver
      // What falls or climbs on after a flight has no altitude and no speed.
      display.toggleAttribute('data-over', isOver)
    },
  }
}

/**
 * Creates what shows the time flown on a clock: nodes marked by `data-digit`, each with the digits from 0 to 9. One digit of a
 * node is visible at a time, so that the clock makes no text and, but for its 10th and 100th second, no layout.
 */
function createClock(clock: HTMLElement): (flight: FlightState) => void {
  const places = [...clock.querySelectorAll<HTMLElement>('[data-digit]')].map((node, index, all) => ({
    node,
    digits: [...node.children],
    // Seconds have a 0 before the point.
    isNeeded: index >= all.length - 3,
    shown: -1,
  }))
  let time = NaN
  return ({ tick }) => {
    const hundredths = hundredthsFrom(tick)
    if (hundredths === time) return
    time = hundredths
    let rest = hundredths
    for (let index = places.length - 1; index >= 0; index -= 1) {
      const place = places[index]
      const digit = rest % 10
      const isLeading = rest === 0 && !place.isNeeded
      rest = (rest - digit) / 10
      if (place.node.hidden !== isLeading) place.node.hidden = isLeading
      if (digit === place.shown) continue
      if (place.shown >= 0) place.digits[place.shown].removeAttribute('data-shown')
      place.digits[digit].setAttribute('data-shown', '')
      place.shown = digit
    }
  }
}

/** Creates what writes a reading into its node when it has changed. */
function createReading(display: HTMLElement, name: ReadingName): (flight: FlightState) => void {
  const node = instrumentNode(display, name)
  let shown = NaN
  return (flight) => {
    const value = READINGS[name](flight)
    if (value === shown) return
    shown = value
    node.textContent = readingText(name, value)
  }
}

/** Creates what shows the fuel of a flight when it has changed. */
function createFuelGauge(display: HTMLElement): (flight: FlightState) => void {
  const meter = instrumentNode(display, 'fuel')
  const number = instrumentNode(display, 'fuel-number')
  const word = instrumentNode(display, 'fuel-word')
  let fuel = NaN
  let isRelaxed: boolean | undefined
  let phase: FlightState['phase'] | undefined

  return (flight) => {
    if (flight.fuelTenths === fuel && flight.isRelaxed === isRelaxed && flight.phase === phase) return
    ;({ fuelTenths: fuel, isRelaxed, phase } = flight)
    const percent = String(fuelPercentFrom(fuel))
    const isLow = fuel <= LOW_FUEL_TENTHS && phase !== 'complete'
    number.textContent = percent
    const text = isRelaxed ? 'Relaxed: fuel not used' : isLow ? 'Low fuel' : 'Fuel'
    if (word.textContent !== text) word.textContent = text
    meter.setAttribute('aria-valuenow', percent)
    meter.setAttribute('aria-valuetext', `${percent} per cent${isRelaxed ? ', none is used' : ''}`)
    meter.style.setProperty('--fuel-share', String(fuel / 1000))
    meter.toggleAttribute('data-low', isLow)
  }
}

/** The node that is marked with this name by `data-instrument`. */
function instrumentNode(display: HTMLElement, name: string): HTMLElement {
  return nodeMarked(display, `data-instrument="${name}"`)
}

function nodeMarked(display: HTMLElement, mark: string): HTMLElement {
  const node = display.querySelector<HTMLElement>(`[${mark}]`)
  if (node === null) throw new Error(`The display has no node with ${mark}.`)
  return node
}
