import type { Readings } from '~/hud/readings.ts'

/** A moment of a real flight. */
export interface Capture {
  /** The files by their width in pixels; all of one shape. */
  readonly avif: Readonly<Record<number, string>>
  /** As large as the largest of them, for browsers without AVIF. */
  readonly webp: { readonly src: string; readonly width: number; readonly height: number }
  /** Which flight it is: open the game with `?course=`. */
  readonly course: number
  /** What the instruments showed at that moment. */
  readonly readings: Readings
}

/** The files as the value of a `srcset` attribute. */
export function srcSet(files: Capture['avif']): string {
  return Object.entries(files)
    .map(([width, src]) => `${src} ${width}w`)
    .join(', ')
}
