import { type ReactNode, useCallback, useState } from 'react'

import { RINGS_TO_WIN } from '~/game/simulation/rules.ts'
import { Hud } from '~/hud/hud.tsx'
import type { Readings } from '~/hud/readings.ts'
import { useReducedMotion } from '~/styles/reduced-motion.ts'

import { useIsHydrated } from '../../hydration/hydrated.ts'
import { Button } from '../../components/button.tsx'
import { prefersLessData } from '../../game-launch/load-game.ts'
import { LaunchButton, useLandingDialogs } from '../landing-dialogs.tsx'
import { Film } from './film.tsx'
import { CapturePicture } from '../captures/capture-picture.tsx'
import { PREVIEW, PREVIEW_TALL } from '../captures/preview/preview.ts'
import styles from './game-preview.module.css'

/** What the flight looks like: a still, a silent film for whoever asks for it, and the way into the flight itself. */
export function PreviewFilm() {
  const [film, setFilm] = useState<'off' | 'playing' | 'paused' | 'failed'>('off')
  const [readings, setReadings] = useState<Readings>()
  const isHydrated = useIsHydrated()
  const isMotionReduced = useReducedMotion()
  const isWelcome = !isMotionReduced && !(isHydrated && prefersLessData())
  const { isGameOpen } = useLandingDialogs()
  const isShown = isWelcome && (film === 'playing' || film === 'paused')
  const isPlaying = film === 'playing' && !isGameOpen

  const giveUp = useCallback(() => setFilm('failed'), [])
  const followFilm = useCallback((isFilmPlaying: boolean) => setFilm(isFilmPlaying ? 'playing' : 'paused'), [])

  return (
    <div className={styles['preview']}>
      <FlightPicture readings={isShown ? readings : undefined}>
        {isShown && <Film isPlaying={isPlaying} onPlaying={followFilm} onReadings={setReadings} onFailure={giveUp} />}
      </FlightPicture>
      <div className={styles['actions']}>
        <LaunchButton>See for yourself</LaunchButton>
        {isWelcome && film !== 'failed' && (
          <div className={styles['film']} data-is={isHydrated ? 'ready' : 'waiting'}>
            <Button onClick={() => setFilm(film === 'playing' ? 'paused' : 'playing')}>
              <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
                <path d={film === 'playing' ? 'M6 4h4v16H6ZM14 4h4v16h-4Z' : 'M6 3v18l15-9Z'} />
              </svg>
              <span>
                {film === 'playing'
                  ? 'Pause the film'
                  : film === 'paused'
                    ? 'Resume the film'
                    : 'Watch a five-second film'}
              </span>
            </Button>
          </div>
        )}
        {film === 'failed' && (
          <p className={styles['word']} role="status">
            The film couldn’t be loaded. The flight is better anyway.
          </p>
        )}
      </div>
    </div>
  )
}

const { score, rings, altitude, speed, fuel } = PREVIEW.readings

interface FlightPictureProps {
  /** What the instruments show; what they showed when the picture was taken, where it is not given. */
  readonly readings?: Readings | undefined
  /** What is shown over the picture, under the instruments. */
  readonly children?: ReactNode
}

/** A moment of a real flight, with what its instruments showed. */
function FlightPicture({ readings = PREVIEW.readings, children }: FlightPictureProps) {
  return (
    <div className={styles['frame']}>
      <div
        role="img"
        aria-label={`A flight in progress: the craft follows a violet valley towards a lit ring. The instruments show ${rings} of ${RINGS_TO_WIN} rings, ${score} points, an altitude of ${altitude} metres, a speed of ${speed} kilometres an hour and ${fuel} per cent fuel.`}
      >
        <CapturePicture
          className={styles['picture']}
          capture={PREVIEW}
          upright={{ capture: PREVIEW_TALL, media: '(max-width: 47.99rem)', sizes: '100vw' }}
          sizes="min(100vw, 80rem)"
        />
      </div>
      {children}
      {/* For the eye; the picture says the same in words. */}
      <div aria-hidden="true">
        <Hud readings={readings} />
      </div>
    </div>
  )
}
