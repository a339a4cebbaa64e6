import type { FlightCommand } from '../player-data/flight-command.ts'
import type { Stick } from './stick.ts'

interface Hold {
  readonly command: FlightCommand
  wasRead: boolean
  isOver: boolean
}

export type DigitalInput = Readonly<ReturnType<typeof createDigitalInput>>

/** Input that is on or off: the commands held down at this moment by keys and by fingers on buttons. */
export function createDigitalInput() {
  // A map keeps the order of insertion, so what was held last stands last.
  const holds = new Map<string, Hold>()
  // Computed when something changed, not at each reading, so that steady flight allocates nothing.
  let isChanged = false
  let x = 0
  let y = 0

  function update(): void {
    isChanged = false
    x = 0
    y = 0
    for (const [holder, hold] of holds) {
      hold.wasRead = true
      if (hold.command === 'turn-right') x = 1
      else if (hold.command === 'turn-left') x = -1
      else if (hold.command === 'climb') y = 1
      else y = -1
      if (!hold.isOver) continue
      holds.delete(holder)
      isChanged = true
    }
  }

  return {
    /** `holder` names what is held, a key code for one. Holding again what is held already changes nothing. */
    hold(holder: string, command: FlightCommand): void {
      const before = holds.get(holder)
      if (before?.command === command && !before.isOver) return
      holds.delete(holder)
      holds.set(holder, { command, wasRead: false, isOver: false })
      isChanged = true
    },
    /** A tap that began and ended between two readings still counts in the next one. */
    release(holder: string): void {
      const hold = holds.get(holder)
      if (hold === undefined) return
      if (hold.wasRead) holds.delete(holder)
      else hold.isOver = true
      isChanged = true
    },
    /** Releases everything and drops taps. */
    releaseAll(): void {
      holds.clear()
      isChanged = true
    },
    /** Writes −1, 0 or 1 to both axes. Of two opposite commands the one held last counts. */
    readInto(stick: Stick): void {
      if (isChanged) update()
      stick.x = x
      stick.y = y
    },
  }
}
