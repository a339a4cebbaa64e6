import { MEDALS, rankOf, type Medal } from '../../session/medals.ts'
import { upperFirst } from '../../hud/time-words.ts'
import type { CourseMedals } from '../../player-data/logbook/course-medals.ts'
import { FLIGHT_KINDS, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { otherKindWords } from '../elements/record-words.ts'
import styles from './medals-list.module.css'

/** The medals of a kind of flight, and on how many courses each is the best one; of the other kinds the best medal. */
export function MedalsList({ logbook, kind }: { readonly logbook: Logbook; readonly kind: FlightKind }) {
  return (
    <div className={styles['medals']}>
      <h4>Medals</h4>
      <ul className={styles['list']}>
        {MEDALS.map((medal) => {
          const isEarned = rankOf(medal) <= rankOf(logbook[kind].medal)
          return (
            <li key={medal} className={styles['medal']} data-earned={isEarned ? '' : undefined}>
              <MedalSign medal={medal} isEarned={isEarned} />
              <span>
                {upperFirst(medal)}
                {isEarned ? (
                  earnedWords(medal, kind, logbook.medals)
                ) : (
                  <span className="visually-hidden">: not earned yet</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {FLIGHT_KINDS.map((other) => {
        const { medal } = logbook[other]
        if (other === kind || medal === null) return null
        return <p key={other}>{`Best ${otherKindWords(other)}: ${medal}.`}</p>
      })}
    </div>
  )
}

/** ": 3 courses"; ": earned" where the courses have better ones by now, or are no longer kept. */
function earnedWords(medal: Medal, kind: FlightKind, medals: readonly CourseMedals[]): string {
  const count = medals.filter((course) => course[kind] === medal).length
  if (count === 0) return ': earned'
  return count === 1 ? ': 1 course' : `: ${count} courses`
}
