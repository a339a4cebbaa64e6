import { type ReactNode, useEffect, useState } from 'react'

import { siteConfig } from '~/site/site.config.ts'

import { Button } from '../components/button.tsx'
import { fetchGame, prefersLessData, type GameLoss, type GameModule } from './load-game.ts'
import { FailureBoundary } from '../components/failure-boundary.tsx'
import { Modal, ModalHeader } from '../components/modal.tsx'
import { placeOf, reloadAndPress } from '../hydration/reload.ts'
import styles from './game-launch.module.css'

type Launch =
  | { readonly state: 'loading'; readonly attempt: number; readonly isSlow: boolean }
  | { readonly state: 'loaded'; readonly game: GameModule }
  | { readonly state: 'failed'; readonly attempt: number; readonly loss: GameLoss }

/** After this time the loading state offers another try; the first may still arrive. */
const SLOW_MILLISECONDS = 15_000

interface GameLaunchProps {
  /** See Modal: a button, or a link with the address that opened the game. */
  readonly opener: HTMLElement | null
  readonly onClose: () => void
}

const TITLE_ID = 'game-title'

/** The game's window: shows that the game loads or has failed to, then the game itself. */
export function GameLaunch({ opener, onClose }: GameLaunchProps) {
  const [launch, setLaunch] = useState<Launch>({ state: 'loading', attempt: 1, isSlow: false })
  const attempt = launch.state === 'loading' ? launch.attempt : 0

  useEffect(() => {
    if (attempt === 0) return
    let isWanted = true
    const slow = setTimeout(() => setLaunch({ state: 'loading', attempt, isSlow: true }), SLOW_MILLISECONDS)
    void fetchGame(placeOf(opener), attempt > 1, () => isWanted).then((fetched) => {
      clearTimeout(slow)
      if (!isWanted || fetched === 'reload') return
      setLaunch(
        typeof fetched === 'string' ? { state: 'failed', attempt, loss: fetched } : { state: 'loaded', game: fetched },
      )
    })
    return () => {
      isWanted = false
      clearTimeout(slow)
    }
  }, [attempt, opener])

  const retry = (after: number) => setLaunch({ state: 'loading', attempt: after + 1, isSlow: false })

  return (
    <Modal titleId={TITLE_ID} opener={opener} onClose={onClose} size="screen">
      {(dialog) => {
        switch (launch.state) {
          case 'loading':
            return (
              // With keys, so that the alert of a failure is mounted anew and announced.
              <Shell key="loading" dialog={dialog} title="Preparing the flight" onClose={onClose}>
                <svg className={styles['ring']} viewBox="0 0 120 120" aria-hidden="true">
                  <circle className={styles['ringTrack']} cx="60" cy="60" r="50" />
                  <circle className={styles['ringRun']} cx="60" cy="60" r="50" pathLength="100" />
                </svg>
                <p role="status">Loading the game…{launch.isSlow && ' This is taking longer than it should.'}</p>
                {launch.isSlow && <Actions onAct={() => retry(launch.attempt)} />}
              </Shell>
            )
          case 'failed':
            return (
              <Shell key="failed" dialog={dialog} title="The game couldn’t be loaded" onClose={onClose} role="alert">
                <p>{LOSS_WORDS[launch.loss]}</p>
                {launch.loss === 'beside-a-form' ? (
                  <Actions words="Reload the page" onAct={() => reloadAndPress(placeOf(opener))} />
                ) : (
                  <Actions onAct={() => retry(launch.attempt)} />
                )}
              </Shell>
            )
          case 'loaded':
            return (
              <FailureBoundary
                fallback={(startAgain) => (
                  <Shell dialog={dialog} title="The game has stopped" onClose={onClose} role="alert">
                    <p>Something went wrong, and this flight is over. The rest of the site isn’t affected.</p>
                    <Actions words="Restart the game" onAct={startAgain} />
                  </Shell>
                )}
              >
                <launch.game.GameDialog
                  dialog={dialog}
                  titleId={TITLE_ID}
                  name={siteConfig.siteName}
                  keepsOfflineCopy={siteConfig.offline && !prefersLessData()}
                  onClose={onClose}
                />
              </FailureBoundary>
            )
        }
      }}
    </Modal>
  )
}

interface ShellProps {
  readonly dialog: HTMLDialogElement
  readonly title: string
  readonly onClose: () => void
  /** `alert` where something went wrong. */
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** The window's content until the game is there. */
function Shell({ dialog, title, onClose, role, children }: ShellProps) {
  useEffect(() => {
    // The element with the focus may have been removed with the game or the message before.
    if (!dialog.contains(document.activeElement)) dialog.querySelector('h2')?.focus()
  })
  return (
    <div className={styles['shell']}>
      <ModalHeader titleId={TITLE_ID} title={title} onClose={onClose} />
      <div className={styles['middle']} role={role}>
        {children}
      </div>
    </div>
  )
}

function Actions({ words = 'Retry', onAct }: { readonly words?: string; readonly onAct: () => void }) {
  return (
    <div className={styles['actions']}>
      <Button variant="solid" onClick={onAct}>
        {words}
      </Button>
    </div>
  )
}

const LOSS_WORDS: Record<GameLoss, string> = {
  'out-of-reach': 'Part of it couldn’t be fetched. Check your connection and try again.',
  gone: 'Part of it is missing, even after a reload. The site may be updating. Try again in a minute.',
  'beside-a-form': 'The game needs a fresh page. Reloading clears the form you’ve started.',
}
