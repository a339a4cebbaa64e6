/** The stages of a session, and what each allows. */

/**
 * `resuming`: the count before a paused flight goes on, or before the player has the stick of a watched one; `watching`: a flight
 * that has ended is flown again, to be seen.
 */
export type SessionStage = 'not-started' | 'playing' | 'paused' | 'resuming' | 'watching' | 'crashed' | 'complete'

interface InStage {
  readonly stage: SessionStage
}

/** Whether the player's input is the flight's: in flight, and in the count before it goes on. */
export function isAtControls({ stage }: InStage): boolean {
  return stage === 'playing' || stage === 'resuming'
}

/** Whether a screen with an Options button is up: start, pause or end. */
export function hasScreen({ stage, isEndShown }: InStage & { readonly isEndShown: boolean }): boolean {
  return stage === 'not-started' || stage === 'paused' || isEndShown
}

/** Whether the stage is that of a flight that is over. */
export function hasEnded({ stage }: InStage): boolean {
  return stage === 'crashed' || stage === 'complete'
}

/** Whether the picture of a flight's end is shown, before the end screen. */
export function isEnding(session: InStage & { readonly isEndShown: boolean }): boolean {
  return hasEnded(session) && !session.isEndShown
}

/** Whether there is a flight to be given up or flown again. */
export function hasTakenOff({ stage }: InStage): boolean {
  return stage !== 'not-started' && stage !== 'watching'
}
