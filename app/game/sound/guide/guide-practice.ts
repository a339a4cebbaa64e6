/** The practice of the sound guide: each of its cues is played until the player has steered towards it. Pure. */
import type { Controls, CraftState } from '../../simulation/flight-state.ts'
import { createFlight } from '../../simulation/flight/flight.ts'
import { flyCraft, LAG_SECONDS, MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../../simulation/craft/aircraft.ts'
import { clamp } from '../../simulation/easing.ts'
import { TICKS_PER_SECOND } from '../../simulation/rules.ts'
import { BEACON_SECONDS, type GuideCues } from './guide-cues.ts'

export const LESSON_SECONDS = 5
const LESSON_TICKS = LESSON_SECONDS * TICKS_PER_SECOND
const AHEAD_SECONDS = BEACON_SECONDS - LAG_SECONDS

interface Lesson {
  readonly words: string
  /** Where the beacon is at its beginning, in [−1, 1] each. */
  readonly side: number
  readonly height: number
  readonly isCanister?: boolean
  /** Whether the pulses quicken through the lesson. */
  readonly isNearing?: boolean
  /** Whether there is ground ahead, on the right. */
  readonly hasGround?: boolean
}

const LESSONS: readonly Lesson[] = [
  { words: 'The beacon is straight ahead. Its pulses are level with the steady note.', side: 0, height: 0 },
  { words: 'The beacon is on the left. Turn left until it is in the middle.', side: -0.7, height: 0 },
  { words: 'The beacon is higher than the steady note. Climb until the notes match.', side: 0, height: 0.8 },
  { words: 'The pulses get faster: a ring is near.', side: 0, height: 0, isNearing: true },
  {
    words: 'Another sound: a canister, on the right. Follow it like the beacon.',
    side: 0.7,
    height: 0,
    isCanister: true,
  },
  { words: 'A growl: ground ahead, higher on the right. Climb, and turn away.', side: 0, height: 0, hasGround: true },
]
export const PRACTICE_SECONDS = LESSONS.length * LESSON_SECONDS

/** Metres beside or above the beginning of the lesson at which there is no more ground ahead. */
const ESCAPE_METRES = 20
const ALTITUDE = 75

export type Practice = ReturnType<typeof createPractice>

export function createPractice() {
  const { craft } = createFlight()
  craft.y = ALTITUDE
  const from = { x: 0, y: 0 }
  let tick = 0
  let lesson: Lesson | undefined

  function begin(): void {
    lesson = LESSONS[tick / LESSON_TICKS]
    from.x = placeX(craft)
    from.y = placeY(craft)
  }

  begin()
  return {
    /** Flies one tick. */
    fly(controls: Controls): void {
      flyCraft(craft, controls)
      tick += 1
      if (tick % LESSON_TICKS === 0) begin()
    },
    /** Fills `into` with what is to be heard now. */
    readInto(into: GuideCues): void {
      const { side = 0, height = 0, isCanister = false, isNearing = false, hasGround = false } = lesson ?? {}
      into.side = clamp(side + (from.x - placeX(craft)) / (MAX_VELOCITY_X * AHEAD_SECONDS), -1, 1)
      into.height = clamp(height + (from.y - placeY(craft)) / (MAX_VELOCITY_Y * AHEAD_SECONDS), -1, 1)
      into.isCanister = isCanister
      into.nearness = isNearing ? (tick % LESSON_TICKS) / LESSON_TICKS : 0
      const escape = Math.max(placeY(craft) - from.y, from.x - placeX(craft)) / ESCAPE_METRES
      into.groundStep = !hasGround || escape >= 1 ? 0 : escape > 0.5 ? 1 : 2
      into.groundSide = into.groundStep > 0 ? 1 : 0
    },
    /** The words of the present lesson, or null when all are over. */
    words: (): string | null => lesson?.words ?? null,
  }
}

/** Where the craft will be after its lag, in metres. */
const placeX = ({ x, velocityX }: CraftState) => x + velocityX * LAG_SECONDS
const placeY = ({ y, velocityY }: CraftState) => y + velocityY * LAG_SECONDS
