import { CapturePicture } from '../captures/capture-picture.tsx'
import { HOMEWARD, LOW_IN_THE_VALLEY, THROUGH_THE_RING, WRECK } from '../captures/gallery/gallery.ts'
import styles from './gallery.module.css'

/** Each with the share of the window's width, in per cent, that it takes where two stand side by side. */
const MOMENTS = [
  { title: 'Through the ring', capture: THROUGH_THE_RING, share: 58 },
  { title: 'Low in the valley', capture: LOW_IN_THE_VALLEY, share: 58 },
  { title: 'The end of a flight', capture: WRECK, share: 49 },
  { title: 'Heading home', capture: HOMEWARD, share: 49 },
]

/** Four moments of real flights, each with what the instruments showed and the course it was flown on. */
export function Gallery() {
  return (
    <ul className={styles['moments']}>
      {MOMENTS.map(({ title, capture, share }) => (
        <li key={title}>
          <figure className={styles['moment']}>
            <div className={styles['frame']}>
              <CapturePicture
                className={styles['picture']}
                capture={capture}
                sizes={`(min-width: 48rem) min(${share}vw, ${share}rem), 100vw`}
              />
            </div>
            <figcaption>
              <b>{title}</b> Course {capture.course}, fuel at {capture.readings.fuelPercent} per cent
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
