/** A node’s parameter that follows a value without steps and without filling the browser’s list of scheduled changes. */

export interface Glide {
  /**
   * Lets the parameter glide to `target` in about three times `seconds`. Asked for often, it passes on only what can be
   * heard: a change of more than its tolerance, at most every 30 ms. `now` is the time of the audio context; while that
   * stands still (suspended, interrupted) nothing is scheduled.
   */
  follow(target: number, seconds: number, now: number): void
  /** The same, always and at once: for what happens once. */
  send(target: number, seconds: number, now: number): void
}

const LEAST_SECONDS_BETWEEN = 0.03

/** `tolerance`: the change that is too small to hear, in the parameter’s unit. */
export function createGlide(parameter: AudioParam, tolerance: number): Glide {
  let sent = parameter.value
  let sentAt = -1

  function send(target: number, seconds: number, now: number) {
    parameter.setTargetAtTime(target, now, seconds)
    sent = target
    sentAt = now
  }

  return {
    follow(target, seconds, now) {
      if (now - sentAt >= LEAST_SECONDS_BETWEEN && Math.abs(target - sent) > tolerance) send(target, seconds, now)
    },
    send,
  }
}
