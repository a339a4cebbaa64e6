/** The state of the game around a flight, as a pure reducer. An action that the present stage does not allow changes nothing. */
import type { FlightState } from '../simulation/flight-state.ts'
import type { RivalResult } from './rival.ts'
import { nextCourseSeed, type CourseOrigin } from './course-seed.ts'

/** `resuming`: the count between Resume and the flight; `watching`: a flight that has ended is flown again, to be seen. */
export type SessionStage = 'not-started' | 'playing' | 'paused' | 'resuming' | 'watching' | 'crashed' | 'complete'

/** The count that a resumed flight begins with goes from here down to 1. */
export const RESUME_COUNT = 3

/** Why there is no picture for the rest of this session: the browser has neither WebGL nor a 2D canvas, the drawing threw, or a lost context never came back. */
export type PictureEnd = 'unavailable' | 'failed' | 'gone'

/** Whether there is a picture to fly by. `lost`: the graphics context was taken, and may be given back. */
export type PictureStatus = 'preparing' | 'ready' | 'lost' | PictureEnd

/**
 * Why a flight is paused. `away`: the window or the tab was left; `picture-lost`: the graphics context was taken;
 * `gamepad-gone`: it was unplugged.
 */
export type PauseReason = 'player' | 'away' | 'picture-lost' | 'gamepad-gone'

type FigureName = 'score' | 'ringsCollected' | 'ringsMissed' | 'canistersCollected' | 'fuelTenths'

/** What the end screen shows of a flight. */
export interface FlightSummary extends Readonly<Pick<FlightState, 'seed' | 'isRelaxed' | 'crashCause' | FigureName>> {
  readonly outcome: 'crashed' | 'complete'
  /** Flown below full speed for some of the time: its results are kept apart, as those of a relaxed flight are. */
  readonly isSlow: boolean
  /** Ticks flown. */
  readonly ticks: number
  /** The tick at which each of its rings was collected. */
  readonly splits: readonly number[]
  /** The same of the best flight of this kind on this course before it; empty where there was none. */
  readonly bestSplits: readonly number[]
  /** Whom it was raced against; null where it flew alone. */
  readonly rival: RivalResult | null
}

/** What the flight's state does not hold. */
type FlightHistory = Pick<FlightSummary, 'isSlow' | 'splits' | 'bestSplits' | 'rival'>

/** A copy, so that the flight's state may be used for the next one. */
export function summaryFromFlight(flight: FlightState, history: FlightHistory): FlightSummary {
  return {
    outcome: flight.phase === 'complete' ? 'complete' : 'crashed',
    crashCause: flight.crashCause,
    seed: flight.seed,
    isRelaxed: flight.isRelaxed,
    isSlow: history.isSlow,
    score: flight.score,
    ringsCollected: flight.ringsCollected,
    ringsMissed: flight.ringsMissed,
    canistersCollected: flight.canistersCollected,
    ticks: flight.tick,
    fuelTenths: flight.fuelTenths,
    splits: history.splits.slice(0, flight.ringsCollected),
    bestSplits: history.bestSplits,
    rival: history.rival,
  }
}

export interface Session {
  readonly stage: SessionStage
  readonly picture: PictureStatus
  /** Why the flight is paused; null in every other stage. */
  readonly pauseReason: PauseReason | null
  /** What is left of the count while resuming, from RESUME_COUNT down to 1; 0 in every other stage. */
  readonly count: number
  /** The course of the present flight, or of the first one while not started: an unsigned 32-bit integer. */
  readonly seed: number
  readonly courseOrigin: CourseOrigin
  /** Whether the player is at the options, which open from every screen but the flight's. */
  readonly areOptionsOpen: boolean
  /** Flights begun since the dialog opened. */
  readonly flights: number
  /** The flight just ended; null in every stage but `crashed`, `complete`, and `watching` it. */
  readonly summary: FlightSummary | null
  /** Whether the end screen is shown: the picture of the end comes first. */
  readonly isEndShown: boolean
}

export type SessionAction =
  /** Before the first flight; `seed`: an unsigned 32-bit integer. */
  | { readonly type: 'choose-course'; readonly seed: number; readonly origin: CourseOrigin }
  | { readonly type: 'take-off' }
  /** A link was opened: from an end screen it leads to the start screen. */
  | { readonly type: 'open-link' }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  | { readonly type: 'resume' }
  | { readonly type: 'count-down' }
  | { readonly type: 'end'; readonly summary: FlightSummary }
  | { readonly type: 'show-end' }
  /** From the start screen, the flight of the opened link; from an end screen, the one just ended. */
  | { readonly type: 'watch' }
  | { readonly type: 'end-watch' }
  /** From an end screen, the same course once more. */
  | { readonly type: 'fly-again' }
  | { readonly type: 'new-course' }
  | { readonly type: 'open-options' }
  | { readonly type: 'close-options' }
  | { readonly type: 'picture-ready' }
  | { readonly type: 'picture-lost' }
  | { readonly type: 'picture-ended'; readonly why: PictureEnd }

/** A session that has not started. `seed`: the course of its first flight. */
export function openSession(seed: number, courseOrigin: CourseOrigin = 'chance'): Session {
  return {
    stage: 'not-started',
    picture: 'preparing',
    pauseReason: null,
    count: 0,
    seed,
    courseOrigin,
    areOptionsOpen: false,
    flights: 0,
    summary: null,
    isEndShown: false,
  }
}

/** Why the picture is gone for good; null while it is there or may come back. */
export function pictureEnd({ picture }: Pick<Session, 'picture'>): PictureEnd | null {
  return picture === 'unavailable' || picture === 'failed' || picture === 'gone' ? picture : null
}

/** The session after `action`; the very same object when the action is not allowed now. */
export function sessionAfter(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'choose-course':
      return courseChosen(session, action.seed, action.origin)
    case 'take-off':
      return session.stage === 'not-started' && session.picture === 'ready' && !session.areOptionsOpen
        ? { ...session, stage: 'playing', flights: session.flights + 1 }
        : session
    case 'open-link':
      return session.summary === null
        ? watchEnded(session)
        : { ...session, stage: 'not-started', areOptionsOpen: false, summary: null, isEndShown: false }
    case 'pause':
      return paused(session, action.reason)
    case 'resume':
      return session.stage === 'paused' && session.picture === 'ready' && !session.areOptionsOpen
        ? { ...session, stage: 'resuming', pauseReason: null, count: RESUME_COUNT }
        : session
    case 'count-down':
      return countedDown(session)
    case 'end':
      return session.stage === 'playing'
        ? { ...session, stage: action.summary.outcome, summary: action.summary }
        : session
    case 'show-end':
      return hasEnded(session) && !session.isEndShown ? { ...session, isEndShown: true } : session
    case 'watch':
      return canWatch(session) ? { ...session, stage: 'watching', isEndShown: false } : session
    case 'end-watch':
      return watchEnded(session)
    case 'fly-again':
      return hasEnded(session) ? onCourse(session, session) : session
    case 'new-course':
      return hasEnded(session)
        ? onCourse(session, { seed: nextCourseSeed(session.seed), courseOrigin: 'chance' })
        : session
    case 'open-options':
      return hasScreen(session) && !session.areOptionsOpen ? { ...session, areOptionsOpen: true } : session
    case 'close-options':
      return session.areOptionsOpen ? { ...session, areOptionsOpen: false } : session
    case 'picture-ready':
      return session.picture === 'preparing' || session.picture === 'lost' ? { ...session, picture: 'ready' } : session
    case 'picture-lost':
      return withoutPicture(session, 'lost')
    case 'picture-ended':
      return withoutPicture(session, action.why)
  }
}

/** Whether the player's input is the flight's: in flight, and in the count before it goes on. */
export function isAtControls({ stage }: Session): boolean {
  return stage === 'playing' || stage === 'resuming'
}

/** Whether a screen with an Options button is up: start, pause or end. */
function hasScreen({ stage, isEndShown }: Session): boolean {
  return stage === 'not-started' || stage === 'paused' || isEndShown
}

/** Whether the stage is that of a flight that is over. */
export function hasEnded({ stage }: Pick<Session, 'stage'>): boolean {
  return stage === 'crashed' || stage === 'complete'
}

function canWatch({ stage, isEndShown, picture, areOptionsOpen }: Session): boolean {
  return (stage === 'not-started' || isEndShown) && picture === 'ready' && !areOptionsOpen
}

/** Leaves the replay: for the end screen, or for the start screen where a link was watched. */
function watchEnded(session: Session): Session {
  if (session.stage !== 'watching') return session
  const { summary } = session
  return summary === null
    ? { ...session, stage: 'not-started' }
    : { ...session, stage: summary.outcome, isEndShown: true }
}

function countedDown(session: Session): Session {
  if (session.stage !== 'resuming') return session
  const count = session.count - 1
  return { ...session, count, stage: count === 0 ? 'playing' : 'resuming' }
}

function paused(session: Session, reason: PauseReason): Session {
  return isAtControls(session) ? { ...session, stage: 'paused', pauseReason: reason, count: 0 } : session
}

function courseChosen(session: Session, seed: number, courseOrigin: CourseOrigin): Session {
  if (session.stage !== 'not-started') return session
  return seed === session.seed && courseOrigin === session.courseOrigin ? session : { ...session, seed, courseOrigin }
}

/** Starts another flight on a course. */
function onCourse(session: Session, { seed, courseOrigin }: Pick<Session, 'seed' | 'courseOrigin'>): Session {
  if (session.picture !== 'ready' || session.areOptionsOpen) return session
  const flights = session.flights + 1
  return { ...session, stage: 'playing', seed, courseOrigin, flights, summary: null, isEndShown: false }
}

function withoutPicture(session: Session, picture: 'lost' | PictureEnd): Session {
  if (pictureEnd(session) !== null) return session
  // Without a picture the end screen does not wait for it.
  const before = watchEnded(session)
  const isEndShown = before.summary !== null
  // The options close where no screen is left under them.
  const areOptionsOpen = before.areOptionsOpen && (isEndShown || picture === 'lost')
  return paused({ ...before, picture, isEndShown, areOptionsOpen }, 'picture-lost')
}
