/** What a key or an on-screen button can ask of the craft, all or nothing. */
export type FlightCommand = 'turn-left' | 'turn-right' | 'climb' | 'dive'

/** Which key asks for what, by `KeyboardEvent.code`: the place of the key, whatever the layout prints on it. */
export type KeyMap = ReadonlyMap<string, FlightCommand>

/** The command that each key of `keys` asks for; inverted, what climbs dives and the other way round. */
export function keyMapFrom(keys: Readonly<Record<FlightCommand, readonly string[]>>, invertClimb: boolean): KeyMap {
  const map = new Map<string, FlightCommand>()
  for (const code of keys.climb) map.set(code, invertClimb ? 'dive' : 'climb')
  for (const code of keys.dive) map.set(code, invertClimb ? 'climb' : 'dive')
  for (const code of keys['turn-left']) map.set(code, 'turn-left')
  for (const code of keys['turn-right']) map.set(code, 'turn-right')
  return map
}
