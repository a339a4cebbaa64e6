/** A picture in memory, pixel by pixel. */
export interface Raster {
  readonly width: number
  readonly height: number
  /** One number a pixel, in the byte order of canvas image data on little-endian machines. */
  readonly pixels: Int32Array
  /** What a polygon covers of the pixels of one row, where that is not all of them: see `spans.ts`. */
  readonly coverage: Int32Array
}

export function createRaster(width: number, height: number, bytes: ArrayBuffer): Raster {
  return { width, height, pixels: new Int32Array(bytes), coverage: new Int32Array(width) }
}

/** A pixel of red, green and blue, each in [0, 255]. */
export function packPixel(red: number, green: number, blue: number): number {
  return 0xff000000 | (blue << 16) | (green << 8) | red
}

/** A pixel of a colour in [0, 1]. */
export function pixelOf(colour: ArrayLike<number>): number {
  return packPixel((colour[0] ?? 0) * 255, (colour[1] ?? 0) * 255, (colour[2] ?? 0) * 255)
}

/** A part of a pixel brought to what a byte holds. */
export function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}
