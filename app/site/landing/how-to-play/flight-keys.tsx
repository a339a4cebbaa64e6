import styles from './flight-keys.module.css'

const KEY_PAIRS = [
  { command: 'Climb', letter: 'W', arrow: 'Arrow up', path: 'M12 19V6M6 12l6-6 6 6' },
  { command: 'Turn left', letter: 'A', arrow: 'Arrow left', path: 'M19 12H6M12 6l-6 6 6 6' },
  { command: 'Dive', letter: 'S', arrow: 'Arrow down', path: 'M12 5v13M6 12l6 6 6-6' },
  { command: 'Turn right', letter: 'D', arrow: 'Arrow right', path: 'M5 12h13M12 6l6 6-6 6' },
] as const

/** The four flight commands and the keys for each, drawn as keys. */
export function FlightKeys() {
  return (
    <ul className={styles['keys']}>
      {KEY_PAIRS.map(({ command, letter, arrow, path }) => (
        <li key={command} className={styles['pair']}>
          <kbd className={styles['key']}>
            <svg className={styles['arrow']} viewBox="0 0 24 24" role="img" aria-label={arrow}>
              <path d={path} />
            </svg>
          </kbd>
          <kbd className={styles['key']}>{letter}</kbd>
          <span className={styles['command']}>{command}</span>
        </li>
      ))}
    </ul>
  )
}
