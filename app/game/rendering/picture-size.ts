const MOST_PIXEL_RATIO = 2

export type PictureSize = ReturnType<typeof createPictureSize>

/** The size of a picture, and in how many pixels it is drawn. */
export function createPictureSize() {
  const canvas = { width: 1, height: 1, ratio: 1 }
  const size = {
    /** In drawn pixels. */
    width: 1,
    height: 1,
    /** Width over height. */
    aspect: (): number => canvas.width / canvas.height,
    /** Takes the size of the canvas in CSS pixels, and device pixels to one of them. */
    resize: (cssWidth: number, cssHeight: number, devicePixelRatio: number): void => {
      canvas.width = Math.max(1, cssWidth)
      canvas.height = Math.max(1, cssHeight)
      canvas.ratio = devicePixelRatio > 0 ? Math.min(devicePixelRatio, MOST_PIXEL_RATIO) : 1
    },
    /** Sets the drawn pixels. `scale`: of them per device pixel. */
    fit: (scale: number): void => {
      size.width = Math.max(1, Math.round(canvas.width * canvas.ratio * scale))
      size.height = Math.max(1, Math.round(canvas.height * canvas.ratio * scale))
    },
  }
  return size
}
