import { Suspense } from 'react'

import { WatchControls } from '../end/lazy/load-lazy-parts.ts'
import type { WatchControlsProps } from './watch-controls.tsx'
import styles from './watch-screen.module.css'

/** The controls over a watched flight. Their place is reserved at once, so that the view offset accounts for it before they arrive. */
export function WatchScreen(props: WatchControlsProps) {
  return (
    <section className={styles['screen']} aria-label="Watching" data-covers>
      <Suspense>
        <WatchControls {...props} />
      </Suspense>
    </section>
  )
}
