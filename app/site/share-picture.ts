/** Where the picture of share cards stands below the root: a moment of a real flight, 1200 × 630. */
export const SHARE_PICTURE_PATH = '/share.jpg'
