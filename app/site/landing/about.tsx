import { siteConfig } from '~/site.config'

import styles from './about.module.css'
import { FLIGHT_FACTS, FULL_TANK_SECONDS } from './flight-facts'
import { Section } from './section'

const FIGURES = [
  { figure: String(FLIGHT_FACTS.ringsToWin), what: 'rings to a mission' },
  { figure: String(FULL_TANK_SECONDS), what: 'seconds in a full tank' },
  { figure: '0', what: 'trackers, adverts and purchases' },
] as const

/** What the place is, and what it is not. */
export function About() {
  return (
    <Section id="about" heading="A small game taken seriously" ground="paper">
      <div className={styles['body']}>
        <div className={styles['words']}>
          <p className={styles['statement']}>
            {siteConfig.siteName} is one game of skill: a craft, a mountain range at dusk, and a way through it that is
            never the same twice.
          </p>
          <p>
            It runs on your own machine. There is nothing to install and no account to keep: the Register and Login
            forms are here to be tried, and they keep and send nothing. Every point is earned by flying, and no point is
            worth a cent.
          </p>
          <p>
            Each course is drawn before you take off, and each can be flown home on the fuel you start with. When a
            flight fails, the reason was in front of the windscreen.
          </p>
        </div>
        <dl className={styles['figures']}>
          {FIGURES.map(({ figure, what }) => (
            <div key={what} className={styles['figure']}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
