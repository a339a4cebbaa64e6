/**
 * The sound of a flight, made by arithmetic alone. It hears states and events, decides nothing, and can fail at anything
 * without the flight noticing: with no audio every call still returns, silently.
 */
import { FLIGHT_EVENTS } from '../simulation/flight-state.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { createContextKeeper } from './context-keeper.ts'
import {
  CANISTER_NOTES,
  COMPLETE_NOTES,
  crashNotes,
  FUEL_PULSE_NOTES,
  LOW_FUEL_NOTES,
  RING_MISSED_NOTES,
  ringCollectedNotes,
  TICK_NOTES,
} from './cue-notes.ts'
import { createEngineVoice } from './engine-voice.ts'
import type { EngineVoice } from './engine-voice.ts'
import { fuelPulseSeconds } from './fuel-warning.ts'
import { createIdleWork } from './idle-work.ts'
import { createMixer } from './mixer.ts'
import type { Mixer, SoundVolumes } from './mixer.ts'
import { ringSide } from './ring-side.ts'
import { createSampleShelf } from './sample-shelf.ts'
import { createVoices } from './voices.ts'
import type { Voices } from './voices.ts'

export interface FlightSoundOptions {
  /** Each from 0 to 1; full when left out. Out of range is held, what is not a number is silent. */
  readonly volumes?: SoundVolumes
  readonly muted?: boolean
  /** Opens an AudioContext; may throw. Left out: the browser's own. */
  readonly openContext?: () => AudioContext
  /** Where gestures that may revive an interrupted sound are listened for. Left out: the window. */
  readonly gestures?: EventTarget
}

export interface FlightSound {
  /** A flight begins: call from the gesture of TAKE OFF, TRY AGAIN or FLY AGAIN. Opens or wakes the audio; never throws. */
  start(): void
  /** Once a frame, with the latest state and the frame's seconds: engine, wind, the pulse of low fuel. Makes no objects. */
  follow(state: FlightState, frameSeconds: number): void
  /** The `FLIGHT_EVENTS` bits of the frame's ticks, together, and the state after them. */
  play(events: number, state: FlightState): void
  /** A menu's tick. Call from the player's gesture; it is heard while a flight is paused as well. */
  tick(): void
  setVolumes(volumes: SoundVolumes): void
  setMuted(isMuted: boolean): void
  /** Silent within 60 ms, and no audio work a moment later. For a pause, and for a hidden page. */
  pause(): void
  resume(): void
  /** Fades for a moment, then lets go of every node and closes the context. Final. */
  dispose(): void
}

/** Long enough for the gate to shut. */
const GATE_SECONDS = 0.06
/** For a menu's tick while nothing else sounds. */
const TICK_SECONDS = 0.25
/** The last cue of a flight and its echo take about this long. */
const ENDING_SECONDS = 6
/** The engine is told of the craft at most this often, in seconds: its glides are longer, and each telling costs. */
const FOLLOW_SECONDS = 0.04
/** A frame counts for no more than this, so that a hitch does not hurry the fuel's pulse. */
const LONGEST_FRAME_SECONDS = 0.25

interface Instruments {
  readonly mixer: Mixer
  readonly engine: EngineVoice
  readonly voices: Voices
}

/** False as well where the browser cannot say (older WebKit). */
function isWithinGesture(): boolean {
  return 'navigator' in globalThis && 'userActivation' in navigator && navigator.userActivation.isActive
}

/** Opens no AudioContext yet: that waits for `start`, or for a tick within a gesture. */
export function createFlightSound(options: FlightSoundOptions = {}): FlightSound {
  const idleWork = createIdleWork()
  const shelf = createSampleShelf(idleWork)
  let volumes = options.volumes ?? { engine: 1, effects: 1 }
  let isMuted = options.muted ?? false
  let hasStarted = false
  let isPaused = false
  let isDisposed = false
  /** True from a flight's start to its end, through pauses. */
  let isFlying = false
  /** Seconds since the engine was told of the craft, and since the fuel's last pulse. Fields, which unlike variables are rewritten in place. */
  const since = { told: 0, pulse: 0 }
  /** The context's time at which the last cues of an ended flight have rung out. */
  let endingUntil = 0
  let instruments: Instruments | null = null

  const keeper = createContextKeeper({
    open: options.openContext ?? (() => new AudioContext({ latencyHint: 'interactive' })),
    gestures: options.gestures ?? globalThis,
    onOpen(context) {
      const buffers = shelf.buffersFor(context)
      const mixer = createMixer(context, volumes)
      const engine = createEngineVoice(context, mixer.engine, buffers.wind())
      instruments = { mixer, engine, voices: createVoices(context, (name) => buffers.instrument(name)) }
    },
    onClose() {
      instruments?.voices.dispose()
      instruments?.engine.dispose()
      instruments?.mixer.dispose()
      instruments = null
    },
  })

  function isAudible() {
    return hasStarted && !isPaused && !isMuted && !isDisposed
  }

  function now() {
    return keeper.context?.currentTime ?? 0
  }

  function ringOut() {
    endingUntil = now() + ENDING_SECONDS
    keeper.sleepAfter(ENDING_SECONDS)
  }

  /** Brings gate and context to what pause and mute ask for. */
  function settle() {
    if (isAudible()) {
      keeper.wake()
      instruments?.mixer.setGate(true)
      if (!isFlying) ringOut()
    } else {
      instruments?.mixer.setGate(false)
      keeper.sleepAfter(GATE_SECONDS)
    }
  }

  function begin() {
    isFlying = true
    since.told = FOLLOW_SECONDS
    since.pulse = 0
    settle()
    instruments?.engine.start(now())
  }

  function end(state: FlightState) {
    if (!isFlying) return
    isFlying = false
    const crash = state.crashCause === 'fuel' ? 'dry' : 'struck'
    instruments?.engine.end(state.phase === 'complete' ? 'away' : crash, now())
    if (isAudible()) ringOut()
  }

  function pulseFuel(state: FlightState, { mixer, voices }: Instruments) {
    if (state.relaxed || since.pulse < fuelPulseSeconds(state.fuelTenths)) return
    since.pulse = 0
    voices.play(FUEL_PULSE_NOTES, mixer.effects, now())
  }

  function playEvents(events: number, state: FlightState, { mixer, voices }: Instruments) {
    const at = now()
    const has = (bit: number) => (events & bit) !== 0
    if (has(FLIGHT_EVENTS.ringCollected)) voices.play(ringCollectedNotes(state.ringsCollected), mixer.effects, at)
    if (has(FLIGHT_EVENTS.ringMissed)) voices.play(RING_MISSED_NOTES, mixer.effects, at, ringSide(state))
    if (has(FLIGHT_EVENTS.canisterCollected)) voices.play(CANISTER_NOTES, mixer.effects, at)
    if (has(FLIGHT_EVENTS.lowFuel)) {
      since.pulse = 0
      voices.play(LOW_FUEL_NOTES, mixer.effects, at)
    }
    if (has(FLIGHT_EVENTS.crashed)) voices.play(crashNotes(state.crashCause), mixer.effects, at)
    if (has(FLIGHT_EVENTS.complete)) voices.play(COMPLETE_NOTES, mixer.effects, at)
  }

  return {
    start() {
      if (isDisposed) return
      hasStarted = true
      isPaused = false
      instruments?.voices.hush(now())
      begin()
    },
    follow(state, frameSeconds) {
      if (!isAudible()) return
      if (state.phase !== 'flying') {
        end(state)
        return
      }
      if (!isFlying) begin()
      const frame = frameSeconds > 0 ? Math.min(frameSeconds, LONGEST_FRAME_SECONDS) : 0
      since.told += frame
      since.pulse += frame
      if (since.told < FOLLOW_SECONDS) return
      keeper.watch(since.told)
      since.told = 0
      if (instruments === null || !keeper.isRunning()) return
      instruments.engine.follow(state, now())
      pulseFuel(state, instruments)
    },
    play(events, state) {
      if (events === 0 || !hasStarted || isDisposed) return
      if (isAudible() && instruments !== null && keeper.isRunning()) playEvents(events, state, instruments)
      if (state.phase !== 'flying') end(state)
    },
    tick() {
      if (isMuted || isDisposed) return
      // Before a gesture a context would be refused, with a warning on the console.
      if (instruments === null && !isWithinGesture()) return
      keeper.wake()
      if (instruments === null) return
      instruments.voices.play(TICK_NOTES, instruments.mixer.menu, now())
      if (isAudible() && isFlying) return
      keeper.sleepAfter(isAudible() ? Math.max(TICK_SECONDS, endingUntil - now()) : TICK_SECONDS)
    },
    setVolumes(next) {
      volumes = next
      instruments?.mixer.setVolumes(next)
    },
    setMuted(next) {
      if (isMuted === next || isDisposed) return
      isMuted = next
      settle()
    },
    pause() {
      if (isPaused || isDisposed) return
      isPaused = true
      settle()
    },
    resume() {
      if (!isPaused || isDisposed) return
      isPaused = false
      settle()
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      idleWork.dispose()
      instruments?.mixer.setGate(false)
      keeper.closeAfter(GATE_SECONDS)
    },
  }
}
