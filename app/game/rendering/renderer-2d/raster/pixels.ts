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

/** The light that a halo adds, 0 to 255 for each colour: one entry for each step of the squared distance, from its middle to its edge. */
const HALO_STEPS = 2048
const reds = new Int32Array(HALO_STEPS + 1)
const greens = new Int32Array(HALO_STEPS + 1)
const blues = new Int32Array(HALO_STEPS + 1)
/** The first and the last step at which it adds anything. */
const lit = { first: 0, last: 0 }

function tabulate({ peak, red, green, blue }: Halo): void {
  lit.first = HALO_STEPS
  lit.last = -1
  for (let step = 0; step <= HALO_STEPS; step += 1) {
    const fade = Math.max(0, 1 - Math.abs(Math.sqrt(step / HALO_STEPS) - peak) / (1 - peak))
    const light = fade * fade
    reds[step] = red * light
    greens[step] = green * light
    blues[step] = blue * light
    if ((reds[step] | greens[step] | blues[step]) === 0) continue
    lit.first = Math.min(lit.first, step)
    lit.last = step
  }
}

export function addHalo({ pixels, width, height }: Raster, halo: Halo): void {
  tabulate(halo)
  if (lit.last < 0) return
  const { x: middle, y } = halo
  const scale = HALO_STEPS / (halo.radius * halo.radius)
  // Squares of the distances, in pixels, from which on it adds light, and up to which it does.
  const from = lit.first / scale
  const to = (lit.last + 1) / scale
  const reach = Math.sqrt(to)
  const lastY = Math.min(height - 1, Math.floor(y + reach - 0.5))
  for (let row = Math.max(0, Math.ceil(y - reach - 0.5)); row <= lastY; row += 1) {
    const down = (row + 0.5 - y) * (row + 0.5 - y)
    const half = Math.sqrt(Math.max(0, to - down))
    const dark = Math.sqrt(Math.max(0, from - down))
    const firstX = Math.max(0, Math.ceil(middle - half - 0.5))
    const lastX = Math.min(width - 1, Math.floor(middle + half - 0.5))
    // Its middle may be dark.
    const darkFrom = dark > 1 ? Math.ceil(middle - dark - 0.5) : width
    const darkTo = Math.floor(middle + dark - 0.5)
    for (let x = firstX; x <= lastX; x += 1) {
      if (x >= darkFrom && x < darkTo) x = darkTo
      const across = x + 0.5 - middle
      const step = ((across * across + down) * scale) | 0
      if (step > HALO_STEPS) continue
      const at = row * width + x
      const behind = pixels[at]
      const red = (behind & 0xff) + reds[step]
      const green = ((behind >> 8) & 0xff) + greens[step]
      const blue = ((behind >> 16) & 0xff) + blues[step]
      pixels[at] = packPixel(red > 255 ? 255 : red, green > 255 ? 255 : green, blue > 255 ? 255 : blue)
    }
  }
}
