/** Which button of the start screen has the focus, and what stays in view. */
import { useCallback, useEffect, useRef } from 'react'

import type { StartPart } from '../../session/session-action.ts'
import type { SessionStore } from '../../session/session-store.ts'

/**
 * Gives TAKE OFF the focus at first, or Race it where a flight that somebody has shared is there to be raced, or the button of the part that
 * is open: the player comes from an end screen for it, or from a flight watched there.
 */
export function useStartFocus({ getState }: SessionStore, isShared: boolean) {
  const takeOffButton = useRef<HTMLButtonElement>(null)
  const raceButton = useRef<HTMLButtonElement>(null)
  /** Of the part that is open. */
  const partButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { startPart } = getState()
    // The field for links takes the focus itself, which may be before this.
    if (startPart === 'paste') return
    const button = startPart === null ? takeOffButton : partButton
    button.current?.focus()
  }, [getState])
  useEffect(() => {
    // A link may be read late: a player who is elsewhere by then stays there.
    if (document.activeElement === takeOffButton.current) raceButton.current?.focus()
  }, [isShared])
  const leadToTakeOff = (): void => {
    takeOffButton.current?.focus()
    // Up to the words on the course as well, where TAKE OFF is in sight already.
    const screen = takeOffButton.current?.closest('section')
    if (screen) screen.scrollTop = 0
  }
  return { takeOffButton, raceButton, partButton, leadToTakeOff }
}

/** Brings `part` into view when another one is shown, and `actions` with it unless the focus is in that part. */
export function usePartInView(shown: StartPart | null) {
  const part = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const bringIntoView = useCallback(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
    // What is longer than the screen does not push the button with the focus out of it. The field for links takes the focus itself.
    if (part.current?.contains(document.activeElement) === false) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (shown !== null) bringIntoView()
  }, [shown, bringIntoView])
  return { part, actions, bringIntoView }
}
