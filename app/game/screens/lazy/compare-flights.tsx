/** How a flight went beside another one, in words and as a chart. */
import {
  apartTextFrom,
  gapTextFrom,
  RIVAL_WORDS,
  secondsFrom,
  secondsTextFrom,
  upperFirst,
} from '../../hud/time-words.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import type { RivalResult } from '../../session/rival.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import styles from './compare-flights.module.css'

interface RaceResultProps {
  readonly flight: Pick<FlightSummary, 'splits'>
  readonly rival: RivalResult
}

export function RaceResult({ flight, rival }: RaceResultProps) {
  return <>{raceWords(flight, rival)} </>
}

/** How a race ended. */
export function raceWords({ splits }: Pick<FlightSummary, 'splits'>, rival: RivalResult): string {
  const name = RIVAL_WORDS[rival.name]
  const mine = timeOf(splits)
  const theirs = timeOf(rival.splits)
  if (mine === undefined && theirs === undefined)
    return `Neither you nor ${name} finished: ${splits.length} against ${rival.splits.length} of ${RINGS_TO_WIN} rings.`
  if (mine === undefined) return `${upperFirst(name)} finished in ${secondsTextFrom(theirs ?? 0)}.`
  if (theirs === undefined) return `You finished; ${name} didn’t.`
  return `You finished ${gapTextFrom({ ticks: mine - theirs, to: rival.name })}.`
}

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

/** The ticks from ring to ring, from the tick of each ring. */
export function legsFrom(splits: readonly number[]): number[] {
  return splits.map((tick, index) => tick - (index === 0 ? 0 : splits[index - 1]))
}

export interface DecidingLeg {
  /** The ring it leads to, counted from 1. */
  readonly ring: number
  /** What was lost on it against the other flight; negative: what was gained. */
  readonly ticks: number
}

/**
 * Over the rings that both flights collected: the leg with the largest gain if this flight is ahead there, otherwise the
 * leg with the largest loss. Undefined if they share no ring.
 */
export function decidingLeg(splits: readonly number[], others: readonly number[]): DecidingLeg | undefined {
  const otherLegs = legsFrom(others)
  const losses = legsFrom(splits.slice(0, others.length)).map((leg, index) => leg - otherLegs[index])
  if (losses.length === 0) return undefined
  const isSooner = losses.reduce((sum, loss) => sum + loss) < 0
  const ticks = isSooner ? Math.min(...losses) : Math.max(...losses)
  return { ring: losses.indexOf(ticks) + 1, ticks }
}
