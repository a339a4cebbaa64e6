import canister from '../pictures/canister.svg'
import { BRIEFING_SIZE } from '../pictures/picture-sizes'
import rings from '../pictures/rings.svg'
import takeOff from '../pictures/take-off.svg'
import { BEST_FLIGHT_SCORE, CANISTER_SECONDS, FLIGHT_FACTS, FULL_TANK_SECONDS } from './flight-facts'
import styles from './how-to-play.module.css'
import { FlightKeys } from './flight-keys'
import { inThousands } from './in-thousands'
import { Section } from './section'

interface Step {
  readonly title: string
  readonly words: string
  /** The address of its picture, which shows nothing that the words do not say. */
  readonly picture: string
}

const STEPS: readonly Step[] = [
  {
    title: 'Take off',
    words: 'Launch the flight and press TAKE OFF. The engine looks after itself: you turn, and you climb or dive.',
    picture: takeOff,
  },
  {
    title: 'Thread the rings',
    words: `Fly through ${FLIGHT_FACTS.ringsToWin} rings to complete the mission. Each is worth ${FLIGHT_FACTS.pointsPerRing} points, so a full flight scores ${inThousands(BEST_FLIGHT_SCORE)}.`,
    picture: rings,
  },
  {
    title: 'Mind the fuel',
    words: `A full tank lasts ${FULL_TANK_SECONDS} seconds. A canister gives back ${FLIGHT_FACTS.canisterFuelPercent} per cent, never past full. An empty tank ends the flight, and so does a mountain.`,
    picture: canister,
  },
]

const TECHNIQUES = [
  {
    name: 'Spend height, buy speed',
    words:
      'A dive is faster than a climb. Dive where the way is straight; climb where it turns, and the craft turns tighter.',
  },
  {
    name: 'Follow the valley',
    words:
      'However the ridges close in, one line always leads through, and the rings lie along it. Lost the next ring? Find the valley floor.',
  },
  {
    name: 'Let a missed ring go',
    words:
      'Another takes its place ahead. A miss costs seconds, not the mission. Turning after it costs more than it was worth.',
  },
  {
    name: 'Do the sum before the canister',
    words: `One canister is ${CANISTER_SECONDS} more seconds of flight if the tank has room for it. Above ${FLIGHT_FACTS.fullFuelPercent - FLIGHT_FACTS.canisterFuelPercent} per cent some of it is wasted. Every course can be won without one.`,
  },
  {
    name: 'Line up early',
    words:
      'The craft has weight and answers a moment late. Aim at the ring after the next one while you pass this one.',
  },
  {
    name: 'Know the edges',
    words: `You fly between ${FLIGHT_FACTS.lowestAltitudeMetres} and ${FLIGHT_FACTS.highestAltitudeMetres} metres up, and ${FLIGHT_FACTS.corridorHalfWidthMetres} metres either side of the centre line. The edges hold you; they do no harm.`,
  },
] as const

/** The pilot's briefing: three steps, the keys, and what practice teaches. */
export function HowToPlay() {
  return (
    <Section
      id="how-to-play"
      heading="How to play"
      lead="Three things to know before the first flight. The rest you learn in the air."
    >
      <ol className={styles['steps']}>
        {STEPS.map(({ title, words, picture }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles['stepWords']}>
              <h3 className={styles['stepTitle']}>{title}</h3>
              <p>{words}</p>
            </div>
            <img className={styles['picture']} src={picture} {...BRIEFING_SIZE} alt="" loading="lazy" />
          </li>
        ))}
      </ol>

      <div className={styles['practice']}>
        <div className={styles['controls']}>
          <h3 className={styles['blockTitle']}>Controls</h3>
          <FlightKeys />
          <p className={styles['quiet']}>
            Arrow keys or WASD, whichever your hand prefers; P or Esc pauses. On a touch screen, drag anywhere to steer.
            A gamepad flies too.
          </p>
        </div>
        <div className={styles['techniques']}>
          <h3 className={styles['blockTitle']}>Advanced techniques</h3>
          <dl className={styles['techniqueList']}>
            {TECHNIQUES.map(({ name, words }) => (
              <div key={name} className={styles['technique']}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
