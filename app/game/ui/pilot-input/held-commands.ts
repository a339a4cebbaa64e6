import { CONTROL_STEPS, type Controls } from '../../simulation/flight-state.ts'
import type { FlightCommand } from './flight-command.ts'

/** The commands that are held down at this moment, by whatever holds them: a key, a finger on a button. */
export interface HeldCommands {
  /** `holder` names what is held, a key code for one. Holding again what is held already changes nothing. */
  readonly hold: (holder: string, command: FlightCommand) => void
  /** A tap that began and ended between two readings still counts in the next one. */
  readonly letGo: (holder: string) => void
  /** Forgets everything, taps too. */
  readonly letGoOfAll: () => void
  /** Writes full deflection or none to both axes. Of two opposite commands the one held last counts. */
  readonly readInto: (controls: Controls) => void
}

interface Hold {
  readonly command: FlightCommand
  wasRead: boolean
  isOver: boolean
}

export function createHeldCommands(): HeldCommands {
  // A map keeps the order of insertion, so what was held last stands last.
  const holds = new Map<string, Hold>()
  // Worked out when something changed, not at each reading, so that steady flight allocates nothing.
  let isChanged = false
  let turn = 0
  let climb = 0

  function workOut(): void {
    isChanged = false
    turn = 0
    climb = 0
    for (const [holder, hold] of holds) {
      hold.wasRead = true
      if (hold.command === 'turn-right') turn = CONTROL_STEPS
      else if (hold.command === 'turn-left') turn = -CONTROL_STEPS
      else if (hold.command === 'climb') climb = CONTROL_STEPS
      else climb = -CONTROL_STEPS
      if (!hold.isOver) continue
      holds.delete(holder)
      isChanged = true
    }
  }

  return {
    hold(holder, command) {
      const before = holds.get(holder)
      if (before?.command === command && !before.isOver) return
      holds.delete(holder)
      holds.set(holder, { command, wasRead: false, isOver: false })
      isChanged = true
    },
    letGo(holder) {
      const hold = holds.get(holder)
      if (hold === undefined) return
      if (hold.wasRead) holds.delete(holder)
      else hold.isOver = true
      isChanged = true
    },
    letGoOfAll() {
      holds.clear()
      isChanged = true
    },
    readInto(controls) {
      if (isChanged) workOut()
      controls.turn = turn
      controls.climb = climb
    },
  }
}
