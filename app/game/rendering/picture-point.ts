/**
 * Where a place of the world stands in the picture, without the division by depth that would tear at the camera's plane:
 * shares of half the picture's height (right and up), times `depth`, the metres ahead of the camera (below 0: behind it).
 * It is in the picture where |across| ≤ aspect × depth and |up| ≤ depth.
 */
export interface PicturePoint {
  across: number
  up: number
  depth: number
  /** Width of the picture over its height. */
  aspect: number
}
