import { judgementOf, type Judgement } from '../../hud/ring-words.ts'
import { ringsText, secondsTextFrom } from '../../hud/time-words.ts'
import { medalOfFlight, medalOfTime, medalTimesFor } from '../../session/medals.ts'
import type { FlightSummary, MissSide } from '../../session/flight-summary.ts'
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

/** How each ring was passed, as a row of ten marks, or of more where rings were missed, and what was missed; nothing where none was reached. */
export function RingRow({ flight }: { readonly flight: FlightSummary }) {
  const { passes } = flight
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
      <span>
        {countWords(rings)} {missedWords(flight)}
      </span>
      <strong className={styles['cost']}>{costWords(flight)}</strong>
    </p>
  )
}

/** "2 dead centre, 3 clean, 5 through.", which explains the marks. */
function countWords(rings: readonly RingPassed[]): string {
  const counted = (['centre', 'clean', 'through'] as const).flatMap((judged) => {
    const count = rings.filter((ring) => ring === judged).length
    return count === 0 ? [] : `${count} ${WORDS[judged]}`
  })
  return counted.length === 0 ? '' : `${counted.join(', ')}.`
}

/** "3 rings missed: 2 higher, 1 further left."; nothing where none was missed. */
export function missedWords({ passes }: Pick<FlightSummary, 'passes'>): string {
  const misses = passes.filter((pass) => typeof pass === 'string')
  return misses.length === 0 ? '' : `${ringsText(misses.length)} missed: ${sideWords(misses)}.`
}

/**
 * "Without the miss: 21.97 s, gold." Had all been collected, the mission would have ended at the tenth ring met. Where that one was missed, its
 * time is not known, and the number of rings is said.
 */
export function costWords(flight: FlightSummary): string {
  const { outcome, passes, splits, autopilot } = flight
  const misses = passes.length - splits.length
  if (outcome !== 'complete' || misses === 0) return ''
  const firstTen = passes.slice(0, RINGS_TO_WIN)
  if (typeof firstTen.at(-1) !== 'number') return `It took ${RINGS_TO_WIN + misses} rings to collect ten.`
  const ticks = splits[firstTen.filter((pass) => typeof pass === 'number').length - 1]
  const medal = medalOfTime(ticks, medalTimesFor(flight, autopilot))
  const isBetter = !flight.isPractice && medal !== medalOfFlight(flight)
  return `Without the miss${misses === 1 ? '' : 'es'}: ${secondsTextFrom(ticks)}${isBetter ? `, ${medal}` : ''}.`
}

function sideWords(misses: readonly MissSide[]): string {
  const [first] = misses
  if (misses.length === 1) return `it was ${first}`
  const counts = new Map<MissSide, number>()
  for (const side of misses) counts.set(side, (counts.get(side) ?? 0) + 1)
  if (counts.size === 1) return `${misses.length === 2 ? 'both were' : 'all were'} ${first}`
  const sides = [...counts].toSorted(([, one], [, other]) => other - one)
  return sides.map(([side, count]) => `${count} ${side}`).join(', ')
}
