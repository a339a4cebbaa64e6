import { CapturePicture } from '../captures/capture-picture.tsx'
import { HOMEWARD, LOW_IN_THE_VALLEY, THROUGH_THE_RING, WRECK } from '../captures/gallery/gallery.ts'
import { Section } from '../section.tsx'
import styles from './game-preview.module.css'
import { Courses } from './courses.tsx'
import { PreviewFilm } from './preview-film.tsx'

const TESTIMONIALS = [
  {
    callsign: 'Southern Drift',
    words: 'Nine rings, four per cent in the tank, and the tenth behind a ridge. My tea went cold.',
  },
  {
    callsign: 'Low Tide',
    words: 'I flew it on a work computer that struggles with spreadsheets. It had no trouble with this.',
  },
  { callsign: 'Paper Comet', words: 'No levels to buy, no daily rewards. You get better or you don’t.' },
] as const

/** What the flight looks like, a second way into it, and words that pilots might say of it. */
export function GamePreview() {
  return (
    <Section
      id="game-preview"
      heading="The view ahead"
      lead="Score and rings at the top, altitude and speed at the bottom, and the fuel where you can’t miss it. Every picture here comes from the game itself."
    >
      <PreviewFilm />
      <Gallery />
      <Courses />
      <div className={styles['log']}>
        <div className={styles['logOpening']}>
          <h3 className={styles['logTitle']}>From the logbook</h3>
          <p className={styles['label']}>Sample testimonials, written for this page. The pilots aren’t real.</p>
        </div>
        <ul className={styles['entries']}>
          {TESTIMONIALS.map(({ callsign, words }) => (
            <li key={callsign}>
              <figure className={styles['entry']}>
                <blockquote>{words}</blockquote>
                <figcaption>{callsign}, sample pilot</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** Each with the share of the window's width, in per cent, that it takes where two stand side by side. */
const MOMENTS = [
  { title: 'Through the ring', capture: THROUGH_THE_RING, share: 58 },
  { title: 'Low in the valley', capture: LOW_IN_THE_VALLEY, share: 58 },
  { title: 'The end of a flight', capture: WRECK, share: 49 },
  { title: 'Heading home', capture: HOMEWARD, share: 49 },
]

/** Four moments of real flights, each with what the instruments showed and the course it was flown on. */
function Gallery() {
  return (
    <ul className={styles['moments']}>
      {MOMENTS.map(({ title, capture, share }) => (
        <li key={title}>
          <figure className={styles['moment']}>
            <div className={styles['momentFrame']}>
              <CapturePicture
                className={styles['momentPicture']}
                capture={capture}
                sizes={`(min-width: 48rem) min(${share}vw, ${share}rem), 100vw`}
              />
            </div>
            <figcaption>
              <b>{title}</b> Course {capture.course}, fuel at {capture.readings.fuel} per cent
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
