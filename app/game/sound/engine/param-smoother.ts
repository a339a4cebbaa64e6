/** Smooths an audio parameter without filling the browser’s list of scheduled changes. */

export interface ParamSmoother {
  /**
   * Approaches `target` with the time constant `seconds`. Schedules only changes beyond the tolerance, at most every 30 ms of
   * `now`, the audio context's time; nothing while that stands still.
   */
  approach(target: number, seconds: number, now: number): void
  /** Approaches `target` unconditionally: for single changes. */
  send(target: number, seconds: number, now: number): void
}

const LEAST_SECONDS_BETWEEN = 0.03

/** `tolerance`: the largest inaudible change, in the parameter’s unit. */
export function createParamSmoother(parameter: AudioParam, tolerance: number): ParamSmoother {
  let sent = parameter.value
  let sentAt = -1

  function send(target: number, seconds: number, now: number) {
    parameter.setTargetAtTime(target, now, seconds)
    sent = target
    sentAt = now
  }

  return {
    approach(target, seconds, now) {
      if (now - sentAt >= LEAST_SECONDS_BETWEEN && Math.abs(target - sent) > tolerance) send(target, seconds, now)
    },
    send,
  }
}
