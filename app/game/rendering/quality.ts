/**
 * Fits resolution and detail to the machine by what frames take, in steps and with memory, so that it settles.
 *
 * Judged over spans of time, never over counts of frames: a slow machine must not wait longer for its relief. A step
 * down that brings nothing is taken back and not tried again (the screen, not the drawing, sets that pace). Each step
 * down doubles the patience before the next step up, so every machine comes to rest.
 */
import type { DetailLevel } from './detail'

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
  { detail: 'low', scale: 0.8 },
  { detail: 'low', scale: 0.65 },
  { detail: 'low', scale: 0.5 },
  { detail: 'low', scale: 0.4 },
]
/** The level at an index of `QUALITY_LEVELS`; past its ends the nearest. */
export function qualityLevelAt(index: number): QualityLevel {
  const held = Math.min(QUALITY_LEVELS.length - 1, Math.max(0, index))
  return QUALITY_LEVELS[held] ?? { detail: 'low', scale: 1 }
}

/** The best level that a machine is given which draws on the CPU, and the one it starts at. */
export const SOFTWARE_BEST = 2
export const SOFTWARE_START = 3

/** A span that is judged, in seconds: short while nobody is flying, long in flight, where each step is a hitch. */
const IDLE_SPAN = 0.4
const FLIGHT_SPAN = 2
/** Mean seconds of a frame above which a level is too slow, and below which the next better one is tried. */
const TOO_SLOW = { idle: 1 / 42, flight: 1 / 29 }
const FAST_ENOUGH = 1 / 57
/** How long frames must be fast before a better level is tried, in seconds; doubled by each step down. */
const FIRST_PATIENCE = 3
const MOST_PATIENCE = 400
/** A step down must make frames at least this much shorter, or it is taken back. */
const WORTHWHILE = 0.93
/** A frame longer than this is not a measure of drawing: the tab was hidden, or the machine did something else. */
const STALL_SECONDS = 0.4
/** The first frames after a change pay for it and are not counted. */
const SETTLING_FRAMES = 3

export interface QualityGovernor {
  /** Index into `QUALITY_LEVELS`. */
  level: number
  /** The best and the last level that may be used. */
  readonly best: number
  worst: number
  spanSeconds: number
  spanFrames: number
  fastSeconds: number
  patience: number
  settlingFrames: number
  /** Mean frame of the level above, where the latest change was a step down; else 0. */
  secondsBeforeStep: number
}

/** @param best the best level that this machine is ever given; it starts at `start`, no better than that */
export function createQualityGovernor(best: number, start = best): QualityGovernor {
  return {
    level: start,
    best,
    worst: QUALITY_LEVELS.length - 1,
    spanSeconds: 0,
    spanFrames: 0,
    fastSeconds: 0,
    patience: FIRST_PATIENCE,
    settlingFrames: SETTLING_FRAMES,
    secondsBeforeStep: 0,
  }
}

/**
 * Takes in how long a frame took, and says whether the level has changed.
 *
 * @param frameSeconds since the frame before; stalls and what is not above 0 are left out
 * @param isInFlight whether somebody is flying: then only what is needed is changed, and never upwards
 */
export function observeFrame(governor: QualityGovernor, frameSeconds: number, isInFlight: boolean): boolean {
  if (!(frameSeconds > 0) || frameSeconds > STALL_SECONDS) return false
  if (governor.settlingFrames > 0) {
    governor.settlingFrames--
    return false
  }
  governor.spanSeconds += frameSeconds
  governor.spanFrames++
  if (governor.spanSeconds < (isInFlight ? FLIGHT_SPAN : IDLE_SPAN)) return false
  const seconds = governor.spanSeconds
  const mean = seconds / governor.spanFrames
  governor.spanSeconds = 0
  governor.spanFrames = 0
  return judge(governor, seconds, mean, isInFlight)
}

function judge(governor: QualityGovernor, seconds: number, mean: number, isInFlight: boolean): boolean {
  const before = governor.secondsBeforeStep
  governor.secondsBeforeStep = 0
  if (before > 0 && mean > before * WORTHWHILE) {
    governor.worst = governor.level - 1
    return moveTo(governor, governor.level - 1)
  }
  if (mean > (isInFlight ? TOO_SLOW.flight : TOO_SLOW.idle)) {
    governor.fastSeconds = 0
    if (governor.level >= governor.worst) return false
    governor.patience = Math.min(MOST_PATIENCE, governor.patience * 2)
    governor.secondsBeforeStep = mean
    return moveTo(governor, governor.level + 1)
  }
  governor.fastSeconds = mean < FAST_ENOUGH ? governor.fastSeconds + seconds : 0
  if (isInFlight || governor.fastSeconds < governor.patience || governor.level <= governor.best) return false
  return moveTo(governor, governor.level - 1)
}

function moveTo(governor: QualityGovernor, level: number): boolean {
  governor.level = level
  governor.fastSeconds = 0
  governor.settlingFrames = SETTLING_FRAMES
  return true
}
