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
  return packPixel(colour[0] * 255, colour[1] * 255, colour[2] * 255)
}

/** A part of a pixel brought to what a byte holds. */
export function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}

/** Light around a point: `red`, `green` and `blue` are added where it is brightest. */
export interface Halo {
  x: number
  y: number
  /** In pixels. */
  radius: number
  /** Where from the middle to the edge it is brightest, in [0, 1). */
  peak: number
  red: number
  green: number
  blue: number
}

export function addHalo({ pixels, width, height }: Raster, halo: Halo): void {
  const { radius, peak } = halo
  const lastY = Math.min(height - 1, Math.floor(halo.y + radius - 0.5))
  const slope = 1 / (1 - peak)
  // A halo that is brightest at its edge leaves its middle dark.
  const dark = Math.max(0, 2 * peak - 1)
  for (let row = Math.max(0, Math.ceil(halo.y - radius - 0.5)); row <= lastY; row += 1) {
    const down = (row + 0.5 - halo.y) / radius
    const half = radius * Math.sqrt(Math.max(0, 1 - down * down))
    const firstX = Math.max(0, Math.ceil(halo.x - half - 0.5))
    const lastX = Math.min(width - 1, Math.floor(halo.x + half - 0.5))
    const darkHalf = radius * Math.sqrt(Math.max(0, dark * dark - down * down))
    const darkFrom = Math.ceil(halo.x - darkHalf - 0.5)
    for (let x = firstX; x <= lastX; x += 1) {
      if (x >= darkFrom && x + 0.5 < halo.x + darkHalf) x = Math.floor(halo.x + darkHalf - 0.5)
      const across = (x + 0.5 - halo.x) / radius
      const away = Math.sqrt(across * across + down * down)
      const fade = 1 - Math.abs(away - peak) * slope
      if (fade <= 0) continue
      const light = fade * fade
      const at = row * width + x
      const behind = pixels[at]
      const red = (behind & 0xff) + halo.red * light
      const green = ((behind >> 8) & 0xff) + halo.green * light
      const blue = ((behind >> 16) & 0xff) + halo.blue * light
      pixels[at] = packPixel(byte(red), byte(green), byte(blue))
    }
  }
}
