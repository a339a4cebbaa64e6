/** Making audio nodes that are released together. */

export interface NodeGraph {
  readonly context: BaseAudioContext
  /** Sources that run for as long as the graph exists. */
  readonly sources: AudioScheduledSourceNode[]
  readonly nodes: AudioNode[]
}

export function filterNode({ context, nodes }: NodeGraph, type: BiquadFilterType, q: number, hertz: number) {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.value = hertz
  nodes.push(filter)
  return filter
}

export function gainNode({ context, nodes }: NodeGraph, gain: number): GainNode {
  const node = context.createGain()
  node.gain.value = gain
  nodes.push(node)
  return node
}

export function oscillatorNode({ context, sources }: NodeGraph, type: OscillatorType, hertz: number): OscillatorNode {
  const oscillator = context.createOscillator()
  oscillator.type = type
  oscillator.frequency.value = hertz
  sources.push(oscillator)
  return oscillator
}

export function pannerNode({ context, nodes }: NodeGraph): StereoPannerNode {
  const node = context.createStereoPanner()
  nodes.push(node)
  return node
}

/** Stops and disconnects all of it. */
export function releaseGraph({ sources, nodes }: NodeGraph): void {
  for (const source of sources) source.stop()
  for (const node of [...sources, ...nodes]) node.disconnect()
}

const LEAST_SECONDS_BETWEEN = 0.03

/** Smooths an audio parameter without filling the browser’s list of scheduled changes. `tolerance`: the largest inaudible change, in the parameter’s unit. */
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
