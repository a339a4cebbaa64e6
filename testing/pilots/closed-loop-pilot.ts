/**
 * A pilot for the journeys: it reads the flight through `?inspect` after each frame and flies it with real key events. Before it
 * chooses its keys it simulates every choice, because on a slow machine a choice is held for a tenth of a second.
 */
import type { Page } from '@playwright/test'

import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { courseLineAt, createLinePoint } from '../../app/game/simulation/course/course.ts'
import { advanceFlight, createFlight } from '../../app/game/simulation/flight/flight.ts'
import { CONTROL_STEPS, type Controls, type FlightState } from '../../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import type { InspectionSnapshot } from '../../app/game/play/inspection.ts'
import { KEY_CHOICES } from './key-choices.ts'
import { copyFlight } from '../flights/copy-flight.ts'

declare global {
  interface Window {
    /** While a pilot chooses: a page with limited frames (`limitFrames`) then draws none, so that no machine is too slow to fly. */
    areFramesHeld?: boolean
  }
}

/** Where the pilot wants to go: through every ring, onto a mountain, or on and on above the rings. */
export type Aim = 'rings' | 'mountain' | 'above-rings'

export type Hold = (controls: Readonly<Controls>) => Promise<void>

export interface MissionOptions {
  /** Default: `rings`. */
  readonly aim?: Aim
  /** Flying stops when this is true of what was seen; default: when the flight has ended. */
  readonly until?: (seen: InspectionSnapshot) => boolean
  /** Holds the controls, each at full deflection or centred; default: by keys. */
  readonly hold?: Hold
  /** Real seconds after which the pilot gives up with an error; default: 180. */
  readonly withinSeconds?: number
}

/** Each direction alternates between its two keys, so that a mission tests arrows and letters. */
const KEYS = {
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  up: ['ArrowUp', 'KeyW'],
  down: ['ArrowDown', 'KeyS'],
} as const
type Direction = keyof typeof KEYS

/** How far beyond the held choice the pilot simulates. */
const FORESIGHT_TICKS = 0.9 * TICKS_PER_SECOND
/** Metres above the line that miss every ring. */
const ABOVE_RINGS = 30
const HANDS_OFF: Readonly<Controls> = { turn: 0, climb: 0 }

/** The game's snapshot. Throws where the page was opened without `?inspect`. */
export async function inspectGame(page: Page): Promise<InspectionSnapshot> {
  return page.evaluate(() => {
    const inspection = window.ringwakeInspection
    if (inspection === undefined) throw new Error('Open the page with ?inspect.')
    return inspection.snapshot()
  })
}

/** The same, right after the next drawn frame, or after a second where none is drawn. Frames are held from then on. */
export async function lookAfterNextFrame(page: Page): Promise<InspectionSnapshot> {
  const seen = await page.evaluate(
    () =>
      new Promise<InspectionSnapshot | undefined>((resolve) => {
        window.areFramesHeld = false
        let hasLooked = false
        const look = () => {
          if (hasLooked) return
          hasLooked = true
          window.areFramesHeld = true
          resolve(window.ringwakeInspection?.snapshot())
        }
        // The game requested this frame first, so it has drawn by now.
        requestAnimationFrame(look)
        setTimeout(look, 1000)
      }),
  )
  return seen ?? inspectGame(page)
}

/** After the last look: frames pass again. */
export async function releaseFrames(page: Page): Promise<void> {
  await page.evaluate(() => (window.areFramesHeld = false))
}

/** The machine's measured latencies. */
interface Habit {
  /** Ticks between two snapshots, for which a choice is held. */
  holdTicks: number
  /** The share in [0, 1] of key events that act only after the next snapshot. */
  lateness: number
}

const LEARNING_SHARE = 0.3

function learnFrom(seen: InspectionSnapshot, tickBefore: number, wish: Readonly<Controls>, habit: Habit): void {
  const isLate = seen.controls.turn !== wish.turn || seen.controls.climb !== wish.climb
  habit.holdTicks += LEARNING_SHARE * (seen.flight.tick - tickBefore - habit.holdTicks)
  habit.lateness += LEARNING_SHARE * (Number(isLate) - habit.lateness)
}

/** Flies the current flight until `until` holds; returns the last snapshot, with all controls centred. */
export async function flyMission(page: Page, options: MissionOptions = {}): Promise<InspectionSnapshot> {
  const { aim = 'rings', hold = holdKeys(page), withinSeconds = 180 } = options
  const until = options.until ?? (({ session }) => session.stage === 'crashed' || session.stage === 'complete')
  const giveUpAt = Date.now() + withinSeconds * 1000
  const habit: Habit = { holdTicks: 0.1 * TICKS_PER_SECOND, lateness: 0 }
  let before: { readonly tick: number; readonly wish: Readonly<Controls> } | undefined
  try {
    for (;;) {
      const seen = await lookAfterNextFrame(page)
      if (until(seen)) return seen
      if (Date.now() > giveUpAt) throw new Error(`Not there after ${withinSeconds} s: ${JSON.stringify(seen.session)}`)
      // Nothing to steer during the resume countdown.
      if (seen.session.stage === 'resuming') continue
      if (before !== undefined) learnFrom(seen, before.tick, before.wish, habit)
      const wish = aim === 'mountain' ? towardsMountain(seen.flight) : chooseControls(seen, aim, habit)
      before = { tick: seen.flight.tick, wish }
      await hold(wish)
    }
  } finally {
    await hold(HANDS_OFF)
    await releaseFrames(page)
  }
}

export function holdKeys(page: Page): Hold {
  const down = new Map<Direction, string>()
  let presses = 0

  async function set(direction: Direction, isDown: boolean): Promise<void> {
    const held = down.get(direction)
    if (isDown === (held !== undefined)) return
    if (held !== undefined) {
      down.delete(direction)
      await page.keyboard.up(held)
      return
    }
    const pair = KEYS[direction]
    const key = pair[presses % 2]
    presses += 1
    down.set(direction, key)
    await page.keyboard.down(key)
  }

  return async ({ turn, climb }) => {
    // Sent in order, without waiting for each other's answer.
    await Promise.all([set('left', turn < 0), set('right', turn > 0), set('up', climb > 0), set('down', climb < 0)])
  }
}

/** Down and away from the middle, where the mountains are. */
function towardsMountain(flight: FlightState): Controls {
  return { turn: flight.craft.x < 0 ? -CONTROL_STEPS : CONTROL_STEPS, climb: -CONTROL_STEPS }
}

/** The predicted flight when the keys act, and the simulation of a choice from there. */
const atHand = createFlight()
const ahead = createFlight()

/** The keys that keep the craft nearest to its line. */
function chooseControls(seen: InspectionSnapshot, aim: Aim, habit: Habit): Readonly<Controls> {
  const above = aim === 'above-rings' ? ABOVE_RINGS : 0
  const lateTicks = Math.round(habit.lateness * habit.holdTicks)
  copyFlight(seen.flight, atHand)
  for (let tick = 0; tick < lateTicks; tick += 1) advanceFlight(atHand, seen.controls)
  let best = HANDS_OFF
  let leastCost = Infinity
  for (const choice of KEY_CHOICES) {
    const cost = costOf(choice, Math.round(habit.holdTicks), above)
    if (cost >= leastCost) continue
    leastCost = cost
    best = choice
  }
  return best
}

const line = createLinePoint()
const steering: Controls = { turn: 0, climb: 0 }

/** Summed squared distance from the line if `choice` is held until the next snapshot and the line is followed after it. */
function costOf(choice: Readonly<Controls>, holdTicks: number, above: number): number {
  copyFlight(atHand, ahead)
  let cost = 0
  for (let tick = 0; tick < holdTicks + FORESIGHT_TICKS && ahead.phase === 'flying'; tick += 1) {
    steerAboveCourse(ahead, above, steering)
    advanceFlight(ahead, tick < holdTicks ? choice : steering)
    line.z = ahead.craft.z
    courseLineAt(ahead, line)
    cost += (line.x - ahead.craft.x) ** 2 + (line.y + above - ahead.craft.y) ** 2
  }
  return ahead.crashCause === 'mountain' ? 1e12 - cost : cost
}

/** As the autopilot, but `above` metres over the line. */
function steerAboveCourse(flight: FlightState, above: number, into: Controls): void {
  flight.craft.y -= above
  steerTowardsCourse(flight, into)
  flight.craft.y += above
}
