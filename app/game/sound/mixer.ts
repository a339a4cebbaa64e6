/**
 * The one mixer. Engine and effects each have a bus with the player's volume; the flight's gate shuts both (pause, mute);
 * menu ticks pass beside the gate, so that they can be heard while a flight is paused. Last comes a curve that nothing gets past.
 *
 *     engine ──────────────┐
 *     effects ─┬───────────┼─ gate ─┐
 *              └─ echo ────┘        ├─ master ─ curve ─ out
 *     menu ─────────────────────────┘
 */
import { createEcho } from './echo.ts'
import { HIGHEST_LEVEL, limiterCurve } from './limiter-curve.ts'
import { gainFromVolume } from './volume.ts'

/** Two volumes as the player set them, each from 0 to 1. */
export interface SoundVolumes {
  readonly engine: number
  readonly effects: number
}

export interface Mixer {
  readonly engine: AudioNode
  readonly effects: AudioNode
  readonly menu: AudioNode
  /** Opens or shuts the flight's gate without a click: shut, it is 60 dB down in 55 ms. */
  setGate(isOpen: boolean): void
  setVolumes(volumes: SoundVolumes): void
  dispose(): void
}

/** Time constants in seconds. */
const SHUTTING = 0.008
const OPENING = 0.04
const VOLUME = 0.03

const ECHO_LEVEL = 0.3

function gainNode(context: BaseAudioContext, gain: number): GainNode {
  const node = context.createGain()
  node.gain.value = gain
  return node
}

/** Begins with the gate shut. */
export function createMixer(context: BaseAudioContext, volumes: SoundVolumes): Mixer {
  const engine = gainNode(context, gainFromVolume(volumes.engine))
  const effects = gainNode(context, gainFromVolume(volumes.effects))
  const menu = gainNode(context, gainFromVolume(volumes.effects))
  const gate = gainNode(context, 0)
  const master = gainNode(context, 1 / HIGHEST_LEVEL)
  const curve = context.createWaveShaper()
  curve.curve = limiterCurve()
  const echo = createEcho(context, gate, ECHO_LEVEL)
  const nodes: AudioNode[] = [engine, effects, menu, gate, master, curve]

  engine.connect(gate)
  effects.connect(gate)
  effects.connect(echo.input)
  gate.connect(master)
  menu.connect(master)
  master.connect(curve)
  curve.connect(context.destination)

  // Chromium lets the gain of a node rest, halfway through a glide, when the last of what feeds it is let go; the next sound
  // would then come at the volume of before. What is always fed never rests.
  const silence = context.createConstantSource()
  silence.offset.value = 0
  silence.connect(effects)
  silence.connect(menu)
  silence.start()

  function setVolume(bus: GainNode, volume: number) {
    if (context.state === 'running') {
      bus.gain.setTargetAtTime(gainFromVolume(volume), context.currentTime, VOLUME)
      return
    }
    // While the context sleeps, dragging a slider must not pile up changes at one and the same moment, and nothing sounds
    // that a step could click in: a glide would only begin with the next sound, and be heard in it.
    bus.gain.cancelScheduledValues(0)
    bus.gain.setValueAtTime(gainFromVolume(volume), context.currentTime)
  }

  return {
    engine,
    effects,
    menu,
    setGate(isOpen) {
      gate.gain.setTargetAtTime(isOpen ? 1 : 0, context.currentTime, isOpen ? OPENING : SHUTTING)
    },
    setVolumes(next) {
      setVolume(engine, next.engine)
      setVolume(effects, next.effects)
      setVolume(menu, next.effects)
    },
    dispose() {
      echo.dispose()
      silence.stop()
      for (const node of [...nodes, silence]) node.disconnect()
    },
  }
}
