import { Arrow } from '../arrow.tsx'
import styles from './key-diagram.module.css'

const KEYS = [
  { place: 'up', letter: 'W', act: 'Climb' },
  { place: 'left', letter: 'A', act: 'Left' },
  { place: 'down', letter: 'S', act: 'Dive' },
  { place: 'right', letter: 'D', act: 'Right' },
] as const

/** The controls, drawn as they lie on the keyboard, each key with what it does. */
export function KeyDiagram() {
  return (
    <div className={styles['diagram']}>
      <ul className={styles['cluster']} aria-label="Arrow keys">
        {KEYS.map(({ place, act }) => (
          <li key={place} className={styles['key']} data-place={place}>
            <kbd className={styles['glyph']} role="img" aria-label={`Arrow ${place}`}>
              <Arrow towards={place} />
            </kbd>
            <span className={styles['act']}>{act}</span>
          </li>
        ))}
      </ul>
      <span className={styles['or']}>or</span>
      <ul className={styles['cluster']} aria-label="Letter keys">
        {KEYS.map(({ place, letter, act }) => (
          <li key={place} className={styles['key']} data-place={place}>
            <kbd className={styles['glyph']}>{letter}</kbd>
            <span className={styles['act']}>{act}</span>
          </li>
        ))}
      </ul>
      <p className={styles['rest']}>
        <kbd className={styles['smallKey']}>P</kbd> or <kbd className={styles['smallKey']}>Esc</kbd> pauses.{' '}
        <span className={styles['touch']}>On a touch screen, hold the round buttons.</span>
      </p>
    </div>
  )
}
