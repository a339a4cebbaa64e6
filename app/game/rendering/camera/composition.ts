/**
 * The view offset: where in the picture the point that the camera looks at stands. Screens cover a part of the picture,
 * and the offset moves the view into the area that is left free, without turning the camera.
 */

/** Shares of half the picture's width and height, from its middle: right and up are positive, 1 is the edge. */
export interface PictureShare {
  readonly across: number
  readonly up: number
}

export interface Composition {
  across: number
  up: number
  /** What it moves to. */
  aim: PictureShare
}

const MIDDLE: PictureShare = { across: 0, up: 0 }
/** How fast it moves, in 1/s. */
const RATE = 3
/** Within this distance it is set to the target. */
const ARRIVED = 0.001

export function createComposition(): Composition {
  return { across: 0, up: 0, aim: MIDDLE }
}

/** Moves on by `seconds`; with `isCut`, and with no seconds, it is there at once. */
export function moveComposition(composition: Composition, seconds: number, isCut: boolean): void {
  const { aim } = composition
  const share = isCut || !(seconds > 0) ? 1 : 1 - Math.exp(-RATE * seconds)
  composition.across += (aim.across - composition.across) * share
  composition.up += (aim.up - composition.up) * share
  if (Math.abs(aim.across - composition.across) < ARRIVED) composition.across = aim.across
  if (Math.abs(aim.up - composition.up) < ARRIVED) composition.up = aim.up
}
