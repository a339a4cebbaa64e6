/**
 * The gain for a volume setting from 0 to 1: squared, so that half sounds about half as loud (−12 dB). Clamped; NaN is
 * silent.
 */
export function gainFromVolume(volume: number): number {
  const share = volume > 0 ? Math.min(volume, 1) : 0
  return share * share
}
