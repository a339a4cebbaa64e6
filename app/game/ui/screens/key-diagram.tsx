import styles from './key-diagram.module.css'

interface DrawnKey {
  readonly place: 'up' | 'left' | 'down' | 'right'
  readonly glyph: string
  readonly name: string
  readonly act: string
}

const ARROWS: readonly DrawnKey[] = [
  { place: 'up', glyph: '↑', name: 'Arrow up', act: 'Climb' },
  { place: 'left', glyph: '←', name: 'Arrow left', act: 'Left' },
  { place: 'down', glyph: '↓', name: 'Arrow down', act: 'Dive' },
  { place: 'right', glyph: '→', name: 'Arrow right', act: 'Right' },
]

const LETTERS: readonly DrawnKey[] = [
  { place: 'up', glyph: 'W', name: 'W', act: 'Climb' },
  { place: 'left', glyph: 'A', name: 'A', act: 'Left' },
  { place: 'down', glyph: 'S', name: 'S', act: 'Dive' },
  { place: 'right', glyph: 'D', name: 'D', act: 'Right' },
]

/** The controls, drawn as they lie on the keyboard, each key with what it does. */
export function KeyDiagram() {
  return (
    <div className={styles['diagram']}>
      <KeyCluster name="Arrow keys" keys={ARROWS} />
      <span className={styles['or']}>or</span>
      <KeyCluster name="W A S D" keys={LETTERS} />
      <p className={styles['rest']}>
        <kbd className={styles['smallKey']}>P</kbd> pauses. <kbd className={styles['smallKey']}>Esc</kbd> pauses in
        flight, else closes.
      </p>
    </div>
  )
}

function KeyCluster({ name, keys }: { readonly name: string; readonly keys: readonly DrawnKey[] }) {
  return (
    <ul className={styles['cluster']} aria-label={name}>
      {keys.map((key) => (
        <li key={key.place} className={styles['key']} data-place={key.place}>
          <kbd className={styles['glyph']} aria-label={key.name} role="img">
            {key.glyph}
          </kbd>
          <span className={styles['act']}>{key.act}</span>
        </li>
      ))}
    </ul>
  )
}
