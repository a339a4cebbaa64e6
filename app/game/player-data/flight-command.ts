/** The steering commands of keys and on-screen buttons, at full deflection, in the order in which they are listed. */
export const FLIGHT_COMMANDS = ['climb', 'dive', 'turn-left', 'turn-right'] as const
export type FlightCommand = (typeof FLIGHT_COMMANDS)[number]

const INVERTED = { climb: 'dive', dive: 'climb', 'turn-left': 'turn-left', 'turn-right': 'turn-right' } as const

/** The command that a command's keys give: inversion swaps climb and dive. */
export function commandAsked(command: FlightCommand, invertClimb: boolean): FlightCommand {
  return invertClimb ? INVERTED[command] : command
}

export interface SteeringKeys {
  /** By `KeyboardEvent.code`: the place of the key, whatever the layout prints on it. */
  readonly keys: Readonly<Record<FlightCommand, readonly string[]>>
  readonly invertClimb: boolean
}

/** The command of a key; undefined: none. */
export function commandOfKey(code: string, { keys, invertClimb }: SteeringKeys): FlightCommand | undefined {
  const command = FLIGHT_COMMANDS.find((each) => keys[each].includes(code))
  return command && commandAsked(command, invertClimb)
}
