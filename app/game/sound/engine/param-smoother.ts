/** Smooths an audio parameter without filling the browser’s list of scheduled changes. */

const LEAST_SECONDS_BETWEEN = 0.03

/** `tolerance`: the largest inaudible change, in the parameter’s unit. */
export function createParamSmoother(parameter: AudioParam, tolerance: number) {
  let sent = parameter.value
  let sentAt = -1

  /** Approaches `target` with the time constant `seconds`, from `now` on, the audio context's time: for single changes. */
  function send(target: number, seconds: number, now: number): void {
    parameter.setTargetAtTime(target, now, seconds)
    sent = target
    sentAt = now
  }

  return {
    /** The same, but only for a change beyond the tolerance, at most every 30 ms; nothing while the context's time stands still. */
    approach(target: number, seconds: number, now: number): void {
      if (now - sentAt >= LEAST_SECONDS_BETWEEN && Math.abs(target - sent) > tolerance) send(target, seconds, now)
    },
    send,
  }
}
