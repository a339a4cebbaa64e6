/** The state of the game around a flight, as a pure reducer. An action that the present stage does not allow changes nothing. */
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { nextCourseSeed, type CourseOrigin } from './course-seed.ts'
import type { FlightSummary } from './flight-summary.ts'
import { seedOfLink, type LinkState } from './link-state.ts'
import { pictureEnd, type EndScene, type PictureEnd, type PictureStatus } from './picture-status.ts'
import type { Field, KeptRival, Rival, RivalChoice } from './rival.ts'
import type { ChooseRival, PauseReason, SessionAction, StartPart } from './session-action.ts'
import { hasEnded, hasScreen, hasTakenOff, isAtControls, isEnding, type SessionStage } from './session-stage.ts'
import { NOTHING_WATCHED, watchOf, type TakeOver, type Watch } from './watch.ts'

/** The count before a flight goes on goes from here down to 1. */
export const RESUME_COUNT = 3

export interface Session {
  readonly stage: SessionStage
  readonly picture: PictureStatus
  /** Why the flight is paused; null in every other stage. */
  readonly pauseReason: PauseReason | null
  /** What is left of the count while resuming, from RESUME_COUNT down to 1; 0 in every other stage. */
  readonly count: number
  /** The course of the present flight, or of the coming one while not started: an unsigned 32-bit integer. */
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
  readonly endScene: EndScene
  /** Whether the picture behind the start screen is paused by the player. */
  readonly isAttractHeld: boolean
  /** The open part of the start screen; null where none is. */
  readonly startPart: StartPart | null
  readonly rivalChoice: RivalChoice
  /** Stands for the best on its course, where the player has chosen it from the logbook. */
  readonly keptRival: KeptRival | null
  /** The rivals of the choice `field`. */
  readonly field: Field
  /** The chosen rival on the present course; null where there is none, or it is still being prepared. */
  readonly rival: Rival | null
  readonly link: LinkState
  /** The flight that was flown last, to be shared; null before, and where it was too long to write down. */
  readonly latestFlight: RecordedFlight | null
  readonly watch: Watch
  /** Where the present flight was taken over, or the ended one; null: it is flown from its start. */
  readonly takeOver: TakeOver | null
}

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
    endScene: 'over',
    isAttractHeld: false,
    startPart: null,
    rivalChoice: 'target',
    keptRival: null,
    field: [],
    rival: null,
    link: { status: 'none' },
    latestFlight: null,
    watch: NOTHING_WATCHED,
    takeOver: null,
  }
}

/** The session after `action`; the very same object when the action is not allowed now. */
export function sessionAfter(session: Session, action: SessionAction): Session {
  const next = changedBy(session, action)
  return next.stage === session.stage ? next : { ...next, endScene: hasEnded(next) ? 'running' : 'over' }
}

function changedBy(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'choose-course':
      return courseChosen(session, action.seed, action.origin)
    case 'take-off':
      return session.stage === 'not-started' ? newFlight(session, session.seed, session.courseOrigin) : session
    case 'open-link':
      // A paused flight is given up: whoever pastes a link has left the flight for it.
      return session.stage === 'paused' || session.summary !== null ? { ...session, ...AT_START } : watchEnded(session)
    case 'link-read':
      return linkRead(session, action.link)
    case 'show-part':
      return partShown(session, action.part)
    case 'choose-rival':
      return rivalChosen(session, action)
    case 'rival-ready':
      return action.rival === session.rival ? session : { ...session, rival: action.rival }
    case 'pause':
      return paused(session, action.reason)
    case 'resume':
      return session.stage === 'paused' && session.picture === 'ready' && !session.areOptionsOpen
        ? { ...session, ...COUNT, pauseReason: null }
        : session
    case 'count-down':
      return countedDown(session)
    case 'end':
      return ended(session, action.summary, action.flight)
    case 'show-end':
      return isEnding(session) ? { ...session, isEndShown: true } : session
    case 'end-scene-over':
      return session.endScene === 'over' ? session : { ...session, endScene: 'over' }
    case 'hold-background':
      return backgroundHeld(session, action.isHeld)
    case 'watch':
      return watching(session, action.flight)
    case 'change-watch':
      return { ...session, watch: { ...session.watch, ...action.change } }
    case 'end-watch':
      return watchEnded(session)
    case 'take-stick':
      return stickTaken(session, action.tick)
    case 'fly-again':
      return flownAgain(session, session.takeOver)
    case 'fly-whole-course':
      return flownAgain(session, null)
    case 'new-course':
      return hasEnded(session) ? newFlight(session, nextCourseSeed(session.seed), 'chance') : session
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

/** The start screen, from an end screen or a pause. */
const AT_START = {
  stage: 'not-started',
  pauseReason: null,
  areOptionsOpen: false,
  summary: null,
  isEndShown: false,
  takeOver: null,
} as const
const COUNT = { stage: 'resuming', count: RESUME_COUNT } as const

function watching(session: Session, flight: RecordedFlight): Session {
  const { stage, isEndShown, picture, areOptionsOpen } = session
  if ((stage !== 'not-started' && !isEndShown) || picture !== 'ready' || areOptionsOpen) return session
  return {
    ...session,
    stage: 'watching',
    isEndShown: false,
    watch: watchOf(flight),
  }
}

/** Leaves the replay: for the end screen, or for the start screen where a link was watched. */
function watchEnded(session: Session): Session {
  if (session.stage !== 'watching') return session
  const { summary } = session
  return summary === null
    ? { ...session, stage: 'not-started' }
    : { ...session, stage: summary.outcome, isEndShown: true }
}

function partShown(session: Session, startPart: StartPart | null): Session {
  if (session.stage === 'not-started') return { ...session, startPart }
  return session.isEndShown ? { ...session, ...AT_START, startPart } : session
}

function stickTaken(session: Session, tick: number): Session {
  const { flight } = session.watch
  if (session.stage !== 'watching' || flight === null || tick >= flight.ticks) return session
  const origin = flight.seed === session.seed ? session.courseOrigin : 'flight'
  return newFlight(session, flight.seed, origin, { flight, tick })
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

function rivalChosen(session: Session, { choice, kept = null, field = session.field }: ChooseRival): Session {
  return { ...session, rivalChoice: choice, keptRival: kept, field }
}

function ended(session: Session, summary: FlightSummary, latestFlight: RecordedFlight | null): Session {
  return session.stage === 'playing' ? { ...session, stage: summary.outcome, summary, latestFlight } : session
}

function linkRead(session: Session, link: LinkState): Session {
  const seed = seedOfLink(link)
  const chosen = seed === null ? session : courseChosen(session, seed, 'link')
  // Its course is chosen, so the field that was raced before may be on another one.
  const leavesField = chosen !== session && session.rivalChoice === 'field'
  return { ...chosen, ...(leavesField && { rivalChoice: 'target' }), link }
}

function backgroundHeld(session: Session, isHeld: boolean): Session {
  if (session.stage === 'not-started') return { ...session, isAttractHeld: isHeld }
  return session.endScene === 'over' ? session : { ...session, endScene: isHeld ? 'held' : 'running' }
}

/** From the start screen, an end screen, or a flight that is given up. One that is taken over begins with the count. */
function newFlight(session: Session, seed: number, courseOrigin: CourseOrigin, takeOver: TakeOver | null = null) {
  if (session.picture !== 'ready' || session.areOptionsOpen) return session
  const start = takeOver === null ? ({ stage: 'playing', count: 0 } as const) : COUNT
  const fresh = { pauseReason: null, summary: null, isEndShown: false, startPart: null } as const
  return { ...session, ...start, ...fresh, seed, courseOrigin, takeOver, flights: session.flights + 1 }
}

function flownAgain(session: Session, takeOver: TakeOver | null): Session {
  return hasTakenOff(session) ? newFlight(session, session.seed, session.courseOrigin, takeOver) : session
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
