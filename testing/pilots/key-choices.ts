import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'

/** What the keys can ask for: nothing, one key, or two keys that do not contradict each other. */
export const KEY_CHOICES: readonly Readonly<Controls>[] = [-1, 0, 1].flatMap((turn) =>
  [-1, 0, 1].map((climb) => ({ turn: turn * CONTROL_STEPS, climb: climb * CONTROL_STEPS })),
)
