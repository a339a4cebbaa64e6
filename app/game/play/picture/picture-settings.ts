/** Derives the picture's parameters from the player's settings. */
import type { DetailChoice, Settings } from '../../player-data/settings.ts'
import type { Motion } from '../../rendering/flight-frame.ts'
import type { QualityLevel } from '../../rendering/quality/quality.ts'

/** Resolutions tuned by eye. */
const QUALITIES: Readonly<Record<DetailChoice, QualityLevel | undefined>> = {
  auto: undefined,
  low: { detail: 'low', scale: 0.65 },
  medium: { detail: 'high', scale: 0.75 },
  high: { detail: 'high', scale: 1 },
}

/** The quality to hold the picture at; undefined where it is to fit itself to the machine. */
export function qualityFrom(detail: DetailChoice): QualityLevel | undefined {
  return QUALITIES[detail]
}

/** Which motions the picture may make. `isReduced`: the system asks for reduced motion, which wins over what is set. */
export function motionFrom(settings: Settings, isReduced: boolean): Motion {
  return {
    lean: settings.lean && !isReduced,
    shake: settings.shake && !isReduced,
    widening: settings.widening && !isReduced,
    scenes: !isReduced,
  }
}
