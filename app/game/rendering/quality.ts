/**
 * Fits resolution and detail to the machine by what frames take, in steps and with memory, so that it settles.
 *
 * Judged over spans of time, never over counts of frames: a slow machine must not wait longer for its relief. A step
 * down that brings nothing is taken back and not tried again at that pace (the screen, not the drawing, sets it). Each step
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

/** What a kind of machine is held to. */
export interface QualityAims {
  /** The best level that it is ever given, and the one it starts at. */
  readonly best: number
  readonly start: number
  /** Mean seconds of a frame above which a level is too slow: before a flight, and in it. */
  readonly tooSlow: { readonly idle: number; readonly flight: number }
  /** Mean seconds of a frame below which the next better level is tried. */
  readonly fastEnough: number
  /** Whether a step down can be in vain, because something else than the drawing sets the pace: then it is taken back. */
  readonly takesBack: boolean
}

/** Machines with a GPU: as near to sixty frames a second as it goes. */
export const GPU_AIMS: QualityAims = {
  best: 0,
  start: 0,
  tooSlow: { idle: 1 / 42, flight: 1 / 29 },
  fastEnough: 1 / 57,
  takesBack: true,
}

/**
 * Machines that draw on the CPU: thirty even frames a second. The browser alone takes half of such a frame to put the page
 * together. They start low, for a first second that stutters spoils more than one that is soft; and as every pixel costs,
 * no step down is in vain.
 */
export const SOFTWARE_AIMS: QualityAims = {
  best: 2,
  start: 5,
  tooSlow: { idle: 1 / 35, flight: 1 / 30 },
  fastEnough: 1 / 50,
  takesBack: false,
}

/** A span that is judged, in seconds: short while nobody is flying, long in flight, where each step is a hitch. */
const IDLE_SPAN = 0.4
const FLIGHT_SPAN = 2
/** Who takes off before so many seconds were judged is fitted on the way, like before a flight. */
const FITTING_SECONDS = 1.6
/** How long frames must be fast before a better level is tried, in seconds; doubled by each step down. */
const FIRST_PATIENCE = 3
const MOST_PATIENCE = 400
/** A step down must make frames at least this much shorter, or it is taken back. */
const WORTHWHILE = 0.93
/** Frames this much longer than when a step was in vain are another machine: it is tried again. */
const SLOWER_THAN_IN_VAIN = 1.25
/** A frame longer than this is not a measure of drawing: the tab was hidden, or the machine did something else. */
const STALL_SECONDS = 0.4
/** The first frames after a change pay for it and are not counted. */
const SETTLING_FRAMES = 3

export interface QualityGovernor {
  /** Index into `QUALITY_LEVELS`. */
  level: number
  readonly aims: QualityAims
  /** Mean frame at which a step down was in vain; 0 while none was. A machine as fast as that is not asked again. */
  vainSeconds: number
  /** Seconds that were judged so far. */
  fittedSeconds: number
  spanSeconds: number
  spanFrames: number
  fastSeconds: number
  patience: number
  settlingFrames: number
  /** Mean frame of the level above, where the latest change was a step down; else 0. */
  secondsBeforeStep: number
}

export function createQualityGovernor(aims: QualityAims): QualityGovernor {
  return {
    level: aims.start,
    aims,
    vainSeconds: 0,
    fittedSeconds: 0,
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
  const isFixed = isInFlight && governor.fittedSeconds >= FITTING_SECONDS
  if (governor.spanSeconds < (isFixed ? FLIGHT_SPAN : IDLE_SPAN)) return false
  const seconds = governor.spanSeconds
  const mean = seconds / governor.spanFrames
  governor.spanSeconds = 0
  governor.spanFrames = 0
  governor.fittedSeconds += seconds
  return judge(governor, seconds, mean, isFixed ? 'flight' : 'idle', isInFlight)
}

function judge(
  governor: QualityGovernor,
  seconds: number,
  mean: number,
  standard: keyof QualityAims['tooSlow'],
  isInFlight: boolean,
): boolean {
  const { best, fastEnough, takesBack, tooSlow } = governor.aims
  const before = governor.secondsBeforeStep
  governor.secondsBeforeStep = 0
  if (takesBack && before > 0 && mean > before * WORTHWHILE) {
    governor.vainSeconds = before
    return moveTo(governor, governor.level - 1)
  }
  if (mean > tooSlow[standard]) {
    governor.fastSeconds = 0
    if (governor.level >= QUALITY_LEVELS.length - 1 || mean < governor.vainSeconds * SLOWER_THAN_IN_VAIN) return false
    governor.patience = Math.min(MOST_PATIENCE, governor.patience * 2)
    governor.secondsBeforeStep = mean
    return moveTo(governor, governor.level + 1)
  }
  governor.fastSeconds = mean < fastEnough ? governor.fastSeconds + seconds : 0
  if (isInFlight || governor.fastSeconds < governor.patience || governor.level <= best) return false
  return moveTo(governor, governor.level - 1)
}

function moveTo(governor: QualityGovernor, level: number): boolean {
  governor.level = level
  governor.fastSeconds = 0
  governor.settlingFrames = SETTLING_FRAMES
  return true
}
