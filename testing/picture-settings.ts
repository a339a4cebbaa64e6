import { CANISTER_PAINTS } from '../app/game/rendering/colour/palette.ts'
import { LIVE, TUNED_CAMERA } from '../app/game/rendering/frame/flight-frame.ts'
import type { PictureSettings } from '../app/game/rendering/view/flight-view.ts'

/** A flight as it is shown where nothing was set, but for `changes`. */
export function pictureSettings(changes: Partial<PictureSettings> = {}): PictureSettings {
  return {
    replay: LIVE,
    motion: { lean: true, shake: true, widening: true, decoration: true },
    cameraScale: TUNED_CAMERA,
    canisterPaint: CANISTER_PAINTS.standard,
    viewOffset: { across: 0, up: 0 },
    quality: undefined,
    isInFlight: false,
    ...changes,
  }
}
