/** What a key or an on-screen button can ask of the craft, all or nothing. */
export type FlightCommand = 'turn-left' | 'turn-right' | 'climb' | 'dive'

/** Which key asks for what, by `KeyboardEvent.code`: the place of the key, whatever the layout prints on it. */
export type KeyMap = ReadonlyMap<string, FlightCommand>

/** WASD and the arrows: up climbs, as on the page's own scroll keys and in most arcade games. */
export const DEFAULT_KEY_MAP: KeyMap = new Map<string, FlightCommand>([
  ['ArrowUp', 'climb'],
  ['KeyW', 'climb'],
  ['ArrowDown', 'dive'],
  ['KeyS', 'dive'],
  ['ArrowLeft', 'turn-left'],
  ['KeyA', 'turn-left'],
  ['ArrowRight', 'turn-right'],
  ['KeyD', 'turn-right'],
])
