import type { FlightState } from '../simulation/flight-state.ts'
import { LOW_FUEL_TENTHS, RINGS_TO_WIN, TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createGapNote, type GapNote } from './gap-note.ts'
import { createRingArrow, type Projection } from './ring-arrow.ts'
import { fuelPercentFrom, kilometresPerHourFrom } from './readings.ts'

/** The nodes that the instruments write to; heads-up-display.tsx marks each with `data-instrument`. */
const INSTRUMENT_NAMES = ['score', 'rings', 'altitude', 'speed'] as const
type InstrumentName = (typeof INSTRUMENT_NAMES)[number]
type FuelName = 'fuel' | 'fuel-number' | 'fuel-word'
/** The nodes of ring-cues.tsx. */
type CueName = 'ring-arrow' | 'ring-missed' | 'gap' | 'rival-marks'

/** How long a miss is shown: the ring itself has left the picture by the time it turns grey. */
const MISS_TICKS = 1.8 * TICKS_PER_SECOND

/** What is shown of a rival: how many rings it has. */
export interface ShownRival {
  readonly flight: { readonly state: Pick<FlightState, 'ringsCollected'> }
}

export interface Instruments {
  /** Shows a flight. Touches the page only where a reading has changed since the last call. */
  readonly show: (flight: FlightState, rival?: ShownRival | null) => void
  /** Points at the next ring where the picture does not show it. `project`: the view's, after it has drawn. */
  readonly point: (flight: FlightState, project: Projection) => void
  /** Shows for a moment how far the flight is behind another one at the ring just collected. */
  readonly tellGap: GapNote['tell']
}

/** Writes directly to the nodes under `display`, so that steady flight renders no component. */
export function createInstruments(display: HTMLElement): Instruments {
  const nodeOf = (name: InstrumentName | CueName) => instrumentNode(display, name)
  const nodes = new Map(INSTRUMENT_NAMES.map((name) => [name, nodeOf(name)]))
  const marks = [...display.querySelectorAll<HTMLElement>('[data-mark]')]

  const rivalMarks = createRivalMarks(nodeOf('rival-marks'))
  const missNote = instrumentNode(display, 'ring-missed')
  const ringArrow = createRingArrow(instrumentNode(display, 'ring-arrow'))
  const showFuel = createFuelGauge(display)
  const gapNote = createGapNote(instrumentNode(display, 'gap'))

  let score = NaN
  let rings = NaN
  let missed = 0
  let missedTick = Infinity
  let isMissTold = false
  let altitude = NaN
  let speed = NaN

  function write(name: InstrumentName, text: string): void {
    const node = nodes.get(name)
    if (node) node.textContent = text
  }

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
    write('rings', `${collected}/${RINGS_TO_WIN}`)
    showMarks()
  }

  function showMarks(): void {
    const due = isMissTold ? 'missed' : 'next'
    marks.forEach((mark, index) => {
      mark.dataset['mark'] = index < rings ? 'collected' : index === rings ? due : 'ahead'
    })
  }

  return {
    point: ringArrow.show,
    tellGap: gapNote.tell,
    show(flight, rival = null) {
      rivalMarks(rival === null ? -1 : rival.flight.state.ringsCollected)
      if (flight.score !== score) write('score', String((score = flight.score)))
      if (flight.ringsCollected !== rings) showRings(flight.ringsCollected)
      showMiss(flight)
      gapNote.follow(flight)
      const altitudeNow = Math.round(flight.craft.y)
      if (altitudeNow !== altitude) write('altitude', String((altitude = altitudeNow)))
      const speedNow = kilometresPerHourFrom(flight.craft.speed)
      if (speedNow !== speed) write('speed', String((speed = speedNow)))
      showFuel(flight)
    },
  }
}

/** Gives what shows the fuel of a flight, where it has changed. */
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

/** Writes how many rings a rival has under the player's own; −1: there is none. */
function createRivalMarks(row: HTMLElement): (collected: number) => void {
  let shown = NaN
  return (collected) => {
    if (collected === shown) return
    shown = collected
    row.hidden = collected < 0
    ;[...row.children].forEach((mark, index) => mark.toggleAttribute('data-collected', index < collected))
  }
}

/** Replaces a node that others removed from the page by a detached one, so that the others are still written. */
function instrumentNode(display: HTMLElement, name: InstrumentName | FuelName | CueName): HTMLElement {
  return display.querySelector<HTMLElement>(`[data-instrument="${name}"]`) ?? document.createElement('div')
}
