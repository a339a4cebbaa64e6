/**
 * Which of two views is faster on this machine, at equal sharpness. A renderer's name does not tell: where the page itself
 * is put together on the CPU, a 2D canvas may cost more than WebGL.
 */

/** Pictures are not counted while a view is new: scripts are compiled, buffers filled. */
const WARM_SECONDS = 0.6
const MEASURED_SECONDS = 0.4
/** The other view is only taken where its pictures take at most this share of the time. */
const CLEARLY_FASTER = 0.9
/** A longer gap between two frames says nothing about drawing: the measurement begins again. */
const STALL_SECONDS = 1

/**
 * Takes in frames, each with its seconds and the number of pictures drawn up to it, and gives the seconds that a picture
 * takes once that is known.
 */
export function createPictureTimer(): (frameSeconds: number, pictures: number) => number | undefined {
  let seconds = 0
  let measuredFrom: { readonly seconds: number; readonly pictures: number } | undefined
  return (frameSeconds, pictures) => {
    if (!(frameSeconds > 0) || frameSeconds > STALL_SECONDS) {
      seconds = 0
      measuredFrom = undefined
      return undefined
    }
    seconds += frameSeconds
    if (measuredFrom === undefined) {
      if (seconds >= WARM_SECONDS) measuredFrom = { seconds, pictures }
      return undefined
    }
    const span = seconds - measuredFrom.seconds
    const drawn = pictures - measuredFrom.pictures
    return span >= MEASURED_SECONDS && drawn > 0 ? span / drawn : undefined
  }
}

/** Whether a view whose pictures take `other` seconds is to replace one whose pictures take `present` seconds. */
export function isClearlyFaster(other: number, present: number): boolean {
  return other < present * CLEARLY_FASTER
}
