/** What a key or an on-screen button can ask of the craft, all or nothing, in the order in which the player is told of it. */
export const FLIGHT_COMMANDS = ['climb', 'dive', 'turn-left', 'turn-right'] as const
export type FlightCommand = (typeof FLIGHT_COMMANDS)[number]

/** Which key asks for what, by `KeyboardEvent.code`: the place of the key, whatever the layout prints on it. */
export type KeyMap = ReadonlyMap<string, FlightCommand>

const INVERTED = { climb: 'dive', dive: 'climb', 'turn-left': 'turn-left', 'turn-right': 'turn-right' } as const

/** What the keys of a command ask for: inverted, what climbs dives and the other way round. */
export function commandAsked(command: FlightCommand, invertClimb: boolean): FlightCommand {
  return invertClimb ? INVERTED[command] : command
}

/** The command that each key of `keys` asks for. */
export function keyMapFrom(keys: Readonly<Record<FlightCommand, readonly string[]>>, invertClimb: boolean): KeyMap {
  return new Map(
    FLIGHT_COMMANDS.flatMap((command) => keys[command].map((code) => [code, commandAsked(command, invertClimb)])),
  )
}
