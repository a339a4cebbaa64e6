/** What happens to a session; session.ts says what it does. */
import type { RecordedFlight } from '../simulation/input-recording.ts'
import type { CourseOrigin } from './course-seed.ts'
import type { FlightSummary } from './flight-summary.ts'
import type { LinkState } from './link-state.ts'
import type { PictureEnd } from './picture-status.ts'
import type { Field, KeptRival, Rival, RivalChoice } from './rival.ts'
import type { Watch } from './watch.ts'

/** Why a flight is paused. `away`: the window or tab was left; `turned`: the phone was; `picture-lost`: the graphics context was taken; `gamepad-gone`: unplugged. */
export type PauseReason = 'player' | 'away' | 'turned' | 'picture-lost' | 'gamepad-gone'

/** What the start screen shows below its buttons. `paste`: more, with the field for links of several flights. */
export type StartPart = 'courses' | 'more' | 'paste'

/** `field`: the flights of the choice `field`. `kept`: a flight of the logbook that is raced instead of the best of the kind about to be flown. */
export interface ChooseRival {
  readonly type: 'choose-rival'
  readonly choice: RivalChoice
  readonly kept?: KeptRival | null
  readonly field?: Field
}

export type SessionAction =
  /** On the start screen; `seed`: an unsigned 32-bit integer. */
  | { readonly type: 'choose-course'; readonly seed: number; readonly origin: CourseOrigin }
  | { readonly type: 'take-off' }
  /** A link was opened: from a pause or an end screen it leads to the start screen, and it ends a watched flight. */
  | { readonly type: 'open-link' }
  /** What became of the opened link, whose course is chosen. */
  | { readonly type: 'link-read'; readonly link: LinkState }
  | ChooseRival
  /** Shows a part of the start screen, or none; from an end screen it leads there. */
  | { readonly type: 'show-part'; readonly part: StartPart | null }
  | { readonly type: 'rival-ready'; readonly rival: Rival | null }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  | { readonly type: 'resume' }
  | { readonly type: 'count-down' }
  /** `flight`: null where it was too long to write down. */
  | { readonly type: 'end'; readonly summary: FlightSummary; readonly flight: RecordedFlight | null }
  | { readonly type: 'show-end' }
  | { readonly type: 'end-scene-over' }
  /** Pauses the motion behind the words of a start or end screen, or resumes it. */
  | { readonly type: 'hold-background'; readonly isHeld: boolean }
  /** From the start screen, any recorded flight; from an end screen, the one just ended. */
  | { readonly type: 'watch'; readonly flight: RecordedFlight }
  | { readonly type: 'change-watch'; readonly change: Partial<Omit<Watch, 'flight'>> }
  | { readonly type: 'end-watch' }
  /** Takes over the watched flight after `tick` ticks, unless it has ended by then. */
  | { readonly type: 'take-stick'; readonly tick: number }
  /**
   * The same course once more, from its start or from where the flight was taken over: after an end, and from a flight or its pause,
   * which is then given up.
   */
  | { readonly type: 'fly-again' }
  /** The same from the start, though the flight was taken over. */
  | { readonly type: 'fly-whole-course' }
  | { readonly type: 'new-course' }
  | { readonly type: 'open-options' }
  | { readonly type: 'close-options' }
  | { readonly type: 'picture-ready' }
  | { readonly type: 'picture-lost' }
  | { readonly type: 'picture-ended'; readonly why: PictureEnd }
