import type { Medal } from '../../session/medals.ts'
import styles from './medal-sign.module.css'

/** A disc, a diamond, a hexagon, a star, and a star between wings, in a square of 24. */
export const MEDAL_SHAPES: Readonly<Record<Medal, string>> = {
  bronze: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  silver: 'M12 2.5 21.5 12 12 21.5 2.5 12Z',
  gold: 'M12 2.5 20.2 7.2v9.6L12 21.5l-8.2-4.7V7.2Z',
  platinum: 'm12 2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z',
  ace: 'm12 5 1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.2-4 2.2.9-4.5-3.4-3.1 4.6-.5ZM1 6l4 1.5L4 9Zm22 0-4 1.5 1 1.5ZM1.5 11l2.6.6.4 1.6Zm21 0-2.6.6-.4 1.6Z',
}

/** A medal as a shape of its own, hollow until it is earned. Decoration: its name stands beside it. */
export function MedalSign({ medal, isEarned = true }: { readonly medal: Medal; readonly isEarned?: boolean }) {
  return (
    <svg
      className={styles['sign']}
      viewBox="0 0 24 24"
      data-medal={medal}
      data-earned={isEarned ? '' : undefined}
      aria-hidden="true"
    >
      <path d={MEDAL_SHAPES[medal]} />
    </svg>
  )
}
