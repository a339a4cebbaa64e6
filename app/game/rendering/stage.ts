import type { FlightFrame } from './flight-frame'
import type { ScenePart } from './scene-part'

/** The parts that are in the scene now, in the order they were put there: the order in which a frame reaches them. */
export interface Stage {
  /** Gives back the function that takes the part off the stage again and releases it. */
  add(part: ScenePart): () => void
  restart(frame: FlightFrame): void
  update(frame: FlightFrame): void
}

export function createStage(): Stage {
  const parts: ScenePart[] = []
  return {
    add: (part) => {
      parts.push(part)
      return () => {
        parts.splice(parts.indexOf(part), 1)
        part.dispose()
      }
    },
    restart: (frame) => {
      for (const part of parts) part.restart?.(frame)
    },
    update: (frame) => {
      for (const part of parts) part.update(frame)
    },
  }
}
