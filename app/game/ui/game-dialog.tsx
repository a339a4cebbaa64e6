import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

import { ClimbPrompt } from './climb-prompt.tsx'
import { asksWhichWayClimbs } from './climb-question.ts'
import { openCockpit } from './cockpit.ts'
import { composePicture } from './composed-picture.ts'
import { anyCourseSeed, courseSeedFromQuery } from './course-seed.ts'
import styles from './game-dialog.module.css'
import { HeadsUpDisplay } from './heads-up-display.tsx'
import { HoldButton } from './hold-button.tsx'
import { MuteButton } from './mute-button.tsx'
import { createLogbookStore, pageOf } from './logbook.ts'
import { createObservable } from './observable.ts'
import { createHeldCommands } from './pilot-input/held-commands.ts'
import { createDeviceInUse } from './pilot-input/pilot-device.ts'
import { createThumbStick } from './pilot-input/thumb-stick.ts'
import { TouchControls } from './pilot-input/touch-controls.tsx'
import { CountScreen } from './screens/count-screen.tsx'
import { EndScreen } from './screens/end-screen.tsx'
import { NoPictureScreen } from './screens/no-picture-screen.tsx'
import { OptionsScreen } from './screens/options-screen.tsx'
import { PauseScreen } from './screens/pause-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { createSessionStore } from './session-store.ts'
import { createSettingsStore } from './settings-store.ts'
import { isAtControls, isPictureGone, openSession } from './session.ts'

export interface GameDialogProps {
  /** The modal dialog, already open, whose whole inside this component fills. */
  readonly dialog: HTMLDialogElement
  /** The id that the dialog is labelled by; the visible title here carries it. */
  readonly titleId: string
  /** What the title says. */
  readonly name: string
  /** Called when the player wants out. The owner closes the dialog, unmounts this and gives the focus back. */
  readonly onClose: () => void
}

/** The game from its start screen on. Opening begins at the start screen; unmounting ends the flight and frees the graphics. */
export function GameDialog({ dialog, titleId, name, onClose }: GameDialogProps) {
  const [store] = useState(() =>
    createSessionStore(openSession(courseSeedFromQuery(window.location.search) ?? anyCourseSeed())),
  )
  const [logbookStore] = useState(() => createLogbookStore())
  const [settingsStore] = useState(() => createSettingsStore())
  const [held] = useState(createHeldCommands)
  const [thumb] = useState(createThumbStick)
  const [device] = useState(createDeviceInUse)
  const [showsAttract] = useState(() => createObservable(true))
  const [composed] = useState(() => composePicture(dialog))
  const session = useSyncExternalStore(store.subscribe, store.current)
  const logbook = useSyncExternalStore(logbookStore.subscribe, logbookStore.current)
  const [isClimbSettled, setClimbSettled] = useState(false)
  const settings = useSyncExternalStore(settingsStore.subscribe, settingsStore.current)
  const { stage, summary, areOptionsOpen } = session
  const isAtHand = isAtControls(session)

  const pictureHost = useRef<HTMLDivElement>(null)
  const flightRegion = useRef<HTMLDivElement>(null)
  const display = useRef<HTMLDivElement>(null)
  const liveRegion = useRef<HTMLParagraphElement>(null)
  const optionsButton = useRef<HTMLButtonElement>(null)
  const isStill = useSyncExternalStore(listenToStillness, isSystemStill)
  const openOptions = () => store.dispatch({ type: 'open-options' })
  const closeOptions = () => {
    flushSync(() => store.dispatch({ type: 'close-options' }))
    optionsButton.current?.focus({ preventScroll: true })
  }

  // In flight Escape pauses first, at the options it goes back to where they were opened; on every other screen it closes.
  const answerEscape = useEffectEvent(() => {
    if (store.current().areOptionsOpen && !isPictureGone(store.current())) closeOptions()
    else if (isAtControls(store.current())) store.dispatch({ type: 'pause', reason: 'player' })
    else onClose()
  })

  // Each screen covers another part of the picture. Nothing renders in steady flight, so nothing is measured there.
  useLayoutEffect(() => composed.look())
  useEffect(() => composed.close, [composed])

  useEffect(() => {
    if (!pictureHost.current || !display.current || !liveRegion.current) return
    return openCockpit({
      store,
      settings: settingsStore,
      held,
      thumb,
      device,
      showsAttract,
      composed,
      screens: dialog,
      pictureHost: pictureHost.current,
      display: display.current,
      liveRegion: liveRegion.current,
      onEscape: () => answerEscape(),
    })
  }, [store, settingsStore, held, thumb, device, showsAttract, composed, dialog])

  // The system's own way to leave a dialog, the back gesture of a phone for one, is answered as Escape is.
  useEffect(() => {
    function answerCancel(event: Event): void {
      event.preventDefault()
      answerEscape()
    }
    dialog.addEventListener('cancel', answerCancel)
    return () => dialog.removeEventListener('cancel', answerCancel)
  }, [dialog])

  useEffect(() => {
    if (isAtHand) flightRegion.current?.focus({ preventScroll: true })
  }, [isAtHand])

  useEffect(() => {
    if (summary !== null) logbookStore.record(summary)
  }, [logbookStore, summary])

  const isClimbAsked = !isClimbSettled && asksWhichWayClimbs(session, logbook, settings)
  const isFlightShown = (isAtHand || stage === 'paused') && !areOptionsOpen && !isPictureGone(session)
  return (
    <div
      className={styles['game']}
      data-ground="night"
      data-stage={stage}
      data-options={areOptionsOpen ? '' : undefined}
    >
      <div className={styles['picture']} ref={pictureHost} />
      <div
        className={styles['flight']}
        ref={flightRegion}
        role="application"
        aria-label="Flight. The keys of the start screen steer, P or Escape pauses."
        tabIndex={-1}
        hidden={!isFlightShown}
      >
        <HeadsUpDisplay ref={display} />
        {isClimbAsked && (
          <ClimbPrompt
            onInvert={() => {
              settingsStore.change({ invertClimb: true })
              setClimbSettled(true)
              flightRegion.current?.focus({ preventScroll: true })
            }}
            onLapse={() => setClimbSettled(true)}
          />
        )}
        {isAtHand && <TouchControls held={held} thumb={thumb} />}
      </div>
      <div className={styles['bar']}>
        <h2 id={titleId} className={styles['title']}>
          {name}
        </h2>
        {stage === 'not-started' && !isStill && (
          <HoldButton className={styles['barButton']} showsAttract={showsAttract} />
        )}
        <MuteButton
          className={styles['barButton']}
          isMuted={settings.isMuted}
          onChange={(isMuted) => settingsStore.change({ isMuted })}
        />
        {isAtHand && (
          <button
            type="button"
            className={styles['barButton']}
            onClick={() => store.dispatch({ type: 'pause', reason: 'player' })}
          >
            Pause
          </button>
        )}
        <button type="button" className={styles['barButton']} onClick={onClose}>
          Close
        </button>
      </div>
      {isPictureGone(session) ? (
        <NoPictureScreen isUnavailable={session.picture === 'unavailable'} onClose={onClose} />
      ) : (
        <>
          {areOptionsOpen && (
            <OptionsScreen
              settings={settings}
              isStill={isStill}
              onChange={settingsStore.change}
              onReset={settingsStore.erase}
              onDone={closeOptions}
            />
          )}
          {/* What the options were opened from waits behind them, so that it begins nothing anew. */}
          <div hidden={areOptionsOpen}>
            {stage === 'not-started' && (
              <StartScreen
                isReady={session.picture === 'ready'}
                settings={settings}
                logbook={logbook}
                optionsButton={optionsButton}
                onOptions={openOptions}
                onTakeOff={() => store.dispatch({ type: 'take-off' })}
                onEraseLogbook={logbookStore.erase}
              />
            )}
            {stage === 'paused' && (
              <PauseScreen
                reason={session.pauseReason}
                hasPicture={session.picture === 'ready'}
                optionsButton={optionsButton}
                onOptions={openOptions}
                onResume={() => store.dispatch({ type: 'resume' })}
                onClose={onClose}
              />
            )}
            {stage === 'resuming' && <CountScreen count={session.count} />}
            {summary !== null && (
              <EndScreen
                key={session.flights}
                flight={summary}
                best={pageOf(logbook, summary.isRelaxed).best}
                hasPicture={session.picture === 'ready'}
                onAgain={() => store.dispatch({ type: summary.outcome === 'complete' ? 'fly-again' : 'try-again' })}
              />
            )}
          </div>
        </>
      )}
      <p className={styles['unseen']} ref={liveRegion} role="status" aria-live="polite" />
    </div>
  )
}

const STILLNESS = '(prefers-reduced-motion: reduce)'

function isSystemStill(): boolean {
  return window.matchMedia(STILLNESS).matches
}

function listenToStillness(onChange: () => void): () => void {
  const stillness = window.matchMedia(STILLNESS)
  stillness.addEventListener('change', onChange)
  return () => stillness.removeEventListener('change', onChange)
}
