/** 3t² − 2t³, for `t` in [0, 1]. */
export function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** `value` held within [low, high]; not a number stays so. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** As in GLSL: 0 up to `low`, 1 from `high` on, eased between them. */
export function smoothstep(low: number, high: number, value: number): number {
  return ease(clamp((value - low) / (high - low), 0, 1))
}

/** At `share` of the way through a range. By index, because taking a pair apart would allocate. */
export function between(range: readonly [low: number, high: number], share: number): number {
  return range[0] + (range[1] - range[0]) * share
}
