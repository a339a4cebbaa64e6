import { useId } from 'react'

import { secondsFrom } from '../../hud/time-words.ts'
import { betterFirst } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { flownSuffix, resultWords } from '../elements/record-words.ts'
import styles from './field-table.module.css'

const RINGS = Array.from({ length: RINGS_TO_WIN }, (_, ring) => ring)

interface FieldTableProps {
  readonly flight: Pick<FlightSummary, 'splits' | 'field' | 'isRelaxed' | 'isSlow' | 'isPractice'>
}

/** The table of a race against several flights: who came where, and when each collected each ring, in seconds. Nothing without such a race. */
export function FieldTable({ flight }: FieldTableProps) {
  const titleId = useId()
  const ranked = rankedOf(flight)
  if (flight.field.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled sideways where it has no room, by keyboard as well
    <div className={styles['table']} role="region" aria-labelledby={titleId} tabIndex={0}>
      <table>
        <caption id={titleId}>The race, in seconds to each ring</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Pilot</th>
            <th scope="col">Result</th>
            {RINGS.map((ring) => (
              <th key={ring} scope="col">
                {ring + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ label, splits, isOwn }, place) => (
            <tr key={place} data-own={isOwn ? '' : undefined}>
              <td>{place + 1}</td>
              <th scope="row">{label}</th>
              <td>{resultWords(splits) ?? 'no ring'}</td>
              {RINGS.map((ring) => (
                <td key={ring}>{ring < splits.length ? secondsFrom(splits[ring]) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The player and the field, the best first; level with one of the field, the player comes first. */
function rankedOf(own: FieldTableProps['flight']) {
  const all = [
    { label: `You${flownSuffix(own)}`, splits: own.splits, isOwn: true },
    ...own.field.map(({ label, flight, splits }) => ({
      label: `${label}${flownSuffix(flight)}`,
      splits,
      isOwn: false,
    })),
  ]
  return all.toSorted((one, other) => betterFirst(one.splits, other.splits))
}
