/**
 * The gain for a volume setting from 0 to 1: squared, so that half sounds about half as loud (−12 dB).
 */
export function gainFromVolume(volume: number): number {
  return volume * volume
}
