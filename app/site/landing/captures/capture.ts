/** One file of a capture, with its size in pixels. */
export interface CaptureFile {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A moment of a real flight. */
export interface Capture {
  /** Smallest first; all of one shape. */
  readonly avif: readonly CaptureFile[]
  /** The largest size, for browsers without AVIF. */
  readonly webp: CaptureFile
  /** Which flight it is: open the game with `?course=`. */
  readonly course: number
  /** What the instruments showed at that moment. */
  readonly readings: {
    readonly score: number
    readonly ringsCollected: number
    readonly altitudeMetres: number
    readonly speedKilometresPerHour: number
    readonly fuelPercent: number
  }
}

/** The files as the value of a `srcset` attribute. */
export function srcSet(files: readonly CaptureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}
