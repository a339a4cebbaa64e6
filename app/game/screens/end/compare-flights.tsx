/** Where a flight gained and lost time beside another one, as a chart and in words. */
import { apartTextFrom, signedSecondsFrom } from '../../hud/time-words.ts'
import { legsFrom } from '../../player-data/logbook/course-records.ts'
import { RINGS_TO_WIN, TICKS_PER_SECOND } from '../../simulation/rules.ts'
import styles from './compare-flights.module.css'

/** The drawing's units: one column for each ring, and to either side of the axis half a second. */
const COLUMN = 20
const BAR = 12
const HALF_HEIGHT = 24
const HALF_SECOND = TICKS_PER_SECOND / 2
const FEWEST_BARS = 5

interface SplitChartProps {
  /** The tick at which each ring was collected. */
  readonly splits: readonly number[]
  /** The splits they are measured against. */
  readonly reference: readonly number[]
  /** Whose those are, as in "your best". */
  readonly referenceName: string
  /** The rings after the first that was missed are left out. */
  readonly endsAtMiss: boolean
}

/**
 * What was gained or lost against the reference on the way to each ring that both collected, as a row of bars: gained stands solid
 * on the axis, lost hangs hollow from it. A bar of more than half a second ends in a point. Nothing where they
 * share fewer than five rings: a few bars say less than the words that explain them.
 */
export function SplitChart({ splits, reference, referenceName, endsAtMiss }: SplitChartProps) {
  const losses = lossesOf(splits, reference)
  if (losses.length < FEWEST_BARS) return null
  const middle = HALF_HEIGHT + BAR / 2
  // Where no bar can be, a line would say that the flights were level there.
  const width = endsAtMiss ? losses.length * COLUMN : RINGS_TO_WIN * COLUMN
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['chart']}
        viewBox={`0 0 ${RINGS_TO_WIN * COLUMN} ${2 * middle}`}
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={`Seconds against ${referenceName}, to each ring: ${losses.map(signedSecondsFrom).join(', ')}`}
      >
        {[-HALF_HEIGHT, HALF_HEIGHT].map((offset) => (
          <path key={offset} className={styles['limit']} d={`M0 ${middle + offset}h${width}`} />
        ))}
        {losses.map((loss, ring) => (
          <path
            key={ring}
            className={styles[loss < 0 ? 'gained' : 'lost']}
            d={barPath(ring * COLUMN + (COLUMN - BAR) / 2, middle, loss)}
          />
        ))}
        <path className={styles['reference']} d={`M0 ${middle}h${width}`} />
      </svg>
      <figcaption className={styles['words']}>
        {wordsFor(losses, endsAtMiss ? `${referenceName}, up to the first miss` : referenceName)}
      </figcaption>
    </figure>
  )
}

/** A bar from the axis at `middle`, up where time was gained, with a point where it is cut off. */
function barPath(left: number, middle: number, loss: number): string {
  const height = Math.max(-1, Math.min(1, loss / HALF_SECOND)) * HALF_HEIGHT
  const point = Math.abs(loss) > HALF_SECOND ? (Math.sign(loss) * BAR) / 2 : 0
  return `M${left} ${middle}v${height}l${BAR / 2} ${point}l${BAR / 2} ${-point}v${-height}z`
}

/** Where the time went, in words. Advice is true of a whole mission alone: below ten rings, what was missed counts for more. */
function wordsFor(losses: readonly number[], name: string): string {
  const isCut = losses.some((loss) => Math.abs(loss) > HALF_SECOND)
  const scale = `The dotted lines are half a second${isCut ? ', a pointed bar is more' : ''}.`
  const marked = `Each ring against ${name}: up is faster, down is slower. ${scale}`
  const leg = decidingLeg(losses)
  if (leg.ticks === 0 || losses.length < RINGS_TO_WIN) return marked
  return `${marked} Most time was ${leg.ticks < 0 ? 'gained' : 'lost'} on the way to ring ${leg.ring}: ${apartTextFrom(leg.ticks)}.`
}

/** The ticks lost against another flight on the way to each ring that both collected; negative: gained. */
function lossesOf(splits: readonly number[], others: readonly number[]): number[] {
  const otherLegs = legsFrom(others)
  return legsFrom(splits.slice(0, others.length)).map((leg, index) => leg - otherLegs[index])
}

/**
 * The leg with the largest gain if this flight is ahead after the last of them, otherwise the one with the largest loss: what was
 * lost on it, in ticks, and the ring it leads to, counted from 1.
 */
export function decidingLeg(losses: readonly number[]) {
  const isSooner = losses.reduce((sum, loss) => sum + loss) < 0
  const ticks = isSooner ? Math.min(...losses) : Math.max(...losses)
  return { ring: losses.indexOf(ticks) + 1, ticks }
}
