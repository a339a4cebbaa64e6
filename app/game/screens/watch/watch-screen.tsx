import { Suspense } from 'react'

import { WatchControls } from '../end/load-late-parts.ts'
import type { WatchControlsProps } from './watch-controls.tsx'
import styles from './watch-screen.module.css'

/** What stands over a watched flight. Its place is there at once: the picture moves aside for it when the controls arrive. */
export function WatchScreen(props: WatchControlsProps) {
  return (
    <section className={styles['screen']} aria-label="Watching" data-covers>
      <Suspense>
        <WatchControls {...props} />
      </Suspense>
    </section>
  )
}
