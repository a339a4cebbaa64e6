import type { FlightFrame } from './flight-frame'

/**
 * One part of the picture outside React: it owns its geometry and material, and is told of every frame. The components
 * of world.tsx put it into the scene once; after that no frame passes through React.
 */
export interface ScenePart {
  /** Forgets the flight before; `frame` is the first of the new one. May take tens of milliseconds. */
  restart?(frame: FlightFrame): void
  /** Takes in one frame; allocates nothing. */
  update(frame: FlightFrame): void
  dispose(): void
}
