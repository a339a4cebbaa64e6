import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { apartTextFrom, secondsFrom } from '../../hud/time-words.ts'
import { decidingLeg, legsFrom } from './legs.ts'
import styles from './split-chart.module.css'

/** The drawing's units: one column for each ring. */
const COLUMN = 20
const BAR = 12
const HEIGHT = 48

interface SplitChartProps {
  /** The tick at which each ring was collected; at least one. */
  readonly splits: readonly number[]
  /** The splits they are measured against; empty where there are none. */
  readonly reference: readonly number[]
  /** Whose those are, as in "your best". */
  readonly referenceName: string
}

/** The time from ring to ring as a row of bars, each with a stroke where the reference stood; and where most was gained or lost. */
export function SplitChart({ splits, reference, referenceName }: SplitChartProps) {
  const legs = legsFrom(splits)
  const referenceLegs = legsFrom(reference)
  const longest = Math.max(...legs, ...referenceLegs)
  const heightOf = (ticks: number) => (ticks / longest) * HEIGHT
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['chart']}
        viewBox={`0 0 ${RINGS_TO_WIN * COLUMN} ${HEIGHT + 2}`}
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={`Seconds to each ring: ${legs.map(secondsFrom).join(', ')}`}
      >
        {legs.map((ticks, ring) => {
          const left = ring * COLUMN + (COLUMN - BAR) / 2
          const kept = Math.min(ticks, referenceLegs.at(ring) ?? ticks)
          const barOf = (name: 'lost' | 'bar', of: number) => (
            <rect className={styles[name]} x={left} y={HEIGHT + 1 - heightOf(of)} width={BAR} height={heightOf(of)} />
          )
          return (
            <g key={ring}>
              {barOf('lost', ticks)}
              {barOf('bar', kept)}
            </g>
          )
        })}
        {referenceLegs.map((ticks, ring) => (
          <path
            key={ring}
            className={styles['reference']}
            d={`M${ring * COLUMN + 1} ${HEIGHT + 1 - heightOf(ticks)}h${COLUMN - 2}`}
          />
        ))}
      </svg>
      <figcaption className={styles['words']}>{wordsFor(splits, reference, referenceName)}</figcaption>
    </figure>
  )
}

/** Where the time went, in words. */
function wordsFor(splits: readonly number[], reference: readonly number[], name: string): string {
  const leg = decidingLeg(splits, reference)
  if (leg === undefined) return 'Time to each ring.'
  const marked = `Time to each ring; the line marks ${name}.`
  const apart = apartTextFrom(leg.ticks)
  if (apart === '0.0 s') return marked
  return `${marked} Most time was ${leg.ticks < 0 ? 'gained' : 'lost'} on the way to ring ${leg.ring}: ${apart}.`
}
