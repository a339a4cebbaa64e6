/** The marks of the rings: the player's own, the chain under them, and the rival's. */
import { markOf } from '~/hud/readings.ts'

import type { FlightState } from '../simulation/flight-state.ts'
import { GLANCE_TICKS } from './craft-notes.ts'
import { chainText, judgementOf } from './ring-words.ts'

/** Creates what shows the rings collected, each by its precision and the chain joined, and whether the next one has just been missed. */
export function createRingMarks(marks: readonly HTMLElement[]) {
  let rings = NaN
  let latest = NaN
  let joined = NaN
  let isMissShown = false
  return (collected: number, precisions: readonly number[], chain: number, isMissed: boolean): void => {
    const precision = precisions.at(collected - 1) ?? 1
    if (collected === rings && precision === latest && chain === joined && isMissed === isMissShown) return
    rings = collected
    latest = precision
    joined = chain
    isMissShown = isMissed
    marks.forEach((mark, place) => {
      mark.dataset['mark'] = markOf(place, rings, isMissShown)
      const flown = place < rings ? (precisions.at(place) ?? 1) : 0
      mark.style.setProperty('--fill', String(flown))
      mark.dataset['judged'] = judgementOf(flown)
      mark.toggleAttribute('data-joined', place < rings && place > rings - joined)
    })
  }
}

/** Creates what shows how many rings a rival has, under the player's own; −1: there is none. */
export function createRivalMarks(row: HTMLElement): (collected: number) => void {
  let shown = NaN
  return (collected) => {
    if (collected === shown) return
    shown = collected
    row.hidden = collected < 0
    ;[...row.children].forEach((mark, index) => mark.toggleAttribute('data-collected', index < collected))
  }
}

/** Creates what shows the chain in `node`: from two clean rings in a row on, and for a moment broken after it has ended. */
export function createChain(node: HTMLElement): (flight: FlightState) => void {
  let shown = 0
  let brokenTick = Infinity
  let latestTick = 0
  node.hidden = true

  function write(chain: number): void {
    brokenTick = Infinity
    node.removeAttribute('data-broken')
    node.textContent = chainText(chain)
    node.hidden = chain < 2
  }

  return ({ chain, tick }) => {
    const isSameFlight = tick >= latestTick
    latestTick = tick
    if (chain < shown && shown > 1 && isSameFlight) {
      brokenTick = tick
      node.setAttribute('data-broken', '')
    } else if (chain !== shown || !isSameFlight || tick - brokenTick >= GLANCE_TICKS) write(chain)
    shown = chain
  }
}
