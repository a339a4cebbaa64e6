/**
 * The sizes of the drawn pictures, in their own units. The page reserves each picture's shape before its file arrives,
 * and the drawings fill it.
 */
export const BRIEFING_SIZE = { width: 560, height: 280 } as const
export const NOTICE_SIZE = { width: 400, height: 480 } as const
