import { siteConfig } from '~/site.config'

import { LaunchButton } from '../game-launch/launch-button'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture'

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
            Fly a small craft through a long dusk before the fuel runs out. Free, in this browser, for people aged{' '}
            {siteConfig.minimumAge} and over.
          </p>
          <LaunchButton>Launch the flight</LaunchButton>
          <noscript>
            <p className={styles['noscript']}>
              The flight needs JavaScript, which is off in this browser. Everything else here reads without it.
            </p>
          </noscript>
        </div>
      </div>
    </div>
  )
}
