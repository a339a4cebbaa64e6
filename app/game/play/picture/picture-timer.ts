/** How long a view takes for a picture, by the clock: frames in which none was drawn count for the next. */

/** Pictures are not counted while a view is new: scripts are compiled, buffers filled. */
const WARM_SECONDS = 0.6
const MEASURED_SECONDS = 0.4
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
