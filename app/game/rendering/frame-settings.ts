import type { PictureShare } from './camera/composition.ts'
import type { FlightFrame, Motion } from './flight-frame.ts'
import type { FramePacing } from './quality/frame-pacing.ts'
import type { QualityLevel } from './quality/quality.ts'

/** What every view lets its caller set and read of the frame and its pacing, as `FlightView` names it. */
export function frameSettings(frame: FlightFrame, pacing: FramePacing) {
  return {
    rival: frame.rival,
    showRival: (isShown: boolean): void => {
      frame.hasRival = isShown
    },
    setFromSide: (isFromSide: boolean): void => {
      frame.isFromSide = isFromSide
    },
    isFalling: (): boolean => frame.ending === 'falling',
    compose: (aim: PictureShare): void => {
      frame.composition.aim = aim
    },
    motion: (): Motion => frame.motion,
    setMotion: (motion: Motion): void => {
      frame.motion = motion
    },
    holdQuality: (level: QualityLevel | undefined): void => pacing.hold(level),
    setInFlight: (on: boolean): void => pacing.setInFlight(on),
    picturesDrawn: (): number => pacing.drawn(),
  }
}
