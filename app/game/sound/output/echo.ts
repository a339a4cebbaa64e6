/**
 * The valley's echo: a ping-pong delay with a low-pass filter in its feedback. A ConvolverNode was tried: 1.4 s of impulse
 * response blocked Chromium's main thread for 105 to 140 ms on a two-core machine when a flight began.
 */
import { filterNode, gainNode, releaseGraph, type NodeGraph } from './node-graph.ts'

/** Delay of each side, in seconds: no simple ratio, so that the echoes form no rhythm. */
const TO_LEFT_SECONDS = 0.173
const TO_RIGHT_SECONDS = 0.241
/** Feedback gain of each side: −60 dB after about two and a half seconds. */
const FEEDBACK = 0.5
const CUTOFF_HERTZ = 2400

/** `level`: linear gain of the echo as a whole. */
export function createEcho(context: BaseAudioContext, destination: AudioNode, level: number) {
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const input = gainNode(graph, level)
  const lowpass = filterNode(graph, 'lowpass', 0.5, CUTOFF_HERTZ)
  const toLeft = delayNode(graph, TO_LEFT_SECONDS)
  const toRight = delayNode(graph, TO_RIGHT_SECONDS)
  const stereo = context.createChannelMerger(2)
  graph.nodes.push(stereo)

  input.connect(lowpass).connect(toLeft)
  toLeft.connect(stereo, 0, 0)
  toLeft.connect(gainNode(graph, FEEDBACK)).connect(toRight)
  toRight.connect(stereo, 0, 1)
  toRight.connect(gainNode(graph, FEEDBACK)).connect(lowpass)
  stereo.connect(destination)

  return { input, dispose: () => releaseGraph(graph) }
}

function delayNode({ context, nodes }: NodeGraph, seconds: number): DelayNode {
  const delay = context.createDelay(seconds)
  delay.delayTime.value = seconds
  nodes.push(delay)
  return delay
}
