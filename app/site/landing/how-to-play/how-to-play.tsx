import {
  CANISTER_TENTHS,
  FULL_FUEL_TENTHS,
  MAX_ALTITUDE,
  MAX_HORIZONTAL,
  MIN_ALTITUDE,
  POINTS_PER_RING,
  RINGS_TO_WIN,
  STARTING_FUEL_TICKS,
  TICKS_PER_SECOND,
} from '~/game/simulation/rules.ts'

import canister from '../../pictures/canister.svg'
import rings from '../../pictures/rings.svg'
import takeOff from '../../pictures/take-off.svg'
import styles from './how-to-play.module.css'
import keyStyles from './flight-keys.module.css'
import { Section } from '../section.tsx'

/** The drawings' sizes, in their own units: the page reserves each one's shape before its file arrives. */
const BRIEFING_SIZE = { width: 560, height: 280 }

const FULL_TANK_SECONDS = STARTING_FUEL_TICKS / TICKS_PER_SECOND
/** What a canister gives, as a share of a full tank. */
const CANISTER_SHARE = CANISTER_TENTHS / FULL_FUEL_TENTHS
const CANISTER_PERCENT = 100 * CANISTER_SHARE
const CANISTER_SECONDS = FULL_TANK_SECONDS * CANISTER_SHARE

/** The pictures show nothing that the words do not say. */
const STEPS = [
  {
    title: 'Take off',
    words: 'Launch the flight and press TAKE OFF. The engine looks after itself; you turn, climb and dive.',
    picture: takeOff,
  },
  {
    title: 'Thread the rings',
    words: `Fly through ${RINGS_TO_WIN} rings to complete the mission. Each is worth ${POINTS_PER_RING} points, so a complete mission scores ${(RINGS_TO_WIN * POINTS_PER_RING).toLocaleString('en-AU')}. A ring leaves a wake that pushes you forward: the nearer to its centre you pass, the harder.`,
    picture: rings,
  },
  {
    title: 'Mind the fuel',
    words: `A full tank lasts ${FULL_TANK_SECONDS} seconds. A canister adds ${CANISTER_PERCENT} per cent, up to a full tank, and a push. An empty tank ends the flight, and so does rock or a ruin.`,
    picture: canister,
  },
]

const TECHNIQUES = [
  {
    name: 'Trade height for speed',
    words:
      'A dive gains speed and a climb loses it. Dive where the course is straight; climb where it bends, since a slower craft turns more tightly.',
  },
  {
    name: 'Fly near the rock',
    words:
      'Within twenty metres of rock at your side the air pushes you: the nearer, the harder. The floor of the valley gives nothing. Touching rock ends the flight.',
  },
  {
    name: 'Follow the valley',
    words:
      'Even where the ridges come close there is a way through, and the rings lie along it. Side valleys are dead ends: where the way forks, look for the next ring. An arrow at the edge points to it when it is out of the picture.',
  },
  {
    name: 'Let a missed ring go',
    words:
      'Another takes its place ahead. A miss costs some three seconds and often a medal, not the mission. It is behind you now.',
  },
  {
    name: 'Do the maths before the detour',
    words: `One canister is ${CANISTER_SECONDS} more seconds of flight if the tank has room for it, and pushes as hard as a clean ring. Its detour costs time: on some courses it pays, on others it doesn’t. Every course can be completed without one.`,
  },
  {
    name: 'Keep the chain',
    words:
      'A ring flown near its centre is clean and fills its mark; one flown dead centre leaves a hole in it. A bar joins the marks of clean rings in a row, and the longer the chain, the harder each pushes. Any other ring, or a miss, breaks it. The craft responds a moment late: turn towards the next ring before you are through this one.',
  },
  {
    name: 'Know the edges',
    words: `You fly between ${MIN_ALTITUDE} and ${MAX_ALTITUDE} metres up, within ${MAX_HORIZONTAL} metres of the centre line. The edges hold you in; they do no harm.`,
  },
] as const

const AFTERWARDS = [
  {
    name: 'Earn the medals',
    words:
      'On every course: bronze for ten rings, silver and gold for a time near that of the autopilot, the computer’s own flight, platinum and ace for a better one. From bronze on, a pale craft flies with you: in the time of the next medal, or as the ace flight.',
  },
  {
    name: 'Choose a course',
    words:
      '24 courses have a name and an ace flight to race: a computer searched for it, and it steers no faster than a hand can. Today’s course is the same for everyone with the same date, and its result can be copied as text.',
  },
  {
    name: 'Share a flight',
    words:
      'Whoever opens its link can watch your flight, race it, or take the stick in the middle of it. Several links can be pasted and raced at once. A poster of it, to print or to send, has a code that opens it.',
  },
  {
    name: 'Keep what you earned',
    words: 'The options save it all to a file, for another browser or a new phone.',
  },
] as const

/** The pilot's briefing: three steps, the keys, what practice teaches, and what there is beyond one flight. */
export function HowToPlay() {
  return (
    <Section
      id="how-to-play"
      heading="How to play"
      lead="Three things to know before your first flight. You learn the rest in the air."
    >
      <ol className={styles['steps']}>
        {STEPS.map(({ title, words, picture }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles['stepWords']}>
              <h3>{title}</h3>
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
          <p className={styles['touch']}>On a touch screen, drag anywhere to steer.</p>
          <p className={styles['quiet']}>
            Arrow keys or WASD, whichever you prefer; press P or Esc to pause, R to start over, F for full screen. A
            gamepad works too, and a mouse once you turn it on in the options. To fly by ear, turn on the sound guide in
            the options.
          </p>
        </div>
        <div className={styles['advice']}>
          <AdviceList heading="Advanced techniques" entries={TECHNIQUES} />
          <AdviceList heading="After your first flight" entries={AFTERWARDS} />
        </div>
      </div>
    </Section>
  )
}

function AdviceList({ heading, entries }: { heading: string; entries: readonly { name: string; words: string }[] }) {
  return (
    <div className={styles['adviceList']}>
      <h3 className={styles['blockTitle']}>{heading}</h3>
      <dl className={styles['entries']}>
        {entries.map(({ name, words }) => (
          <div key={name} className={styles['entry']}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const KEY_PAIRS = [
  { command: 'Climb', letter: 'W', arrow: 'Arrow up', path: 'M12 19V6M6 12l6-6 6 6' },
  { command: 'Turn left', letter: 'A', arrow: 'Arrow left', path: 'M19 12H6M12 6l-6 6 6 6' },
  { command: 'Dive', letter: 'S', arrow: 'Arrow down', path: 'M12 5v13M6 12l6 6 6-6' },
  { command: 'Turn right', letter: 'D', arrow: 'Arrow right', path: 'M5 12h13M12 6l6 6-6 6' },
] as const

/** The four flight commands and the keys for each, drawn as keys. */
function FlightKeys() {
  return (
    <ul className={keyStyles['keys']}>
      {KEY_PAIRS.map(({ command, letter, arrow, path }) => (
        <li key={command} className={keyStyles['pair']}>
          <kbd className={keyStyles['key']}>
            <svg className={keyStyles['arrow']} viewBox="0 0 24 24" role="img" aria-label={arrow}>
              <path d={path} />
            </svg>
          </kbd>
          <kbd className={keyStyles['key']}>{letter}</kbd>
          <span className={keyStyles['command']}>{command}</span>
        </li>
      ))}
    </ul>
  )
}
