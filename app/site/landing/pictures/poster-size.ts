/** The size of the hero's picture in its own units; the page reserves this shape before the file arrives. */
export const POSTER_SIZE = { width: 1600, height: 1000 } as const
