/** The places on the poster: A5 upright at 300 dots an inch, in pixels. A picture above, its caption on paper below. */
export const POSTER = { width: 1748, height: 2480 } as const

const MARGIN = 76

export const PICTURE = { left: MARGIN, top: MARGIN, width: POSTER.width - 2 * MARGIN, height: 1560 } as const

/** The square of the code, which stands at its right end and top. */
export const CODE = { side: 656, right: POSTER.width - MARGIN, top: PICTURE.top + PICTURE.height + 64 } as const

export const CAPTION = {
  left: MARGIN,
  width: CODE.right - CODE.side - MARGIN - 66,
  bottom: POSTER.height - MARGIN,
} as const
