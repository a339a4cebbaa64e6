import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { pictureEnd } from '../session/picture-status.ts'
import { RESUME_MILLISECONDS } from '../session/resume-count.ts'
import type { GameStores } from '../stores/game.ts'
import { EndScreen } from './end/end-screen.tsx'
import { LoadingPart, preload, lazyPart, LoadFailed } from './elements/lazy-part.tsx'
import { fetchEndParts, WatchControls } from './load-lazy-parts.ts'
import { ScreenButton } from './elements/screen-button.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { StartScreen } from './start/start-screen.tsx'
import type { WatchControlsProps } from './watch-flight.tsx'
import styles from './current-screen.module.css'
import screenStyles from './elements/screen.module.css'

export interface CurrentScreenProps extends GameStores {
  readonly watchTick: WatchControlsProps['watchTick']
  readonly onClose: () => void
}

const OptionsScreen = lazyPart(
  () => import('./options/options-screen.tsx'),
  (parts) => parts.OptionsScreen,
  LostOptions,
)

const NoPictureScreen = lazyPart(
  () => import('./no-picture-screen.tsx'),
  (parts) => parts.NoPictureScreen,
  LoadFailed,
)

function LostOptions({ session }: GameStores) {
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])
  return (
    <section className={screenStyles['screen']} aria-label="Options">
      <LoadFailed />
      <div>
        <ScreenButton variant="primary" ref={done} onClick={() => session.dispatch({ type: 'close-options' })}>
          Done
        </ScreenButton>
      </div>
    </section>
  )
}

/** The screen that the session asks for. In flight there is none. */
export function CurrentScreen({ watchTick, onClose, ...stores }: CurrentScreenProps) {
  const { session } = stores
  const now = useStore(session)
  const { stage } = now
  // The screen under the options keeps the focus until they have arrived.
  const haveOptionsArrived = useDeferredValue(now.areOptionsOpen)
  const areOptionsOpen = now.areOptionsOpen && haveOptionsArrived
  const summary = now.isEndShown ? now.summary : null
  const pictureEnded = pictureEnd(now)
  const hasSummary = now.summary !== null
  useEffect(() => {
    // While the picture of the end is shown: what came after the end screen would move its buttons.
    if (hasSummary) preload(fetchEndParts).catch(() => undefined)
  }, [hasSummary])

  // The result of a flight stays readable.
  if (pictureEnded !== null && summary === null)
    return (
      // With a key, so that the screen before is gone while it is fetched.
      <Suspense key="no-picture">
        <NoPictureScreen why={pictureEnded} onReload={reload} onClose={onClose} />
      </Suspense>
    )
  return (
    <Suspense>
      {areOptionsOpen && <OptionsScreen {...stores} />}
      {/* The screen under the options stays mounted, so that nothing on it starts again. */}
      <div hidden={areOptionsOpen}>
        {stage === 'not-started' && <StartScreen {...stores} />}
        {stage === 'paused' && <PauseScreen {...stores} onClose={onClose} />}
        {stage === 'watching' && <WatchScreen session={session} watchTick={watchTick} />}
        {stage === 'resuming' && <CountScreen count={now.count} />}
        {summary !== null && <EndScreen key={now.flights} flight={summary} onReload={reload} {...stores} />}
      </div>
    </Suspense>
  )
}

function reload(): void {
  window.location.reload()
}

/** The ring runs down in the time of the whole count. */
const setCountTime = (ring: SVGElement | null) => ring?.style.setProperty('--count-time', `${RESUME_MILLISECONDS}ms`)

/** The count before a paused flight goes on, over the still picture. `count`: from RESUME_COUNT down to 1. The live region says it. */
function CountScreen({ count }: { readonly count: number }) {
  return (
    <div className={styles['count']} aria-hidden="true">
      {/* Another element for each number, so that each arrives anew. */}
      <p key={count} className={styles['numeral']} data-instrument="count">
        {count}
      </p>
      <svg ref={setCountTime} className={styles['ring']} viewBox="0 0 100 100">
        <circle className={styles['track']} cx="50" cy="50" r="46" />
        <circle className={styles['run']} cx="50" cy="50" r="46" pathLength="100" />
      </svg>
    </div>
  )
}

/** The controls over a watched flight, and under its craft. */
function WatchScreen(props: WatchControlsProps) {
  return (
    <section className={styles['watch']} aria-label="Watching" data-foot>
      <Suspense fallback={<LoadingPart />}>
        <WatchControls {...props} />
      </Suspense>
    </section>
  )
}
