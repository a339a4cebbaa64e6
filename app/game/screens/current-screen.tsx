import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'

import type { Game } from '../game.ts'
import { useKeyName } from '../input/keyboard/keyboard-layout.ts'
import { flightsIn } from '../player-data/logbook/logbook.ts'
import { eraseOfflineCopy } from '../player-data/offline-copy.ts'
import { autopilotSplitsFor } from '../session/autopilot-course.ts'
import { courseOfDay, utcDay } from '../session/course-seed.ts'
import { pictureEnd } from '../session/session.ts'
import { CountScreen } from './count-screen.tsx'
import { EndScreen } from './end/end-screen.tsx'
import { ShareFlight, WatchFlight } from './end/late/load-late-parts.ts'
import { InvertPrompt } from './invert-prompt.tsx'
import { NoPictureScreen } from './no-picture-screen.tsx'
import { OptionsScreen } from './options/options-screen.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { ScreenButton } from './screen-button.tsx'
import { LinkActions } from './start/link-actions.tsx'
import { RivalField } from './start/rival-field.tsx'
import { StartScreen } from './start/start-screen.tsx'
import { WatchScreen } from './watch/watch-screen.tsx'

type SharedState = 'session' | 'settings' | 'logbook' | 'autopilotCourse' | 'link' | 'rivals' | 'latestFlight' | 'watch'

export interface CurrentScreenProps extends Pick<Game, SharedState> {
  readonly onClose: () => void
}

/** The screen that the session asks for. In flight there is none. */
export function CurrentScreen(props: CurrentScreenProps) {
  const { rivals, watch, latestFlight, onClose } = props
  const session = useStore(props.session)
  const settings = useStore(props.settings)
  const logbook = useStore(props.logbook)
  const link = useStore(props.link)
  const autopilotCourse = useStore(props.autopilotCourse)
  const [today] = useState(() => utcDay(Date.now()))
  const { stage, picture, areOptionsOpen } = session
  const summary = session.isEndShown ? session.summary : null
  const { dispatch } = props.session
  const pauseKeyName = useKeyName(settings.hotkeys.pause)
  const pictureEnded = pictureEnd(session)
  const optionsButton = (
    <ScreenButton
      variant="secondary"
      ref={useOptionsButton(areOptionsOpen)}
      onClick={() => dispatch({ type: 'open-options' })}
    >
      Options
    </ScreenButton>
  )

  // Offered before the first flight on this device and once after it; later it is found in the options.
  const invertPrompt = flightsIn(logbook) <= 1 && (
    <InvertPrompt
      isInverted={settings.invertClimb}
      onChange={(invertClimb) => props.settings.change({ invertClimb })}
    />
  )

  // The result of a flight stays readable.
  if (pictureEnded !== null && summary === null)
    return <NoPictureScreen why={pictureEnded} onReload={reload} onClose={onClose} />
  return (
    <>
      {areOptionsOpen && (
        <OptionsScreen
          settings={settings}
          onChange={props.settings.change}
          onReset={props.settings.erase}
          onDone={() => dispatch({ type: 'close-options' })}
        />
      )}
      {/* The screen under the options stays mounted, so that nothing on it starts again. */}
      <div hidden={areOptionsOpen}>
        {stage === 'not-started' && (
          <StartScreen
            picture={picture}
            course={session}
            today={today}
            settings={settings}
            logbook={logbook}
            invertPrompt={invertPrompt}
            link={link}
            linkActions={<LinkActions link={props.link} rivals={rivals} session={props.session} watch={watch} />}
            rivalField={
              <RivalField rivals={rivals} link={props.link} seed={session.seed} logbook={logbook} settings={settings} />
            }
            optionsButton={optionsButton}
            onCourse={(seed, origin) => dispatch({ type: 'choose-course', seed, origin })}
            onTakeOff={() => takeOff(props.session)}
            onEraseLogbook={() => {
              props.logbook.erase()
              void eraseOfflineCopy()
            }}
          />
        )}
        {stage === 'paused' && (
          <PauseScreen
            reason={session.pauseReason}
            hasPicture={picture === 'ready'}
            pauseKeyName={pauseKeyName}
            invertPrompt={invertPrompt}
            optionsButton={optionsButton}
            onResume={() => dispatch({ type: 'resume' })}
            onClose={onClose}
          />
        )}
        {stage === 'watching' && <WatchScreen watch={watch} onDone={() => dispatch({ type: 'end-watch' })} />}
        {stage === 'resuming' && <CountScreen count={session.count} />}
        {summary !== null && (
          <EndScreen
            key={session.flights}
            flight={summary}
            autopilot={autopilotSplitsFor(autopilotCourse, summary)}
            picture={picture}
            invertPrompt={flightsIn(logbook) === 1 && invertPrompt}
            flightActions={<ShareFlight summary={summary} latest={latestFlight} />}
            watchAction={<WatchFlight latestFlight={latestFlight} watch={watch} session={props.session} />}
            optionsButton={optionsButton}
            onAgain={() => dispatch({ type: 'fly-again' })}
            onNewCourse={() => dispatch({ type: 'new-course' })}
            onReload={reload}
          />
        )}
      </div>
    </>
  )
}

function takeOff({ getState, dispatch }: Game['session']): void {
  // The day may change while the start screen is open; from TAKE OFF on the course stays the same.
  if (getState().courseOrigin === 'day')
    dispatch({ type: 'choose-course', seed: courseOfDay(utcDay(Date.now())), origin: 'day' })
  dispatch({ type: 'take-off' })
}

function reload(): void {
  window.location.reload()
}

/** A ref for the Options button, which gets the focus again when the options close. */
function useOptionsButton(areOptionsOpen: boolean): RefObject<HTMLButtonElement | null> {
  const optionsButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = optionsButton.current
    return areOptionsOpen ? () => button?.focus({ preventScroll: true }) : undefined
  }, [areOptionsOpen])
  return optionsButton
}
