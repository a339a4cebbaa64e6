/** A value on a critically damped spring: it follows as fast as it can without overshooting. */
export interface Spring {
  value: number
  velocity: number
}

/**
 * Moves a spring on by `seconds` while its target goes evenly from `from` to `to`. This is the exact solution, so two
 * half steps give what one whole step gives, and the picture at 30 and at 144 frames a second is the same.
 *
 * @param stiffness in 1/s; behind a target of steady speed v the spring trails by 2 v / stiffness
 * @param seconds not above 0: nothing happens
 */
export function followTarget(spring: Spring, from: number, to: number, stiffness: number, seconds: number): void {
  if (!(seconds > 0)) return
  const speed = (to - from) / seconds
  const lag = (2 * speed) / stiffness
  // In the frame of the place where the spring would come to trail, the target stands still.
  const offset = spring.value - (from - lag)
  const drift = spring.velocity - speed
  const push = (drift + stiffness * offset) * seconds
  const decay = Math.exp(-stiffness * seconds)
  spring.value = to - lag + (offset + push) * decay
  spring.velocity = speed + (drift - stiffness * push) * decay
}

/** Puts a spring at rest at a value. */
export function settleSpring(spring: Spring, value: number): void {
  spring.value = value
  spring.velocity = 0
}
