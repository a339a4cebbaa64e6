import { useStore } from 'zustand'

import type { Game } from '../game.ts'
import { pictureEnd } from '../session/session.ts'
import { CountScreen } from './count-screen.tsx'
import { EndScreen } from './end/end-screen.tsx'
import { NoPictureScreen } from './no-picture-screen.tsx'
import { OptionsScreen } from './options/options-screen.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { StartScreen } from './start/start-screen.tsx'
import { WatchScreen } from './watch/watch-screen.tsx'

type SharedState = 'session' | 'settings' | 'logbook' | 'autopilotCourse' | 'link' | 'rivals' | 'latestFlight' | 'watch'

export interface CurrentScreenProps extends Pick<Game, SharedState> {
  readonly onClose: () => void
}

/** The screen that the session asks for. In flight there is none. */
export function CurrentScreen(props: CurrentScreenProps) {
  const session = useStore(props.session)
  const settings = useStore(props.settings)
  const { stage, areOptionsOpen } = session
  const { dispatch } = props.session
  const summary = session.isEndShown ? session.summary : null
  const pictureEnded = pictureEnd(session)

  // The result of a flight stays readable.
  if (pictureEnded !== null && summary === null)
    return <NoPictureScreen why={pictureEnded} onReload={reload} onClose={props.onClose} />
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
        {stage === 'not-started' && <StartScreen {...props} />}
        {stage === 'paused' && <PauseScreen {...props} />}
        {stage === 'watching' && <WatchScreen watch={props.watch} onDone={() => dispatch({ type: 'end-watch' })} />}
        {stage === 'resuming' && <CountScreen count={session.count} />}
        {summary !== null && <EndScreen key={session.flights} flight={summary} onReload={reload} {...props} />}
      </div>
    </>
  )
}

function reload(): void {
  window.location.reload()
}
