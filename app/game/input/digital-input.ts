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
  const axes: Stick = { x: 0, y: 0 }

  function readHold(hold: Hold, holder: string): void {
    hold.wasRead = true
    if (hold.command === 'turn-right') axes.x = 1
    else if (hold.command === 'turn-left') axes.x = -1
    else if (hold.command === 'climb') axes.y = 1
    else axes.y = -1
    if (hold.isOver) holds.delete(holder)
  }

  return {
    /** `holder` names what is held, a key code for one. Holding again what is held already changes nothing. */
    hold(holder: string, command: FlightCommand): void {
      const before = holds.get(holder)
      if (before?.command === command && !before.isOver) return
      holds.delete(holder)
      holds.set(holder, { command, wasRead: false, isOver: false })
    },
    /** A tap that began and ended between two readings still counts in the next one. */
    release(holder: string): void {
      const hold = holds.get(holder)
      if (hold === undefined) return
      if (hold.wasRead) holds.delete(holder)
      else hold.isOver = true
    },
    /** Releases everything and drops taps. */
    releaseAll: (): void => holds.clear(),
    /**
     * What is held, or was tapped since the last call, as −1, 0 or 1 on both axes, in an object that the next call overwrites. Of two
     * opposite commands the one held last counts.
     */
    poll(): Readonly<Stick> {
      axes.x = axes.y = 0
      holds.forEach(readHold)
      return axes
    },
  }
}
