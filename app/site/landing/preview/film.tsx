import { useEffect, useRef } from 'react'

import type { Readings } from '~/hud/readings.ts'

import { FILM } from '../captures/preview/film.ts'
import styles from './game-preview.module.css'

interface FilmProps {
  readonly isPlaying: boolean
  /** The browser began to play it, or paused it, by itself. */
  readonly onPlaying: (isPlaying: boolean) => void
  /** What the instruments show at the moment that the film is at. */
  readonly onReadings: (readings: Readings) => void
  /** The film cannot be played: its file did not arrive, or the browser knows no format of it. */
  readonly onFailure: () => void
}

/** A film that shows nothing by then counts as failed. */
const TIMEOUT_MILLISECONDS = 15_000

/** Five silent seconds of a real flight, over and over. Until it plays, the still under it is seen. */
export function Film({ isPlaying, onPlaying, onReadings, onFailure }: FilmProps) {
  const videoRef = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const video = videoRef.current
    if (!video) return
    if (!isPlaying) {
      video.pause()
      return
    }
    // A pause before it began is no failure; what cannot be played says so by the error of its last source.
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onPlaying(false)
    })
    let shown: Readings | undefined
    let request = requestAnimationFrame(function follow() {
      request = requestAnimationFrame(follow)
      const readings = FILM.readings[Math.floor(video.currentTime * FILM.readingsPerSecond) % FILM.readings.length]
      if (readings === shown) return
      shown = readings
      onReadings(readings)
    })
    const timer = setTimeout(() => {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) onFailure()
    }, TIMEOUT_MILLISECONDS)
    return () => {
      cancelAnimationFrame(request)
      clearTimeout(timer)
    }
  }, [isPlaying, onPlaying, onReadings, onFailure])

  return (
    <video
      ref={videoRef}
      className={styles['video']}
      width={FILM.width}
      height={FILM.height}
      muted
      playsInline
      loop
      preload="none"
      onPlay={() => onPlaying(true)}
      onPause={() => isPlaying && onPlaying(false)}
      aria-label="Five seconds of a flight through the rings, without sound"
    >
      {FILM.sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          {...(index === FILM.sources.length - 1 ? { onError: onFailure } : {})}
        />
      ))}
    </video>
  )
}
