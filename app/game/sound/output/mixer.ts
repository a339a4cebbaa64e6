/**
 * The mixer. Engine and effects have a bus each, with the player's volume, behind a gate that closes on pause and mute. Menu
 * clicks bypass the gate. The limiter comes last.
 *
 *     engine, guide ───────┐
 *     effects ─┬───────────┼─ gate ─┐
 *              └─ echo ────┘        ├─ master ─ curve ─ out
 *     menu ─────────────────────────┘
 */
import { createEcho } from './echo.ts'
import { HIGHEST_LEVEL, limiterCurve } from './limiter-curve.ts'
import { gainNode, releaseGraph, type NodeGraph } from './node-graph.ts'
import { gainFromVolume } from './volume.ts'

/** Two volumes as the player set them, each from 0 to 1. */
export interface SoundVolumes {
  readonly engine: number
  readonly effects: number
}

/** Time constants in seconds. */
const CLOSING = 0.008
const OPENING = 0.04
const VOLUME = 0.03

const ECHO_LEVEL = 0.3

/** The gate starts closed. */
export function createMixer(context: BaseAudioContext, volumes: SoundVolumes) {
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const engine = gainNode(graph, gainFromVolume(volumes.engine))
  const effects = gainNode(graph, gainFromVolume(volumes.effects))
  const menu = gainNode(graph, gainFromVolume(volumes.effects))
  const gate = gainNode(graph, 0)
  const master = gainNode(graph, 1 / HIGHEST_LEVEL)
  const curve = context.createWaveShaper()
  curve.curve = limiterCurve()
  graph.nodes.push(curve)
  const echo = createEcho(context, gate, ECHO_LEVEL)

  engine.connect(gate).connect(master).connect(curve).connect(context.destination)
  effects.connect(gate)
  effects.connect(echo.input)
  menu.connect(master)

  // Chromium freezes a gain in the middle of a change when its last input is disconnected, and the next sound would have the
  // old volume. A silent input keeps the buses running.
  const silence = context.createConstantSource()
  silence.offset.value = 0
  silence.connect(effects)
  silence.connect(menu)
  silence.start()
  graph.sources.push(silence)

  function setVolume(bus: GainNode, volume: number) {
    if (context.state === 'running') {
      bus.gain.setTargetAtTime(gainFromVolume(volume), context.currentTime, VOLUME)
      return
    }
    // While suspended a slider would schedule many changes at the same time, and a smoothed one would only start with the next
    // sound. Nothing plays, so that a step cannot click.
    bus.gain.cancelScheduledValues(0)
    bus.gain.setValueAtTime(gainFromVolume(volume), context.currentTime)
  }

  return {
    engine,
    effects,
    menu,
    /** For the sound guide, which has a volume of its own; behind the gate. */
    guide: gate,
    /** Opens or closes the gate without a click; closing reaches −60 dB in 55 ms. */
    setGate(isOpen: boolean): void {
      gate.gain.setTargetAtTime(isOpen ? 1 : 0, context.currentTime, isOpen ? OPENING : CLOSING)
    },
    setVolumes(next: SoundVolumes): void {
      setVolume(engine, next.engine)
      setVolume(effects, next.effects)
      setVolume(menu, next.effects)
    },
    dispose(): void {
      echo.dispose()
      releaseGraph(graph)
    },
  }
}
