import { fuelPercentFrom, markOf, READINGS, readingText, type ReadingName } from '~/hud/readings.ts'

import type { FlightState } from '../simulation/flight-state.ts'
import { LOW_FUEL_TENTHS, TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createRingArrow } from './ring-arrow.ts'
import { gapTextFrom, upperFirst, type Gap } from './time-words.ts'

/** How long a note is shown: to be read between two rings. */
const SHOWN_TICKS = 1.8 * TICKS_PER_SECOND

export type Instruments = Readonly<ReturnType<typeof createInstruments>>

/** Writes directly to the nodes under `display`, so that steady flight renders no component. */
export function createInstruments(display: HTMLElement) {
  const showScore = createReading(display, 'score')
  const showRings = createReading(display, 'rings')
  const showAltitude = createReading(display, 'altitude')
  const showSpeed = createReading(display, 'speed')
  const showFuel = createFuelGauge(display)
  const marks = [...display.querySelectorAll<HTMLElement>('[data-mark]')]
  const rivalMarks = createRivalMarks(instrumentNode(display, 'rival-marks'))
  const missNode = instrumentNode(display, 'ring-missed')
  const missNote = createPassingNote(missNode)
  const gapNode = instrumentNode(display, 'gap')
  const gapNote = createPassingNote(gapNode)

  let rings = NaN
  let isMissShown = false

  function showMarks(collected: number): void {
    if (collected === rings && isMissShown === !missNode.hidden) return
    rings = collected
    isMissShown = !missNode.hidden
    marks.forEach((mark, place) => {
      mark.dataset['mark'] = markOf(place, rings, isMissShown)
    })
  }

  return {
    /** Points at the next ring where the picture does not show it. `project`: the view's, after it has drawn. */
    point: createRingArrow(instrumentNode(display, 'ring-arrow')),
    /** Shows for a moment how far the flight is behind another one at the ring just collected. */
    tellGap(gap: Gap, flight: FlightState): void {
      gapNode.textContent = upperFirst(gapTextFrom(gap))
      gapNote.tell(flight)
    },
    /** For a moment a note says that a ring was missed, and the mark of the next one is broken. */
    tellMiss: missNote.tell,
    /**
     * Shows a flight, and how many rings its rival has; −1: there is none. Touches the page only where a reading has changed since
     * the last call.
     */
    show(flight: FlightState, rivalRings = -1): void {
      rivalMarks(rivalRings)
      gapNote.follow(flight)
      if (flight.phase === 'flying') missNote.follow(flight)
      else missNote.hide()
      showMarks(flight.ringsCollected)
      // Not a loop over a list, whose iterator would be garbage of each frame.
      showScore(flight)
      showRings(flight)
      showAltitude(flight)
      showSpeed(flight)
      showFuel(flight)
    },
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

  return (flight) => {
    if (flight.fuelTenths === fuel && flight.isRelaxed === isRelaxed) return
    ;({ fuelTenths: fuel, isRelaxed } = flight)
    const percent = String(fuelPercentFrom(fuel))
    const isLow = fuel <= LOW_FUEL_TENTHS
    number.textContent = percent
    const text = isRelaxed ? 'Relaxed: fuel not used' : isLow ? 'Low fuel' : 'Fuel'
    if (word.textContent !== text) word.textContent = text
    meter.setAttribute('aria-valuenow', percent)
    meter.setAttribute('aria-valuetext', `${percent} per cent${isRelaxed ? ', none is used' : ''}`)
    meter.style.setProperty('--fuel-share', String(fuel / 1000))
    meter.toggleAttribute('data-low', isLow)
  }
}

/** Creates what shows how many rings a rival has, under the player's own; −1: there is none. */
function createRivalMarks(row: HTMLElement): (collected: number) => void {
  let shown = NaN
  return (collected) => {
    if (collected === shown) return
    shown = collected
    row.hidden = collected < 0
    ;[...row.children].forEach((mark, index) => mark.toggleAttribute('data-collected', index < collected))
  }
}

/** Creates what shows a note for a moment, in `node`. */
function createPassingNote(node: HTMLElement) {
  let toldTick = Infinity
  const hide = (): void => {
    if (toldTick === Infinity) return
    toldTick = Infinity
    node.hidden = true
  }
  node.hidden = true
  return {
    tell: ({ tick }: FlightState): void => {
      toldTick = tick
      node.hidden = false
    },
    hide,
    /** Hides the note once its moment is over, or another flight has begun. */
    follow: ({ tick }: FlightState): void => {
      if (tick < toldTick || tick - toldTick >= SHOWN_TICKS) hide()
    },
  }
}

/**
 * The node that is marked with this name by `data-instrument`. In place of one that others removed from the page a detached
 * one, so that the rest is still written.
 */
function instrumentNode(display: HTMLElement, name: string): HTMLElement {
  return display.querySelector<HTMLElement>(`[data-instrument="${name}"]`) ?? document.createElement('div')
}
