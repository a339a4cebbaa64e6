/** The size of the preview's picture in its own units; the page reserves this shape before the file arrives. */
export const VALLEY_SIZE = { width: 1400, height: 720 } as const
