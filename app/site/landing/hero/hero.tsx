import { siteConfig } from '~/site.config.ts'

import { LaunchButton } from '../launch-button.tsx'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture.tsx'

/** The first thing seen: one picture, one headline, one button. */
export function Hero() {
  return (
    <div className={styles['hero']} data-ground="night">
      <HeroPicture className={styles['picture']} />
      <div className={styles['words']}>
        <h1 id="page-title" className={styles['headline']} tabIndex={-1}>
          <span>Ten rings.</span> <span>One tank.</span>
        </h1>
        <div className={styles['act']}>
          <p className={styles['lead']}>
            Fly a small spacecraft beneath a ringed planet before its fuel runs out. Free, for people aged{' '}
            {siteConfig.minimumAge} and over.
          </p>
          <LaunchButton>Launch the flight</LaunchButton>
          <noscript>
            <p className={styles['noscript']}>
              JavaScript is off in this browser. The flight, the film, the contact form and the buttons of the header
              need it.
            </p>
          </noscript>
        </div>
      </div>
    </div>
  )
}
