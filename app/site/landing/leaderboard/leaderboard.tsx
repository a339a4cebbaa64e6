import { Button } from '../../components/button.tsx'
import styles from './leaderboard.module.css'
import { SAMPLE_BOARD, TIERS } from './sample-board.ts'
import { LaunchButton } from '../landing-dialogs.tsx'
import { Section } from '../section.tsx'

/** The sample table, its tiers (not the medals that the game gives), a button that does nothing yet, and one that launches the game. */
export function Leaderboard() {
  return (
    <Section
      id="leaderboard"
      heading="Leaderboard"
      lead="The board updates every 5 minutes. What it shows today is a sample: the pilots and the scores are invented."
    >
      <div className={styles['board']}>
        <table className={styles['table']}>
          <caption className={styles['caption']}>Sample rankings</caption>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Pilot Callsign</th>
              <th scope="col" className={styles['number']}>
                Cosmic Score
              </th>
              <th scope="col" className={styles['number']}>
                Flights
              </th>
              <th scope="col">Achievement</th>
            </tr>
          </thead>
          <tbody>
            {SAMPLE_BOARD.map(({ callsign, score, flights, achievement }, index) => (
              <tr key={callsign}>
                <td className={styles['rank']}>{index + 1}</td>
                <th scope="row" className={styles['callsign']}>
                  {callsign}
                </th>
                <td className={styles['score']}>{score.toLocaleString('en-AU')}</td>
                <td className={styles['flights']}>{flights.toLocaleString('en-AU')}</td>
                <td className={styles['achievement']}>{achievement}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button>View Full Rankings</Button>
      </div>

      <div className={styles['tiers']}>
        <h3>Leaderboard tiers</h3>
        <ul className={styles['tierList']}>
          {TIERS.map(({ share, name, words, feathers }) => (
            <li key={share} className={styles['tier']}>
              <TierBadge feathers={feathers} />
              <div>
                <p className={styles['percentage']}>{share}</p>
                <p className={styles['tierName']}>{name}</p>
                <p className={styles['tierWords']}>{words}</p>
              </div>
            </li>
          ))}
        </ul>
        <LaunchButton>Fly ten rings</LaunchButton>
      </div>
    </Section>
  )
}

/** A pair of wings around a ring: the more feathers, the rarer. Decoration. */
function TierBadge({ feathers }: { readonly feathers: number }) {
  const rows = Array.from({ length: feathers }, (_, index) => index)
  return (
    <svg className={styles['badge']} viewBox="0 0 320 112" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(160 0) scale(${side} 1)`}>
          {rows.map((row) => (
            <path
              key={row}
              d={`M${40 - row * 2} ${34 + row * 13}H${150 - row * 22}L${134 - row * 22} ${43 + row * 13}H${39 - row * 3}Z`}
            />
          ))}
        </g>
      ))}
      <circle className={styles['ring']} cx="160" cy="58" r="26" />
      <path d="M160 40 146 72l14-6 14 6Z" />
    </svg>
  )
}
