/** What a screen says while the graphics context is lost and may be given back. */
export const LOST_PICTURE_WORDS = 'The graphics have stopped. Waiting for them to come back…'
