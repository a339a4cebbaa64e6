import { commandOfKey, type FlightCommand, type SteeringKeys } from '../player-data/flight-command.ts'

type KeyPress = Pick<KeyboardEvent, 'code' | 'key'>

/** What `key` is where no key is known. */
const NO_KEY: ReadonlySet<string> = new Set(['Unidentified', 'Dead', 'Process'])

/**
 * The `KeyboardEvent.code` of a key. Remote desktops and virtual keyboards report `key` alone; then it is the code of the
 * key that prints it on an American keyboard, `Key` and the letter for every other letter, and '' for other characters.
 */
export function keyCodeFrom({ code, key }: KeyPress): string {
  if (code !== '' && code !== 'Unidentified') return code
  if (key === ' ') return 'Space'
  if (/^\d$/.test(key)) return `Digit${key}`
  if (/^\p{L}$/u.test(key)) return `Key${key.toUpperCase()}`
  return key.length === 1 || NO_KEY.has(key) ? '' : key
}

/** The command of a pressed key; undefined: none. A keypad without NumLock sends arrows, which steer where its own keys do not. */
export function commandOfPress(press: KeyPress, keys: SteeringKeys): FlightCommand | undefined {
  return commandOfKey(keyCodeFrom(press), keys) ?? commandOfKey(press.key, keys)
}
