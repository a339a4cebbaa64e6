import type { NdcOffset } from './camera/eased-view-offset.ts'
import type { FlightFrame, Motion } from './flight-frame.ts'
import type { FramePacing } from './quality/frame-pacing.ts'
import type { QualityLevel } from './quality/quality.ts'

/** What every view lets its caller set and read of the frame and its pacing. */
export function frameSettings(frame: FlightFrame, pacing: FramePacing) {
  return {
    /** The craft of a rival in the pictures from now on, to be overwritten by whoever draws. */
    rival: frame.rival,
    showRival: (isShown: boolean): void => {
      frame.hasRival = isShown
    },
    /** Whether the craft is seen from beside it, or from behind. */
    setSideCamera: (isOn: boolean): void => {
      frame.isFromSide = isOn
    },
    /** Whether a craft without fuel is still on its way down in the latest picture. */
    isFalling: (): boolean => frame.ending === 'falling',
    /** Where in the picture the point that the camera looks at stands from now on; it moves there unless motion is off. */
    setViewOffset: (target: NdcOffset): void => {
      frame.viewOffset.target = target
    },
    /** The motions that the picture makes now. */
    motion: (): Motion => frame.motion,
    /** Turns each of them on or off by itself. */
    setMotion: (motion: Motion): void => {
      frame.motion = motion
    },
    /** Holds one quality from the next frame on, or with undefined lets it fit itself again. */
    holdQuality: (level: QualityLevel | undefined): void => pacing.hold(level),
    /** In flight, quality is changed rarely and only downwards, because each change is a hitch. */
    setInFlight: (on: boolean): void => pacing.setInFlight(on),
  }
}
