import { judgementOf, type Judgement } from '../../hud/ring-words.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import styles from './ring-row.module.css'

/** How a ring was passed. `ahead`: the flight ended before it. */
export type RingPassed = Judgement | 'missed' | 'ahead'

const WORDS: Readonly<Record<RingPassed, string>> = {
  centre: 'dead centre',
  clean: 'clean',
  through: 'through',
  missed: 'missed',
  ahead: 'not reached',
}

/** The first `count` rings of the course; the first ten are the same for everyone. */
export function ringsFrom(passes: FlightSummary['passes'], count = RINGS_TO_WIN): readonly RingPassed[] {
  return Array.from({ length: count }, (_, index) => {
    const pass = passes.at(index)
    if (pass === undefined) return 'ahead'
    return typeof pass === 'string' ? 'missed' : judgementOf(pass)
  })
}

/** How each ring was passed, as a row of ten marks, or of more where rings were missed; nothing where none was reached. */
export function RingRow({ passes }: Pick<FlightSummary, 'passes'>) {
  if (passes.length === 0) return null
  const rings = ringsFrom(passes, Math.max(RINGS_TO_WIN, passes.length))
  return (
    <p className={styles['row']}>
      <span aria-hidden="true">Ring by ring</span>
      <span
        className={styles['rings']}
        role="img"
        aria-label={`Ring by ring: ${rings.map((ring) => WORDS[ring]).join(', ')}`}
      >
        {rings.map((ring, index) => (
          <span key={index} className={styles['ring']} data-ring={ring} />
        ))}
      </span>
    </p>
  )
}
