/**
 * The gain of a bus for a volume that a player set from 0 to 1. Squared, because the ear hears ratios: half-way on the
 * slider is heard as about half as loud (−12 dB). Out of range is held; what is not a number is silent.
 */
export function gainFromVolume(volume: number): number {
  const share = volume > 0 ? Math.min(volume, 1) : 0
  return share * share
}
