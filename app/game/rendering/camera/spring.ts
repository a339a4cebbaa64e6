/** A value on a critically damped spring: it follows its target as fast as it can without overshooting. */
export interface Spring {
  /** In 1/s; behind a target of steady speed v the spring trails by 2 v / stiffness. */
  readonly stiffness: number
  value: number
  velocity: number
  /** Where the target was last. */
  target: number
}

export function createSpring(stiffness: number): Spring {
  return { stiffness, value: 0, velocity: 0, target: 0 }
}

/**
 * Moves a spring on by `seconds` while its target moves evenly to `target`. This is the exact solution, so two half steps
 * give what one whole step gives, and the picture at 30 and at 144 frames a second is the same.
 *
 * @param seconds not above 0: only the target moves
 */
export function followTarget(spring: Spring, target: number, seconds: number): void {
  const { stiffness, target: from } = spring
  spring.target = target
  if (seconds === 0) return
  const speed = (target - from) / seconds
  const lag = (2 * speed) / stiffness
  // Solved around the point where the spring would trail its target.
  const offset = spring.value - (from - lag)
  const drift = spring.velocity - speed
  const push = (drift + stiffness * offset) * seconds
  const decay = Math.exp(-stiffness * seconds)
  spring.value = target - lag + (offset + push) * decay
  spring.velocity = speed + (drift - stiffness * push) * decay
}

/** Puts a spring at rest at a value. */
export function settleSpring(spring: Spring, value: number): void {
  spring.value = value
  spring.velocity = 0
  spring.target = value
}
