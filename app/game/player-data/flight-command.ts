/** What a key or an on-screen button can ask of the craft, all or nothing, in the order in which the player is told of it. */
export const FLIGHT_COMMANDS = ['climb', 'dive', 'turn-left', 'turn-right'] as const
export type FlightCommand = (typeof FLIGHT_COMMANDS)[number]

const INVERTED = { climb: 'dive', dive: 'climb', 'turn-left': 'turn-left', 'turn-right': 'turn-right' } as const

/** What the keys of a command ask for: inverted, what climbs dives and the other way round. */
export function commandAsked(command: FlightCommand, invertClimb: boolean): FlightCommand {
  return invertClimb ? INVERTED[command] : command
}

export interface SteeringKeys {
  /** By `KeyboardEvent.code`: the place of the key, whatever the layout prints on it. */
  readonly keys: Readonly<Record<FlightCommand, readonly string[]>>
  readonly invertClimb: boolean
}

/** What a key asks for; undefined: nothing. */
export function commandOfKey(code: string, { keys, invertClimb }: SteeringKeys): FlightCommand | undefined {
  const command = FLIGHT_COMMANDS.find((each) => keys[each].includes(code))
  return command && commandAsked(command, invertClimb)
}
