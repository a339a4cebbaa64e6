import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react'
import { useStore } from 'zustand'

import { createGame, type Game } from './stores/game.ts'
import styles from './game-dialog.module.css'
import { HeadsUpDisplay } from './hud/heads-up-display.tsx'
import { useKeyNames } from './input/key-name.ts'
import { MouseControls } from './input/mouse-controls.tsx'
import { TouchControls } from './input/touch-controls.tsx'
import { openGameRuntime } from './play/game-runtime.ts'
import type { Settings } from './player-data/settings.ts'
import { BackgroundButton, FullscreenButton, MuteButton } from './screens/bar-buttons.tsx'
import { CurrentScreen } from './screens/current-screen.tsx'
import { BY_EAR_ID } from './screens/start/start-screen.tsx'
import { pictureEnd } from './session/picture-status.ts'
import { isAtControls, isEnding } from './session/session-stage.ts'

export interface GameDialogProps {
  /** The modal dialog, already open; this component renders its content. */
  readonly dialog: HTMLDialogElement
  /** The id that the dialog is labelled by; the visible title has it. */
  readonly titleId: string
  /** What the title says. */
  readonly name: string
  /** Whether a flight's end keeps a copy of the site on the device. */
  readonly keepsOfflineCopy: boolean
  /** Called when the player closes the game. The owner closes the dialog, unmounts this and returns the focus. */
  readonly onClose: () => void
}

/** The game from its start screen on. Opening begins at the start screen; unmounting ends the flight and frees the graphics. */
export function GameDialog({ dialog, titleId, name, keepsOfflineCopy, onClose }: GameDialogProps) {
  const [game] = useState(() => createGame(dialog))
  const session = useStore(game.session)
  const { stage, areOptionsOpen } = session
  const hudSize = useStore(game.settings, (settings) => settings.hudSize)
  const colours = useStore(game.settings, (settings) => settings.colours)
  const pictureHost = useRef<HTMLDivElement>(null)
  const display = useRef<HTMLDivElement>(null)
  const liveRegion = useRef<HTMLParagraphElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)

  /** Pauses a flight, shows the end screen of one that is over, leaves the options, a watched flight or an open part of a screen, and elsewhere does `leave`. */
  function stepBack(leave: () => void): void {
    const now = game.session.getState()
    if (now.areOptionsOpen) game.session.dispatch({ type: 'close-options' })
    else if (now.stage === 'watching') game.session.dispatch({ type: 'end-watch' })
    else if (isAtControls(now)) game.session.dispatch({ type: 'pause', reason: 'player' })
    // It was meant to pause the flight, and came too late.
    else if (isEnding(now)) game.session.dispatch({ type: 'show-end' })
    else {
      const opener = dialog.querySelector<HTMLElement>('[aria-expanded="true"]')
      // What has the focus goes with the part; its button stays.
      opener?.focus()
      if (opener === null) leave()
      else opener.click()
    }
  }
  const answerEscape = useEffectEvent(() => stepBack(onClose))
  // On the page a pad does nothing, so one press too many does not lead there.
  const answerBack = useEffectEvent(() => stepBack(() => closeButton.current?.focus()))

  // Each screen covers another part of the picture. Nothing renders in steady flight, so nothing is measured there.
  useLayoutEffect(() => game.viewOffset.measure())

  useEffect(() => {
    if (!pictureHost.current || !display.current || !liveRegion.current) return
    const { close } = openGameRuntime(game, {
      keepsOfflineCopy,
      screens: dialog,
      pictureHost: pictureHost.current,
      display: display.current,
      liveRegion: liveRegion.current,
      onEscape: () => answerEscape(),
      onBack: () => answerBack(),
    })
    return close
  }, [game, dialog, keepsOfflineCopy])

  // Here, because the owner opens the dialog before its content is rendered. The start screen alone has the description.
  useLayoutEffect(() => {
    if (dialog.querySelector(`#${BY_EAR_ID}`)) dialog.setAttribute('aria-describedby', BY_EAR_ID)
    else dialog.removeAttribute('aria-describedby')
  }, [dialog, session])

  // The system's way to close a dialog, such as the back gesture of a phone, is handled like Escape.
  useEffect(() => {
    function answerCancel(event: Event): void {
      // A file picker that is cancelled says so by an event that bubbles up to here.
      if (event.target !== dialog) return
      event.preventDefault()
      answerEscape()
    }
    dialog.addEventListener('cancel', answerCancel)
    return () => dialog.removeEventListener('cancel', answerCancel)
  }, [dialog])

  return (
    <div
      className={styles['game']}
      data-theme="night"
      data-stage={stage}
      data-hud-size={hudSize}
      data-colours={colours}
      data-options={areOptionsOpen ? '' : undefined}
    >
      <div className={styles['picture']} ref={pictureHost} />
      <FlightRegion game={game} display={display} />
      <TitleBar game={game} titleId={titleId} name={name} closeButton={closeButton} onClose={onClose} />
      <CurrentScreen
        session={game.session}
        settings={game.settings}
        logbook={game.logbook}
        watchTick={game.watchTick}
        onClose={onClose}
      />
      <p className="visually-hidden" ref={liveRegion} role="status" aria-live="polite" />
    </div>
  )
}

/** What stands over the picture in flight. It has the focus there, and stays behind the pause. */
function FlightRegion({ game, display }: { readonly game: Game; readonly display: RefObject<HTMLDivElement | null> }) {
  const session = useStore(game.session)
  const region = useRef<HTMLDivElement>(null)
  const { hotkeys, keys, steersByMouse } = useStore(game.settings)
  const nameOf = useKeyNames()
  const hasControls = isAtControls(session)
  const isWatching = session.stage === 'watching'
  // On the pause screen the words would stand over it.
  const isPractice = session.takeOver !== null && (hasControls || isEnding(session))
  const isUp = hasControls || session.stage === 'paused' || isWatching || isEnding(session)
  const isShown = isUp && !session.areOptionsOpen && pictureEnd(session) === null

  useEffect(() => {
    if (hasControls) region.current?.focus({ preventScroll: true })
  }, [hasControls])

  return (
    <div
      className={styles['flight']}
      ref={region}
      role={isWatching ? 'group' : 'application'}
      aria-label={
        isWatching
          ? 'Replay of the flight'
          : `${isPractice ? 'Practice. ' : ''}${flightName({ keys, hotkeys }, nameOf)}`
      }
      tabIndex={-1}
      hidden={!isShown}
    >
      <HeadsUpDisplay ref={display} isPractice={isPractice} />
      {hasControls && steersByMouse && <MouseControls mouse={game.mouse} />}
      {hasControls && <TouchControls digital={game.digital} thumb={game.thumb} />}
    </div>
  )
}

function flightName({ keys, hotkeys }: Pick<Settings, 'keys' | 'hotkeys'>, nameOf: (code: string) => string): string {
  const steering = Object.values(keys).map(([first]) => nameOf(first))
  const pauses = `press ${hotkeys.pause === null ? '' : `${nameOf(hotkeys.pause)} or `}Escape to pause`
  const startsOver = hotkeys.startOver === null ? '' : `, ${nameOf(hotkeys.startOver)} to start over`
  return `Flight. Steer with ${steering.join(', ')}; ${pauses}${startsOver}.`
}

/** Browsers make no click of a finger that comes down while another steers. */
function pressBySecondFinger({ isPrimary, target, clientX, clientY }: PointerEvent): void {
  if (isPrimary || !(target instanceof Element)) return
  const button = target.closest('button')
  // A finger that slides off before it is lifted presses nothing.
  if (button?.contains(document.elementFromPoint(clientX, clientY))) button.click()
}

interface TitleBarProps extends Pick<GameDialogProps, 'titleId' | 'name' | 'onClose'> {
  readonly game: Game
  readonly closeButton: Ref<HTMLButtonElement>
}

function TitleBar({ game, titleId, name, closeButton, onClose }: TitleBarProps) {
  const session = useStore(game.session)
  return (
    <div className={styles['bar']} onPointerUp={pressBySecondFinger}>
      <h2 id={titleId} className={styles['title']}>
        {name}
      </h2>
      <BackgroundButton session={game.session} />
      <FullscreenButton fullscreen={game.fullscreen} settings={game.settings} />
      {isAtControls(session) && (
        <button type="button" onClick={() => game.session.dispatch({ type: 'pause', reason: 'player' })}>
          Pause
        </button>
      )}
      <MuteButton settings={game.settings} />
      <button
        ref={closeButton}
        type="button"
        onClick={() => {
          // The thumb may have been meant for the controls beside it.
          if (isAtControls(session) && game.device.getState() === 'touch')
            game.session.dispatch({ type: 'pause', reason: 'player' })
          else onClose()
        }}
      >
        Close
      </button>
    </div>
  )
}
