import { RINGS_TO_WIN, STARTING_FUEL_TICKS, TICKS_PER_SECOND } from '~/game/simulation/rules.ts'
import { siteConfig } from '~/site/site.config.ts'

import styles from './about.module.css'
import { Section } from '../section.tsx'

const FIGURES = [
  { figure: String(RINGS_TO_WIN), what: 'rings in a mission' },
  { figure: String(STARTING_FUEL_TICKS / TICKS_PER_SECOND), what: 'seconds of fuel in a full tank' },
  { figure: '0', what: 'trackers, adverts or purchases' },
] as const

/** What the place is, and what it is not. */
export function About() {
  return (
    <Section id="about" heading="A small game, taken seriously" theme="paper">
      <div className={styles['body']}>
        <div className={styles['words']}>
          <p className={styles['statement']}>
            {siteConfig.siteName} is a space game of skill: a small craft, a distant moon at dusk, a ringed planet on
            the horizon, and millions of courses.
          </p>
          <p>
            It runs on your own device. There is nothing to install and no account to create: what you type in the
            Register and Login forms is neither kept nor sent. Every point is earned by flying, and no point is worth a
            cent.
          </p>
          <p>
            Each course is laid out before you take off, and each can be completed on the fuel you start with. When a
            flight fails, the reason is right in front of you.
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
