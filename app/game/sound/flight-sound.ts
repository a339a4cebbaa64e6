/** The synthesised sound of a flight. It follows states and events; without audio every call does nothing. */
import { hasGrazedRing } from '../simulation/flight/encounters.ts'
import { FLIGHT_EVENTS, type FlightState } from '../simulation/flight-state.ts'
import { createAudioGraph, type AudioGraph, type OptionalSound } from './audio-graph.ts'
import { AudioContextLifecycle } from './output/audio-context-lifecycle.ts'
import {
  CANISTER_NOTES,
  NEAR_ROCK_NOTES,
  COMPLETE_NOTES,
  crashNotes,
  FUEL_PULSE_NOTES,
  LOW_FUEL_NOTES,
  medalNotes,
  RING_GRAZED_NOTES,
  RING_MISSED_NOTES,
  ringCollectedNotes,
  MENU_CLICK_NOTES,
  type Note,
} from './cues/cue-notes.ts'
import { fuelPulseSeconds, grazePan, ringPrecision, ringSide, rockPan } from './cues/cue-readings.ts'
import type { OpenFlightSynth } from './output/flight-synth.ts'
import type { SoundVolumes } from './output/mixer.ts'
import { createIdleWork, createSampleCache } from './sample-cache.ts'

/** As the player has set. */
export interface SoundSettings extends SoundVolumes {
  readonly isMuted: boolean
}

export interface FlightSoundOptions {
  readonly settings: SoundSettings
  /** Opens an AudioContext; may throw. Default: the browser's own. */
  readonly openContext?: () => AudioContext
  /** Target of the gestures that may resume an interrupted sound. Default: the window. */
  readonly gestures?: EventTarget
}

/** How long the context runs on: for the gate to close, for a menu's click, and for the last cue of a flight and its echo. */
const GATE_SECONDS = 0.1
/** Much longer than the click, for a device that opens late. */
const MENU_CLICK_SECONDS = 1
const ENDING_SECONDS = 6
/** The engine follows the craft at most this often, in seconds: its parameters are smoothed for longer, and each change costs. */
const UPDATE_SECONDS = 0.04

export class FlightSound {
  readonly #idleWork = createIdleWork()
  readonly #lifecycle: AudioContextLifecycle
  #settings: SoundSettings
  #hasStarted = false
  #isPaused = false
  /** True from a flight's start to its end, through pauses. */
  #isFlying = false
  /** Seconds since the engine's last update, and since the fuel's last pulse. */
  readonly #since = { update: 0, pulse: 0 }
  /** The context's time at which the last cues of an ended flight have decayed. */
  #endingUntil = 0
  #graph: AudioGraph | null = null
  readonly #optional: Record<OptionalSound, OpenFlightSynth | null> = { guide: null, music: null }

  /** Opens no AudioContext yet: that waits for `start`, or for a click within a gesture. */
  constructor(options: FlightSoundOptions) {
    this.#settings = options.settings
    const buffersFor = createSampleCache(this.#idleWork)
    this.#lifecycle = new AudioContextLifecycle({
      open: options.openContext ?? (() => new AudioContext()),
      gestures: options.gestures ?? globalThis,
      onOpen: (context) => {
        this.#graph = createAudioGraph(context, buffersFor(context), this.#settings)
        this.#graph.setOptional('guide', this.#optional.guide)
        this.#graph.setOptional('music', this.#optional.music)
      },
      onClose: () => {
        this.#graph?.dispose()
        this.#graph = null
      },
    })
  }

  /** A flight begins: call from the gesture of TAKE OFF, TRY AGAIN or FLY AGAIN. Opens or resumes the audio; never throws. */
  start(): void {
    this.#hasStarted = true
    this.#isPaused = false
    this.#graph?.voices.fadeOut(this.#now())
    this.#begin()
  }

  /** Once a frame, with the latest state and the frame's seconds: engine, wind, the pulse of low fuel. Allocates nothing. */
  update(state: FlightState, frameSeconds: number): void {
    if (!this.#isAudible()) return
    if (state.phase !== 'flying') {
      this.#end(state)
      return
    }
    if (!this.#isFlying) this.#begin()
    const since = this.#since
    since.update += frameSeconds
    since.pulse += frameSeconds
    if (since.update < UPDATE_SECONDS) return
    since.update = 0
    if (this.#graph === null || !this.#lifecycle.isRunning()) return
    this.#graph.flight.update(state, this.#now())
    if (since.pulse >= fuelPulseSeconds(state.fuelTenths)) {
      since.pulse = 0
      this.#playCue(FUEL_PULSE_NOTES)
    }
  }

  /** The `FLIGHT_EVENTS` bits of the frame's ticks, together, and the state after them. */
  play(events: number, state: FlightState): void {
    if (events === 0 || !this.#hasStarted) return
    if (this.#isAudible() && this.#lifecycle.isRunning()) this.#playEvents(events, state)
    if (state.phase !== 'flying') this.#end(state)
  }

  /** A medal is earned, after the end of the flight. `rank`: 0 for bronze. */
  earnMedal(rank: number): void {
    if (!this.#isAudible() || !this.#lifecycle.isRunning()) return
    this.#playCue(medalNotes(rank))
    this.#suspendAfterEnding()
  }

  /** A menu's click. Call from the player's gesture; it is heard while a flight is paused as well. */
  menuClick(): void {
    if (this.#settings.isMuted) return
    // Before a gesture the browser would refuse a context, with a warning on the console.
    if (this.#graph === null && !navigator.userActivation.isActive) return
    this.#lifecycle.resume()
    if (this.#graph === null) return
    this.#graph.voices.play(MENU_CLICK_NOTES, this.#graph.mixer.menu, this.#now())
    if (this.#isAudible() && this.#isFlying) return
    const ending = this.#isAudible() ? this.#endingUntil - this.#now() : 0
    this.#lifecycle.suspendAfter(Math.max(MENU_CLICK_SECONDS, ending))
  }

  /** Takes over what the player has changed. */
  set(settings: SoundSettings): void {
    const { isMuted } = this.#settings
    this.#settings = settings
    this.#graph?.mixer.setVolumes(settings)
    if (settings.isMuted !== isMuted) this.#applyGate()
  }

  /** Sets the sound guide or the music, or removes it. */
  setOptional(sound: OptionalSound, open: OpenFlightSynth | null): void {
    this.#optional[sound] = open
    this.#graph?.setOptional(sound, open)
  }

  /** Silent within 60 ms, and no audio work a moment later. For a pause, and for a hidden page. */
  pause(): void {
    if (this.#isPaused) return
    this.#isPaused = true
    this.#applyGate()
  }

  resume(): void {
    if (!this.#isPaused) return
    this.#isPaused = false
    this.#applyGate()
  }

  /** Fades out, then releases every node and closes the context. Final. */
  dispose(): void {
    this.#idleWork.dispose()
    this.#graph?.mixer.setGate(false)
    this.#lifecycle.closeAfter(GATE_SECONDS)
  }

  #isAudible(): boolean {
    return this.#hasStarted && !this.#isPaused && !this.#settings.isMuted
  }

  #now(): number {
    return this.#lifecycle.context?.currentTime ?? 0
  }

  /** Opens the gate and resumes the context where sound is wanted; otherwise closes it and suspends the context. */
  #applyGate(): void {
    if (!this.#isAudible()) {
      this.#graph?.mixer.setGate(false)
      this.#lifecycle.suspendAfter(GATE_SECONDS)
      return
    }
    this.#lifecycle.resume()
    this.#graph?.mixer.setGate(true)
    if (!this.#isFlying) this.#suspendAfterEnding()
  }

  #begin(): void {
    this.#isFlying = true
    this.#since.update = UPDATE_SECONDS
    this.#since.pulse = 0
    this.#applyGate()
    this.#graph?.flight.start(this.#now())
  }

  #end(state: FlightState): void {
    if (!this.#isFlying) return
    this.#isFlying = false
    const cause = state.crashCause === 'none' ? 'complete' : state.crashCause
    this.#graph?.flight.end(cause, this.#now())
    if (this.#isAudible()) this.#suspendAfterEnding()
  }

  #suspendAfterEnding(): void {
    this.#endingUntil = this.#now() + ENDING_SECONDS
    this.#lifecycle.suspendAfter(ENDING_SECONDS)
  }

  #playCue(notes: readonly Note[], pan = 0): void {
    this.#graph?.voices.play(notes, this.#graph.mixer.effects, this.#now(), pan)
  }

  #playEvents(events: number, state: FlightState): void {
    const has = (bit: number) => (events & bit) !== 0
    if (has(FLIGHT_EVENTS.ringCollected)) {
      this.#playCue(ringCollectedNotes(state.ringsCollected, ringPrecision(state), state.chain))
      if (hasGrazedRing(state)) this.#playCue(RING_GRAZED_NOTES, grazePan(state))
    }
    if (has(FLIGHT_EVENTS.ringMissed)) this.#playCue(RING_MISSED_NOTES, ringSide(state))
    if (has(FLIGHT_EVENTS.nearRock)) this.#playCue(NEAR_ROCK_NOTES, rockPan(state))
    if (has(FLIGHT_EVENTS.canisterCollected)) this.#playCue(CANISTER_NOTES)
    if (has(FLIGHT_EVENTS.lowFuel)) {
      this.#since.pulse = 0
      this.#playCue(LOW_FUEL_NOTES)
    }
    if (has(FLIGHT_EVENTS.crashed)) this.#playCue(crashNotes(state.crashCause))
    if (has(FLIGHT_EVENTS.complete)) this.#playCue(COMPLETE_NOTES)
  }
}
