/**
 * Lets tests, benches and people inspect the open game. Read-only, and absent unless the page's
 * address asks for it with `?inspect`: `ringwakeInspection.snapshot()` is plain data, copied.
 */
import type { Controls, FlightState } from '../simulation/flight-state.ts'
import type { Motion } from '../rendering/frame/flight-frame.ts'
import type { RenderStats } from '../rendering/view/flight-view.ts'
import type { Session } from '../session/session.ts'

export interface InspectionSnapshot {
  readonly session: Session
  readonly flight: FlightState
  readonly controls: Controls
  /** Whether frames are being asked for, and how many were drawn since the dialog opened. */
  readonly loop: { readonly isRunning: boolean; readonly framesDrawn: number }
  /** What drawing costs; null while there is no view. */
  readonly view: RenderStats | null
  /** Which motions the picture makes; null while there is no view. */
  readonly motion: Motion | null
}

export interface Inspection {
  readonly snapshot: () => InspectionSnapshot
}

declare global {
  interface Window {
    ringwakeInspection?: Inspection
  }
}

/** Defines it until `signal` aborts, if `search`, the query of the page's address, has `inspect`. */
export function openInspection(search: string, state: () => InspectionSnapshot, signal: AbortSignal): void {
  if (!new URLSearchParams(search).has('inspect')) return
  window.ringwakeInspection = { snapshot: () => structuredClone(state()) }
  signal.addEventListener('abort', () => delete window.ringwakeInspection)
}
