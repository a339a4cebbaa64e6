/**
 * Fits resolution and detail to the machine by frame times, in steps, with hysteresis.
 * A step down that makes frames no shorter is undone and not tried again at that frame time: something other than the
 * drawing limits it. Each step down doubles the wait before the next step up, so that every machine settles.
 */
import { LONGEST_FRAME_SECONDS } from '../../simulation/clock.ts'
import type { DetailLevel } from './detail.ts'

export interface QualityLevel {
  readonly detail: DetailLevel
  /** Drawn pixels per device pixel, along one edge. */
  readonly scale: number
}

/** Best first. A change of detail rebuilds the world, so there is only one of those. */
export const QUALITY_LEVELS: readonly QualityLevel[] = [
  { detail: 'high', scale: 1 },
  { detail: 'high', scale: 0.75 },
  { detail: 'low', scale: 1 },
  { detail: 'low', scale: 0.9 },
  { detail: 'low', scale: 0.8 },
  { detail: 'low', scale: 0.72 },
  { detail: 'low', scale: 0.64 },
  { detail: 'low', scale: 0.57 },
  { detail: 'low', scale: 0.5 },
  { detail: 'low', scale: 0.45 },
  { detail: 'low', scale: 0.4 },
]

/** The frame times that a kind of machine is fitted to. */
export interface QualityAims {
  /** The best level that it is ever given, and the one it starts at. */
  readonly best: number
  readonly start: number
  /** Mean seconds of a frame above which a level is too slow: before a flight, and in it. */
  readonly tooSlow: { readonly idle: number; readonly flight: number }
  /** Whether the next better level is tried after frames of this mean. */
  readonly isFastEnough: (mean: number, level: number) => boolean
  /** How long frames must be fast before that, in seconds; each step down doubles it. */
  readonly firstWait: number
  /** Whether a better level may be tried in flight: where that costs no hitch that is felt. */
  readonly climbsInFlight: boolean
  /** Whether a step down can be useless, because something other than the drawing limits the frame rate: then it is undone. */
  readonly undoesUselessSteps: boolean
}

/** Machines with a GPU: up to sixty frames a second. */
export const GPU_AIMS: QualityAims = {
  best: 0,
  start: 0,
  tooSlow: { idle: 1 / 42, flight: 1 / 29 },
  isFastEnough: (mean) => mean < 1 / 57,
  firstWait: 3,
  climbsInFlight: false,
  undoesUselessSteps: true,
}

/** What software machines may take for a frame: a thirtieth of a second. */
const SOFTWARE_SECONDS = 1 / 30
/** The share of a frame that does not depend on its pixels, at least: vertices, the page, the compositor. */
const FIXED_SHARE = 0.25

/** The most seconds that a frame at another level will take, from the mean of those at this one. */
function secondsAt(level: number, mean: number, from: number): number {
  const more = (QUALITY_LEVELS[level].scale / QUALITY_LEVELS[from].scale) ** 2
  return mean * (FIXED_SHARE + (1 - FIXED_SHARE) * more)
}

/**
 * Machines that draw on the CPU: thirty even frames a second, and the sharpest picture that they leave room for. They start
 * low, because a first second that stutters is worse than a soft one.
 */
export const SOFTWARE_AIMS: QualityAims = {
  best: 2,
  start: 8,
  tooSlow: { idle: 1.02 * SOFTWARE_SECONDS, flight: 1.02 * SOFTWARE_SECONDS },
  isFastEnough: (mean, level) => secondsAt(level - 1, mean, level) < SOFTWARE_SECONDS,
  firstWait: 0.6,
  climbsInFlight: true,
  undoesUselessSteps: false,
}

/**
 * The 2D renderer: as the machines above, but nothing waits beside the page, so it starts nearer to what it will hold. Of a
 * level it reads only the scale; its detail is fixed (`DETAIL_2D` in renderer-2d/scene-2d.ts).
 */
export const AIMS_2D: QualityAims = { ...SOFTWARE_AIMS, start: 5 }

/** A span that is judged, in seconds: short while nobody is flying, long in flight, where each step is a hitch. */
const IDLE_SPAN = 0.4
const FLIGHT_SPAN = 2
/** Until so many seconds were judged, a flight is fitted like the time before it. */
const FITTING_SECONDS = 1.6
const MOST_WAIT = 400
/** A step down must make frames at least this much shorter, or it is undone. */
const WORTHWHILE = 0.93
/** With frames this much longer than at a useless step, a step down is tried again. */
const SLOWER_THAN_USELESS = 1.25
/** The first frames after a change include its cost and are not counted. */
const SETTLING_FRAMES = 3

export type QualityGovernor = ReturnType<typeof createQualityGovernor>

export function createQualityGovernor(aims: QualityAims) {
  return {
    /** Index into `QUALITY_LEVELS`. */
    level: aims.start,
    aims,
    /** Mean frame before a step down that was useless; 0 while none was. */
    uselessSeconds: 0,
    /** Seconds that were judged so far. */
    fittedSeconds: 0,
    spanSeconds: 0,
    spanFrames: 0,
    fastSeconds: 0,
    wait: aims.firstWait,
    settlingFrames: SETTLING_FRAMES,
    /** Whether the frame before took `LONGEST_FRAME_SECONDS`. */
    wasLongest: false,
    /** Mean frame of the level above, where the latest change was a step down; else 0. */
    secondsBeforeStep: 0,
  }
}

/**
 * Takes in how long a frame took; may change the level.
 *
 * @param frameSeconds since the frame before; 0 is left out, and so is the first of `LONGEST_FRAME_SECONDS`: a single one is a stall
 * @param isInFlight whether somebody is flying: then only what is needed is changed, and upwards only where the aims say so
 */
export function observeFrame(governor: QualityGovernor, frameSeconds: number, isInFlight: boolean): void {
  const isLongest = frameSeconds >= LONGEST_FRAME_SECONDS
  const isStall = isLongest && !governor.wasLongest
  governor.wasLongest = isLongest
  if (frameSeconds === 0 || isStall) return
  if (governor.settlingFrames > 0) {
    governor.settlingFrames -= 1
    return
  }
  governor.spanSeconds += frameSeconds
  governor.spanFrames += 1
  const isFixed = isInFlight && governor.fittedSeconds >= FITTING_SECONDS
  if (governor.spanSeconds < (isFixed ? FLIGHT_SPAN : IDLE_SPAN)) return
  const span = { seconds: governor.spanSeconds, mean: governor.spanSeconds / governor.spanFrames }
  governor.spanSeconds = 0
  governor.spanFrames = 0
  governor.fittedSeconds += span.seconds
  judge(governor, span, governor.aims.tooSlow[isFixed ? 'flight' : 'idle'], isInFlight)
}

/** Moves to another level where a span of frames asks for it. `tooSlow`: the longest mean that is good enough. */
function judge(
  governor: QualityGovernor,
  { seconds, mean }: { readonly seconds: number; readonly mean: number },
  tooSlow: number,
  isInFlight: boolean,
): void {
  const { best, isFastEnough, climbsInFlight, undoesUselessSteps } = governor.aims
  const before = governor.secondsBeforeStep
  governor.secondsBeforeStep = 0
  if (undoesUselessSteps && before > 0 && mean > before * WORTHWHILE) {
    governor.uselessSeconds = before
    moveTo(governor, governor.level - 1)
    return
  }
  if (mean > tooSlow) {
    governor.fastSeconds = 0
    if (governor.level >= QUALITY_LEVELS.length - 1 || mean < governor.uselessSeconds * SLOWER_THAN_USELESS) return
    governor.wait = Math.min(MOST_WAIT, governor.wait * 2)
    governor.secondsBeforeStep = mean
    moveTo(governor, governor.level + 1)
    return
  }
  governor.fastSeconds = isFastEnough(mean, governor.level) ? governor.fastSeconds + seconds : 0
  if (isInFlight && !climbsInFlight) return
  if (governor.fastSeconds < governor.wait || governor.level <= best) return
  moveTo(governor, governor.level - 1)
}

function moveTo(governor: QualityGovernor, level: number): void {
  governor.level = level
  governor.fastSeconds = 0
  governor.settlingFrames = SETTLING_FRAMES
}
