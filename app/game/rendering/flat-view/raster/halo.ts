import { byte, packPixel, type Raster } from './pixels.ts'

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
  for (let row = Math.max(0, Math.ceil(halo.y - radius - 0.5)); row <= lastY; row += 1) {
    const down = (row + 0.5 - halo.y) / radius
    const half = radius * Math.sqrt(Math.max(0, 1 - down * down))
    const firstX = Math.max(0, Math.ceil(halo.x - half - 0.5))
    const lastX = Math.min(width - 1, Math.floor(halo.x + half - 0.5))
    for (let x = firstX; x <= lastX; x += 1) {
      const across = (x + 0.5 - halo.x) / radius
      const away = Math.sqrt(across * across + down * down)
      const fade = 1 - Math.abs(away - peak) * slope
      if (fade <= 0) continue
      const light = fade * fade
      const at = row * width + x
      const behind = pixels[at] ?? 0
      const red = (behind & 0xff) + halo.red * light
      const green = ((behind >> 8) & 0xff) + halo.green * light
      const blue = ((behind >> 16) & 0xff) + halo.blue * light
      pixels[at] = packPixel(byte(red), byte(green), byte(blue))
    }
  }
}
