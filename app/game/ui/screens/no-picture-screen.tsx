import { useEffect, useRef } from 'react'

import styles from './screen.module.css'

export interface NoPictureScreenProps {
  /** True: the browser has no WebGL 2. False: the drawing broke. */
  readonly isUnavailable: boolean
  readonly onClose: () => void
}

/** Why there is nothing to fly in, and what can be done about it. */
export function NoPictureScreen({ isUnavailable, onClose }: NoPictureScreenProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles['screen']} data-kind="no-picture">
      <div className={styles['words']}>
        <h3 className={styles['headline']}>{isUnavailable ? 'No 3D in this browser' : 'The picture broke'}</h3>
        {isUnavailable ? (
          <>
            <p className={styles['line']}>The flight is drawn with WebGL 2, and this browser does not offer it here.</p>
            <p className={styles['line']}>
              Turn on hardware acceleration in the browser’s settings, or open this page in another browser or on
              another device. The rest of the site works without it.
            </p>
          </>
        ) : (
          <>
            <p className={styles['line']}>Drawing the flight failed, and the flight is over. The site is unharmed.</p>
            <p className={styles['line']}>Close the game and launch it again. If that fails too, reload the page.</p>
          </>
        )}
        <div className={styles['actions']}>
          <button ref={close} type="button" className={styles['primary']} onClick={onClose}>
            Close the game
          </button>
        </div>
      </div>
    </section>
  )
}
