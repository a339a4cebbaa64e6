import { CapturePicture } from './capture-picture'
import { HOMEWARD, LOW_IN_THE_VALLEY, THROUGH_THE_RING, WRECK } from './captures/gallery'
import styles from './gallery.module.css'

const MOMENTS = [
  { title: 'Through the ring', capture: THROUGH_THE_RING },
  { title: 'Low in the valley', capture: LOW_IN_THE_VALLEY, mostWidth: 640 },
  { title: 'The mountain won', capture: WRECK, mostWidth: 640 },
  { title: 'Homeward', capture: HOMEWARD, mostWidth: 640 },
]

/** Four moments of real flights, each with what the instruments showed and the course it was flown on. */
export function Gallery() {
  return (
    <ul className={styles['moments']}>
      {MOMENTS.map(({ title, capture, ...size }) => (
        <li key={title}>
          <figure className={styles['moment']}>
            <div className={styles['frame']}>
              <CapturePicture
                className={styles['picture']}
                capture={capture}
                {...size}
                sizes="(min-width: 48rem) min(58vw, 60rem), 100vw"
              />
            </div>
            <figcaption className={styles['caption']}>
              <b>{title}</b> Course {capture.course}, {capture.readings.fuelPercent} per cent fuel
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
