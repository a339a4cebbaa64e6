import { Arrow } from '~/hud/arrow.tsx'
import { useKeyNames } from '../../input/key-name.ts'
import { padUseName, usePadInUse } from '../../input/pad-names.ts'
import { commandAsked } from '../../player-data/flight-command.ts'
import { padSettingsOf, type PadKind, type Pads } from '../../player-data/pad-settings.ts'
import type { Settings } from '../../player-data/settings.ts'
import styles from './key-diagram.module.css'

/** In the order in which they are read out. */
const PLACES = [
  { place: 'up', command: 'climb' },
  { place: 'left', command: 'turn-left' },
  { place: 'down', command: 'dive' },
  { place: 'right', command: 'turn-right' },
] as const
const LABELS = { climb: 'Climb', 'turn-left': 'Left', dive: 'Dive', 'turn-right': 'Right' }

export type KeyDiagramProps = Pick<Settings, 'keys' | 'hotkeys' | 'invertClimb' | 'pads' | 'steersByMouse'>

/** The controls as they are set, drawn as they lie on the keyboard, each key with what it does. */
export function KeyDiagram({ keys, hotkeys, invertClimb, pads, steersByMouse }: KeyDiagramProps) {
  const nameOf = useKeyNames()
  const pad = usePadInUse()
  const keysOf = (choice: number) =>
    PLACES.flatMap(({ place, command }) => {
      const code = keys[command].at(choice)
      return code === undefined
        ? []
        : [{ place, code, name: nameOf(code), label: LABELS[commandAsked(command, invertClimb)] }]
    })
  return (
    <div className={styles['diagram']} data-covers>
      <Cluster name="Keys" keys={keysOf(0)} />
      {keysOf(1).length > 0 && <span className={styles['or']}>or</span>}
      <Cluster name="Other keys" keys={keysOf(1)} />
      <p className={styles['rest']}>
        <span className={styles['keyboard']}>
          {steersByMouse ? 'The mouse steers, too.' : 'To steer with the mouse: Options.'}
          <br />
          Press{' '}
          {hotkeys.pause !== null && (
            <>
              <SmallKey>{nameOf(hotkeys.pause)}</SmallKey> or{' '}
            </>
          )}
          <SmallKey>Esc</SmallKey> to pause
          {hotkeys.startOver !== null && (
            <>
              , <SmallKey>{nameOf(hotkeys.startOver)}</SmallKey> to start over
            </>
          )}
          .
        </span>{' '}
        {pad !== undefined && <span className={styles['gamepad']}>{padWords(pads, pad)}</span>}
      </p>
    </div>
  )
}

function padWords(pads: Pads, pad: PadKind): string {
  const isOwn = padSettingsOf(pads, pad) !== padSettingsOf({}, pad)
  const stick = pad.mapping === 'standard' ? 'The left stick or the d-pad steers' : 'The first stick steers'
  const steers = isOwn ? 'Your gamepad steers as you have assigned it' : stick
  const [press, back, pause, startOver] = (['press', 'back', 'pause', 'startOver'] as const).map((use) =>
    padUseName(pads, pad, use),
  )
  return `${steers}.\n${pause} pauses, ${startOver} starts over; ${press} selects, ${back} goes back.`
}

interface ClusterProps {
  readonly name: string
  readonly keys: readonly {
    readonly place: string
    readonly code: string
    readonly name: string
    readonly label: string
  }[]
}

function Cluster({ name, keys }: ClusterProps) {
  if (keys.length === 0) return null
  return (
    <ul className={styles['cluster']} aria-label={name}>
      {keys.map(({ place, code, name: keyName, label }) => (
        <li key={place} className={styles['key']} data-place={place}>
          <Glyph code={code} name={keyName} />
          <span className={styles['label']}>{label}</span>
        </li>
      ))}
    </ul>
  )
}

const ARROWS: Readonly<Partial<Record<string, 'up' | 'left' | 'down' | 'right'>>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowRight: 'right',
}

function SmallKey({ children }: { readonly children: string }) {
  return (
    <kbd className={styles['smallKey']} translate="no">
      {children}
    </kbd>
  )
}

function Glyph({ code, name }: { readonly code: string; readonly name: string }) {
  const towards = ARROWS[code]
  return towards === undefined ? (
    <kbd className={styles['glyph']} translate="no" data-long={name.length > 2 ? '' : undefined}>
      {name}
    </kbd>
  ) : (
    <kbd className={styles['glyph']} role="img" aria-label={name}>
      <Arrow towards={towards} />
    </kbd>
  )
}
