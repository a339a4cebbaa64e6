import type { PictureShare } from './camera/composition.ts'
import type { FlightFrame, Motion } from './flight-frame.ts'

/** What every view lets its caller set and read of the frame, as `FlightView` names it. */
export function frameSettings(frame: FlightFrame) {
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
  }
}
