/**
 * The view offset: where in the picture the point that the camera looks at stands. Screens cover a part of the picture,
 * and the offset moves the view into the area that is left free, without turning the camera.
 */

/** Shares of half the picture's width and height, from its middle: right and up are positive, 1 is the edge. */
export interface NdcOffset {
  readonly across: number
  readonly up: number
}

export interface EasedViewOffset {
  across: number
  up: number
  /** What it moves to. */
  target: NdcOffset
}

const MIDDLE: NdcOffset = { across: 0, up: 0 }
/** How fast it moves, in 1/s. */
const RATE = 3
/** Within this distance it is set to the target. */
const ARRIVED = 0.001

export function createEasedViewOffset(): EasedViewOffset {
  return { across: 0, up: 0, target: MIDDLE }
}

/** Moves on by `seconds`; with `isCut`, and with no seconds, it is there at once. */
export function easeViewOffset(offset: EasedViewOffset, seconds: number, isCut: boolean): void {
  const { target } = offset
  const share = isCut || seconds === 0 ? 1 : 1 - Math.exp(-RATE * seconds)
  offset.across += (target.across - offset.across) * share
  offset.up += (target.up - offset.up) * share
  if (Math.abs(target.across - offset.across) < ARRIVED) offset.across = target.across
  if (Math.abs(target.up - offset.up) < ARRIVED) offset.up = target.up
}
