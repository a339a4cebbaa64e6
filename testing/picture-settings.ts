import { createFlightFrame } from '../app/game/rendering/frame/flight-frame.ts'
import type { PictureSettings } from '../app/game/rendering/view/flight-view.ts'

/** A flight as a view shows it before anything is set, but for `changes`. */
export function pictureSettings(changes: Partial<PictureSettings>): PictureSettings {
  const { replay, motion, cameraScale, canisterPaint, viewOffset } = createFlightFrame()
  const shown = { replay, motion, cameraScale, canisterPaint, viewOffset: viewOffset.target }
  return { ...shown, quality: undefined, isInFlight: false, ...changes }
}
