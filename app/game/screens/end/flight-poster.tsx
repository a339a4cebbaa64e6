import { useEffect, useRef, useState } from 'react'

import { upperFirst } from '../../hud/time-words.ts'
import { saveFile } from '../../page/save-file.ts'
import { drawPoster } from '../../poster/draw-poster.ts'
import { POSTER } from '../../poster/layout.ts'
import { posterOf } from '../../poster/poster.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { medalOfFlight } from '../../session/medals.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { MEDAL_SHAPES } from '../elements/medal-sign.tsx'
import controls from '../elements/controls.module.css'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './flight-poster.module.css'
import { courseLink, flightLink } from '../../flight-link/addresses.ts'
import { showShareSheet } from '../../page/share.ts'

interface FlightPosterProps {
  readonly summary: FlightSummary
  readonly flight: RecordedFlight
}

const COURSE_ONLY = 'This flight is too long for a code, so the code of the poster opens its course.'
const NOT_DRAWN = 'Your browser can’t draw the poster.'

/** The poster of a flight, with buttons that save it and share it as a PNG. */
export function FlightPoster({ summary, flight }: FlightPosterProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [poster] = useState(() => posterOf(contentOf(summary, flight)))
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')

  // In braces, because newer browsers return a promise, which React would call as the end of the effect.
  useEffect(() => {
    canvas.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const draw = async (): Promise<void> => {
      await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))
      const view = canvas.current
      if (view === null) return
      drawPoster(view, poster)
      const printed = document.createElement('canvas')
      printed.width = POSTER.width
      printed.height = POSTER.height
      drawPoster(printed, poster)
      const blob = await new Promise<Blob | null>((resolve) => printed.toBlob(resolve, 'image/png'))
      if (blob === null) throw new TypeError(NOT_DRAWN)
      setFile(new File([blob], `${window.location.hostname}-course-${String(flight.seed)}.png`, { type: 'image/png' }))
      setNote(poster.holdsFlight ? '' : COURSE_ONLY)
    }
    draw().catch(() => setNote(NOT_DRAWN))
  }, [poster, flight])

  const share = async (poster: File): Promise<void> =>
    setNote((await showShareSheet({ files: [poster] })) ? '' : 'The poster can’t be shared here; save it instead.')
  return (
    <div className={styles['poster']} role="group" aria-label="Poster">
      <div className={styles['buttons']}>
        <ScreenButton
          variant="quiet"
          isReady={file !== null}
          onClick={() => {
            if (file === null) return
            saveFile(file, file.name)
            // A browser does not tell whether it did.
            setNote(`Your browser saves ${file.name}.`)
          }}
        >
          Save poster
        </ScreenButton>
        {file !== null && canShare(file) && (
          <ScreenButton variant="quiet" onClick={() => void share(file)}>
            Share poster
          </ScreenButton>
        )}
      </div>
      <p className={controls['status']} role="status">
        {note}
      </p>
      <canvas
        ref={canvas}
        className={styles['picture']}
        width={POSTER.width / 2}
        height={POSTER.height / 2}
        role="img"
        aria-label={poster.words}
      />
    </div>
  )
}

/** A letter of each face is enough to load it. */
const FONTS = ["900 20px 'Big Shoulders Variable'", "600 20px 'Figtree Variable'"]

function contentOf(summary: FlightSummary, flight: RecordedFlight) {
  const page = window.location.href
  const medal = medalOfFlight(summary)
  return {
    summary,
    flight,
    medal: medal && {
      name: upperFirst(medal),
      path: MEDAL_SHAPES[medal],
      colour: getComputedStyle(document.documentElement).getPropertyValue(`--medal-${medal}`),
    },
    flightLink: flightLink(page, textFromFlight(flight)),
    courseLink: courseLink(page, flight.seed),
    date: new Date(),
  }
}

/** Whether the system has a share sheet that takes pictures. */
function canShare(file: File): boolean {
  // Some browsers lack it, although the types have it.
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}
