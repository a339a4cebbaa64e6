/** Why there is no picture for the rest of this session: the browser has neither WebGL nor a 2D canvas, the drawing threw, or a lost context never came back. */
export type PictureEnd = 'unavailable' | 'failed' | 'gone'

/** Whether there is a picture to fly by. `lost`: the graphics context was taken, and may be given back. */
export type PictureStatus = 'preparing' | 'ready' | 'lost' | PictureEnd

/** Why the picture is gone for good; null while it is there or may come back. */
export function pictureEnd({ picture }: { readonly picture: PictureStatus }): PictureEnd | null {
  return picture === 'unavailable' || picture === 'failed' || picture === 'gone' ? picture : null
}

/** Whether the scene after an ending moves. `held`: the player has paused it; `over`: it has come to rest, or there is none. */
export type EndScene = 'running' | 'held' | 'over'
