/** Derives the picture's parameters from the player's settings. */
import type { DetailChoice, Settings } from '../../player-data/settings.ts'
import type { Motion } from '../../rendering/frame/flight-frame.ts'
import type { QualityLevel } from '../../rendering/quality/quality.ts'

/** The quality to hold the picture at; undefined: it fits itself to the machine. Resolutions tuned by eye. */
export const QUALITIES: Readonly<Record<DetailChoice, QualityLevel | undefined>> = {
  auto: undefined,
  low: { detail: 'low', scale: 0.65 },
  medium: { detail: 'high', scale: 0.75 },
  high: { detail: 'high', scale: 1 },
}

/** Which motions the picture may make. `isReduced`: the system asks for reduced motion, which wins over what is set. */
export function motionFrom(settings: Settings, isReduced: boolean): Motion {
  return {
    lean: settings.lean && !isReduced,
    shake: settings.shake && !isReduced,
    widening: settings.widening && !isReduced,
    decoration: !isReduced,
  }
}
