import type { FlightState } from '../simulation/flight-state.ts'
import { LOW_FUEL_TENTHS, RINGS_TO_WIN, TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createGapNote } from './gap-note.ts'
import { createRingArrow } from './ring-arrow.ts'
import { altitudeFrom, fuelPercentFrom, kilometresPerHourFrom } from './readings.ts'

/** How long a miss is shown: the ring itself has left the picture by the time it turns grey. */
const MISS_TICKS = 1.8 * TICKS_PER_SECOND

export type Instruments = Readonly<ReturnType<typeof createInstruments>>

/** Writes directly to the nodes under `display`, so that steady flight renders no component. */
export function createInstruments(display: HTMLElement) {
  const showScore = createReading(instrumentNode(display, 'score'), ({ score }) => score)
  const showAltitude = createReading(instrumentNode(display, 'altitude'), ({ craft }) => altitudeFrom(craft))
  const showSpeed = createReading(instrumentNode(display, 'speed'), ({ craft }) => kilometresPerHourFrom(craft.speed))
  const showFuel = createFuelGauge(display)
  const ringsNode = instrumentNode(display, 'rings')
  const marks = [...display.querySelectorAll<HTMLElement>('[data-mark]')]
  const rivalMarks = createRivalMarks(instrumentNode(display, 'rival-marks'))
  const missNote = instrumentNode(display, 'ring-missed')
  const gapNote = createGapNote(instrumentNode(display, 'gap'))

  let rings = NaN
  let missed = 0
  let missedTick = Infinity
  let isMissTold = false

  /** For a while after a miss a note says so, and the mark of the next ring is broken. */
  function showMiss(flight: FlightState): void {
    if (flight.ringsMissed !== missed) {
      if (flight.ringsMissed > missed) missedTick = flight.tick
      missed = flight.ringsMissed
    }
    const isRecent = flight.tick >= missedTick && flight.tick - missedTick < MISS_TICKS
    const isToldNow = isRecent && flight.phase === 'flying'
    if (isToldNow === isMissTold) return
    isMissTold = isToldNow
    missNote.hidden = !isToldNow
    showMarks()
  }

  function showRings(collected: number): void {
    rings = collected
    ringsNode.textContent = `${collected}/${RINGS_TO_WIN}`
    showMarks()
  }

  function showMarks(): void {
    const due = isMissTold ? 'missed' : 'next'
    marks.forEach((mark, index) => {
      mark.dataset['mark'] = index < rings ? 'collected' : index === rings ? due : 'ahead'
    })
  }

  return {
    /** Points at the next ring where the picture does not show it. `project`: the view's, after it has drawn. */
    point: createRingArrow(instrumentNode(display, 'ring-arrow')),
    /** Shows for a moment how far the flight is behind another one at the ring just collected. */
    tellGap: gapNote.tell,
    /**
     * Shows a flight, and how many rings its rival has; −1: there is none. Touches the page only where a reading has changed since
     * the last call.
     */
    show(flight: FlightState, rivalRings = -1): void {
      rivalMarks(rivalRings)
      showScore(flight)
      if (flight.ringsCollected !== rings) showRings(flight.ringsCollected)
      showMiss(flight)
      gapNote.follow(flight)
      showAltitude(flight)
      showSpeed(flight)
      showFuel(flight)
    },
  }
}

/** Creates what writes a number into a node when it has changed. */
function createReading(node: HTMLElement, read: (flight: FlightState) => number): (flight: FlightState) => void {
  let shown = NaN
  return (flight) => {
    const value = read(flight)
    if (value === shown) return
    shown = value
    node.textContent = String(value)
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
    const text = isRelaxed ? 'Relaxed · fuel' : isLow ? 'Low fuel' : 'Fuel'
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

/**
 * The node that is marked with this name by `data-instrument`. In place of one that others removed from the page a detached
 * one, so that the rest is still written.
 */
function instrumentNode(display: HTMLElement, name: string): HTMLElement {
  return display.querySelector<HTMLElement>(`[data-instrument="${name}"]`) ?? document.createElement('div')
}
