/**
 * A pilot for the journeys: it looks at the flight through the inspection door (the page must have been opened with
 * `?inspect`) and flies it with real key events. It looks right after each drawn frame, so its keys act in the next one,
 * and it flies every choice ahead in its head, with the simulation itself, before it takes one: on a slow machine a
 * choice has to hold for a tenth of a second.
 */
import type { Page } from '@playwright/test'

import { MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../app/game/simulation/aircraft.ts'
import { courseLineAt } from '../app/game/simulation/course.ts'
import { advanceFlight, copyFlight, createFlight } from '../app/game/simulation/flight.ts'
import { CONTROL_STEPS, type Controls, type FlightState } from '../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import type { InspectionSnapshot } from '../app/game/ui/inspection.ts'

/** Where the pilot wants to go: through every ring, onto a mountain, or on and on above the rings. */
export type Aim = 'rings' | 'mountain' | 'above-rings'

export interface MissionOptions {
  /** Default: `rings`. */
  readonly aim?: Aim
  /** Flying stops when this is true of what was seen; default: when the flight has ended. */
  readonly until?: (seen: InspectionSnapshot) => boolean
  /** Real seconds after which the pilot gives up with an error; default: 90. */
  readonly withinSeconds?: number
}

/** Each axis offers both its keys by turns, so that a mission flies with arrows and letters alike. */
const KEYS = {
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  up: ['ArrowUp', 'KeyW'],
  down: ['ArrowDown', 'KeyS'],
} as const
type Direction = keyof typeof KEYS

/** How far ahead the pilot thinks beyond the choice at hand. */
const FORESIGHT_TICKS = 0.9 * TICKS_PER_SECOND
/** How far above the line it flies to miss the rings: more than any radius. */
const ABOVE_RINGS = 30
const HANDS_OFF: Readonly<Controls> = { turn: 0, climb: 0 }
const CHOICES: readonly Readonly<Controls>[] = [-1, 0, 1].flatMap((turn) =>
  [-1, 0, 1].map((climb) => ({ turn: turn * CONTROL_STEPS, climb: climb * CONTROL_STEPS })),
)

/** What the inspection door shows now. Throws where it is shut. */
export async function inspectGame(page: Page): Promise<InspectionSnapshot> {
  return page.evaluate(() => {
    const inspection = window.ringwakeInspection
    if (inspection === undefined) throw new Error('The inspection door is shut: open the page with ?inspect.')
    return inspection.snapshot()
  })
}

/** The same, right after the next drawn frame, or after a second where none is drawn. */
async function lookAfterNextFrame(page: Page): Promise<InspectionSnapshot> {
  const seen = await page.evaluate(
    () =>
      new Promise<InspectionSnapshot | undefined>((resolve) => {
        const look = () => resolve(window.ringwakeInspection?.snapshot())
        // The game asked for this frame first, so it has drawn by the time of the look.
        requestAnimationFrame(look)
        setTimeout(look, 1000)
      }),
  )
  return seen ?? inspectGame(page)
}

/** What the pilot has learnt of the machine it flies on; both change with the load. */
interface Habit {
  /** Ticks from one look to the next: so long does a choice stand. */
  holdTicks: number
  /** How often, of all times, keys act only after the next look and not before it: a share in [0, 1]. */
  lateness: number
}

const LEARNING_SHARE = 0.3

function learnFrom(seen: InspectionSnapshot, tickBefore: number, wish: Readonly<Controls>, habit: Habit): void {
  const isLate = seen.controls.turn !== wish.turn || seen.controls.climb !== wish.climb
  habit.holdTicks += LEARNING_SHARE * (seen.flight.tick - tickBefore - habit.holdTicks)
  habit.lateness += LEARNING_SHARE * (Number(isLate) - habit.lateness)
}

/** Flies a flight that is playing until the end that was asked for; gives what was seen last, with all keys up. */
export async function flyMission(page: Page, options: MissionOptions = {}): Promise<InspectionSnapshot> {
  const { aim = 'rings', withinSeconds = 90 } = options
  const until = options.until ?? (({ session }) => session.stage === 'crashed' || session.stage === 'complete')
  const keys = createKeys(page)
  const giveUpAt = Date.now() + withinSeconds * 1000
  const habit: Habit = { holdTicks: 0.1 * TICKS_PER_SECOND, lateness: 0 }
  let before: { readonly tick: number; readonly wish: Readonly<Controls> } | undefined
  try {
    for (;;) {
      const seen = await lookAfterNextFrame(page)
      if (until(seen)) return seen
      if (Date.now() > giveUpAt) throw new Error(`Not there after ${withinSeconds} s: ${JSON.stringify(seen.session)}`)
      // In the count before a flight goes on there is nothing to steer, and nothing to learn of the machine.
      if (seen.session.stage === 'resuming') continue
      if (before !== undefined) learnFrom(seen, before.tick, before.wish, habit)
      const wish = aim === 'mountain' ? towardsMountain(seen.flight) : chooseControls(seen, aim, habit)
      before = { tick: seen.flight.tick, wish }
      await keys.hold(wish)
    }
  } finally {
    await keys.hold(HANDS_OFF)
  }
}

function createKeys(page: Page) {
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
    const key = pair[presses % 2] ?? pair[0]
    presses += 1
    down.set(direction, key)
    await page.keyboard.down(key)
  }

  return {
    async hold(controls: Readonly<Controls>): Promise<void> {
      // Sent together: they keep their order, and none waits for the page to have taken the one before.
      await Promise.all([
        set('left', controls.turn < 0),
        set('right', controls.turn > 0),
        set('up', controls.climb > 0),
        set('down', controls.climb < 0),
      ])
    },
  }
}

/** Down and away from the middle: the valley is the only way through. */
function towardsMountain(flight: FlightState): Controls {
  return { turn: flight.craft.x < 0 ? -CONTROL_STEPS : CONTROL_STEPS, climb: -CONTROL_STEPS }
}

/** The flight as it will be when the keys act, and one flown on from there in the pilot's head. */
const atHand = createFlight()
const ahead = createFlight()

/** Of all that keys can hold, what keeps the craft nearest to its line while it stands. */
function chooseControls(seen: InspectionSnapshot, aim: Aim, habit: Habit): Readonly<Controls> {
  const above = aim === 'above-rings' ? ABOVE_RINGS : 0
  const lateTicks = Math.round(habit.lateness * habit.holdTicks)
  copyFlight(seen.flight, atHand)
  for (let tick = 0; tick < lateTicks; tick += 1) advanceFlight(atHand, seen.controls, atHand)
  let best = HANDS_OFF
  let leastCost = Infinity
  for (const choice of CHOICES) {
    const cost = costOf(choice, Math.round(habit.holdTicks), above)
    if (cost >= leastCost) continue
    leastCost = cost
    best = choice
  }
  return best
}

const line = { x: 0, y: 0, slopeX: 0, slopeY: 0 }
const steering: Controls = { turn: 0, climb: 0 }

/** Squared metres off the line over the foresight, if `choice` is held until the next look and good steering follows. */
function costOf(choice: Readonly<Controls>, holdTicks: number, above: number): number {
  copyFlight(atHand, ahead)
  let cost = 0
  for (let tick = 0; tick < holdTicks + FORESIGHT_TICKS && ahead.phase === 'flying'; tick += 1) {
    steerTowardsLine(ahead, above, steering)
    advanceFlight(ahead, tick < holdTicks ? choice : steering, ahead)
    courseLineAt(ahead, ahead.craft.z, line)
    cost += (line.x - ahead.craft.x) ** 2 + (line.y + above - ahead.craft.y) ** 2
  }
  return ahead.crashCause === 'mountain' ? 1e12 - cost : cost
}

function steerTowardsLine(flight: FlightState, above: number, into: Controls): void {
  const lagSeconds = 0.3
  const correctSeconds = 0.4
  const { craft } = flight
  courseLineAt(flight, craft.z - craft.speed * lagSeconds, line)
  const errorX = line.x - (craft.x + craft.velocityX * lagSeconds)
  const errorY = line.y + above - (craft.y + craft.velocityY * lagSeconds)
  into.turn = controlFrom(line.slopeX * craft.speed + errorX / correctSeconds, MAX_VELOCITY_X)
  into.climb = controlFrom(line.slopeY * craft.speed + errorY / correctSeconds, MAX_VELOCITY_Y)
}

function controlFrom(wish: number, most: number): number {
  return Math.round(Math.max(-1, Math.min(1, wish / most)) * CONTROL_STEPS)
}
