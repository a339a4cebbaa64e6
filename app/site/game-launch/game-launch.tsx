import { useEffect, useState } from 'react'

import { siteConfig } from '~/site.config'

import { Button } from '../components/button'
import { Modal, ModalHeader } from '../components/modal'
import { GameFailureBoundary } from './game-failure-boundary'
import styles from './game-launch.module.css'
import { reloadToLaunch } from './launch-after-reload'
import { fetchGameFor, type GameLoss } from './fetch-game'
import type { GameModule } from './load-game'

type Arrival =
  | { readonly is: 'on the way'; readonly attempt: number }
  | { readonly is: 'there'; readonly game: GameModule }
  | { readonly is: 'lost'; readonly attempt: number; readonly loss: GameLoss }

interface GameLaunchProps {
  readonly opener: HTMLElement
  readonly onClose: () => void
}

const TITLE_ID = 'game-title'

/** The window the flight happens in: says that the game is on its way, or that it did not arrive, and then steps aside. */
export function GameLaunch({ opener, onClose }: GameLaunchProps) {
  const [arrival, setArrival] = useState<Arrival>({ is: 'on the way', attempt: 1 })
  const attempt = arrival.is === 'on the way' ? arrival.attempt : 0

  useEffect(() => {
    if (attempt === 0) return
    let isWanted = true
    void fetchGameFor(opener, () => isWanted).then((fetched) => {
      if (!isWanted || fetched === 'let-go') return
      setArrival('game' in fetched ? { is: 'there', game: fetched.game } : { is: 'lost', attempt, loss: fetched.loss })
    })
    return () => {
      isWanted = false
    }
  }, [attempt, opener])

  return (
    <Modal titleId={TITLE_ID} opener={opener} onClose={onClose} size="screen">
      {(dialog) => {
        switch (arrival.is) {
          case 'on the way':
            return <Waiting onClose={onClose} />
          case 'lost':
            return (
              <Lost
                loss={arrival.loss}
                onReload={() => {
                  if (!reloadToLaunch(opener)) window.location.reload()
                }}
                onClose={onClose}
                onRetry={() => {
                  setArrival({ is: 'on the way', attempt: arrival.attempt + 1 })
                }}
              />
            )
          case 'there':
            return (
              <GameFailureBoundary
                fallback={(startAgain) => <Stopped dialog={dialog} onClose={onClose} onRetry={startAgain} />}
              >
                <arrival.game.GameDialog
                  dialog={dialog}
                  titleId={TITLE_ID}
                  name={siteConfig.siteName}
                  onClose={onClose}
                />
              </GameFailureBoundary>
            )
        }
      }}
    </Modal>
  )
}

function Waiting({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles['shell']}>
      <ModalHeader titleId={TITLE_ID} title="Preparing the flight" onClose={onClose} />
      <div className={styles['middle']} role="status">
        <svg className={styles['ring']} viewBox="0 0 120 120" aria-hidden="true">
          <circle className={styles['ringTrack']} cx="60" cy="60" r="50" />
          <circle className={styles['ringRun']} cx="60" cy="60" r="50" pathLength="100" />
        </svg>
        <p>Loading the game…</p>
      </div>
    </div>
  )
}

interface LostProps {
  readonly loss: GameLoss
  readonly onClose: () => void
  readonly onRetry: () => void
  readonly onReload: () => void
}

const LOSS_WORDS: Record<GameLoss, string> = {
  'out-of-reach': 'Part of it was lost on the way. Check your connection, then try again.',
  gone: 'Part of it is not there, not even for a fresh page. The site may be in the middle of an update: try again in a minute.',
  'gone-beside-a-form':
    'Part of it is no longer there: the site was updated while this page was open, and a fresh page has the new one. A form here is half filled, and a reload would empty it, so the choice is yours.',
}

function Lost({ loss, onClose, onRetry, onReload }: LostProps) {
  return (
    <div className={styles['shell']}>
      <ModalHeader titleId={TITLE_ID} title="The game did not arrive" onClose={onClose} />
      <div className={styles['middle']} role="alert">
        <p>{LOSS_WORDS[loss]}</p>
        <div className={styles['acts']}>
          <Button look="solid" onClick={onRetry}>
            Retry
          </Button>
          {loss !== 'out-of-reach' && <Button onClick={onReload}>Reload the page</Button>}
        </div>
      </div>
    </div>
  )
}

interface StoppedProps {
  readonly dialog: HTMLDialogElement
  readonly onClose: () => void
  readonly onRetry: () => void
}

function Stopped({ dialog, onClose, onRetry }: StoppedProps) {
  useEffect(() => {
    // Whatever had the focus in the game is gone.
    dialog.querySelector('h2')?.focus()
  }, [dialog])
  return (
    <div className={styles['shell']}>
      <ModalHeader titleId={TITLE_ID} title="The game has stopped" onClose={onClose} />
      <div className={styles['middle']} role="alert">
        <p>Something in it went wrong, and this flight is over. The rest of the site is not affected.</p>
        <div className={styles['acts']}>
          <Button look="solid" onClick={onRetry}>
            Start the game again
          </Button>
        </div>
      </div>
    </div>
  )
}
