import { useSyncExternalStore } from 'react'

import { isBrokenFlightHash } from '~/game/flight-link/flight-hash.ts'
import { siteConfig } from '~/site/site.config.ts'

import { CapturePicture } from '../captures/capture-picture.tsx'
import { HERO_TALL, HERO_WIDE } from '../captures/hero/hero.ts'
import { LaunchButton } from '../landing-dialogs.tsx'
import styles from './hero.module.css'

/** The first thing seen: one picture, one headline, one button. The picture has room for the others at the left and above. */
export function Hero() {
  return (
    <div className={styles['hero']} data-theme="night">
      {/* It covers the hero, a screen high. */}
      <CapturePicture
        className={styles['picture']}
        capture={HERO_WIDE}
        upright={{
          capture: HERO_TALL,
          media: '(max-aspect-ratio: 4/5)',
          sizes: 'max(100vw, 0.655 * (100vh - 10rem))',
        }}
        sizes="max(100vw, 178vh)"
        isFirst
      />
      <div className={styles['words']}>
        <h1 id="page-title" className={styles['headline']} tabIndex={-1}>
          <span>Ten rings.</span> <span>One tank.</span>
        </h1>
        <div className={styles['actions']}>
          <p className={styles['lead']}>
            Fly a small craft beneath a ringed planet before the fuel runs out. Free, for people aged{' '}
            {siteConfig.minimumAge} and over.
          </p>
          <BrokenLink />
          <LaunchButton>Launch the flight</LaunchButton>
          <noscript>
            <p className={styles['note']}>
              JavaScript is off in this browser. The flight, the film, the contact form and the buttons of the header
              need it.
            </p>
          </noscript>
        </div>
      </div>
    </div>
  )
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Shown where the address was meant to hold a flight, but is too damaged to open the game with it. */
function BrokenLink() {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  )
  if (!isBrokenFlightHash(hash)) return null
  return (
    <p className={styles['note']} role="alert">
      The flight in this link can’t be read: the link was changed on its way here. Ask for it again.
    </p>
  )
}
