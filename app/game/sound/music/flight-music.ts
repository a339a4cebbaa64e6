/**
 * The music of a flight: a pad, a pulse and the course's motif, in the mode of its mood. Speed sets the tempo, each link of the chain
 * adds a layer, fuel opens the filter. Its code is fetched after the launch, and not at all while the music is off.
 */
import { MAX_SPEED, MIN_SPEED } from '../../simulation/craft/aircraft.ts'
import { clamp } from '../../simulation/easing.ts'
import { CENTRE_PRECISION } from '../../simulation/flight/encounters.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { FULL_FUEL_TENTHS, RINGS_TO_WIN } from '../../simulation/rules.ts'
import { ringPrecision } from '../cues/cue-readings.ts'
import { BELL_HERTZ, PLUCK_HERTZ } from '../cues/patches.ts'
import { createVoices } from '../cues/voices.ts'
import type { FlightEnding, OpenFlightSynth } from '../output/flight-synth.ts'
import { createParamSmoother, filterNode, gainNode, releaseGraph, type NodeGraph } from '../output/node-graph.ts'
import { TONIC_HERTZ } from '../synthesis/scale.ts'
import { createComposition, STEPS_PER_BEAT } from './composition.ts'
import { HOME, MODES } from './modes.ts'
import { createPad } from './pad.ts'

/** Beats a minute at the least and at the greatest speed. */
const BEATS_PER_MINUTE = { least: 96, most: 120 }
/** Steps are scheduled this far ahead, in seconds, so that a late frame does not delay them. */
const AHEAD_SECONDS = 0.16
/** The cutoff of the filter with an empty tank, in hertz, and the octaves that a full one opens it by. */
const CUTOFF = { empty: 380, octaves: 3.6 }
/** Time constant of the filter, in seconds. */
const CUTOFF_SECONDS = 0.4
/** What a step takes of the difference between the tempo and the speed's. */
const TEMPO_SHARE = 0.1
/** Measured: −30 LUFS over a flight (tests/flight/rendered-sound.spec.ts). */
const LEVEL = 0.68

interface Ending {
  /** Time constant of the fade, in seconds. */
  readonly fade: number
  /** Seconds from the end to the release of the nodes. */
  readonly lasting: number
}
const ENDINGS: Readonly<Record<FlightEnding | 'restart', Ending>> = {
  mountain: { fade: 0.5, lasting: 3.5 },
  fuel: { fade: 0.5, lasting: 3.5 },
  complete: { fade: 0.15, lasting: 5.8 },
  restart: { fade: 0.08, lasting: 0.8 },
}
/** After a collision the filter closes: its cutoff in hertz, and the time constant in seconds. */
const MUFFLED = { hertz: 200, seconds: 0.12 }
/** After a completed mission the last chord of the effects' cue is held: when it begins and how long it lasts, in seconds. */
const LAST_CHORD = { after: 1.1, lasting: 2.4 }

const PATCH_HERTZ = { pluck: PLUCK_HERTZ, bell: BELL_HERTZ }

/** @param moodOf the name of the mood of a course */
export function createFlightMusic(moodOf: (seed: number) => string): OpenFlightSynth {
  return (context, destination, bufferOf) => {
    const voices = createVoices(context, bufferOf)
    /** The music of the flight that is on, and the one before it while it fades. */
    let music: CourseMusic | null = null
    let fading: CourseMusic | null = null
    let flights = 0

    function end(ending: keyof typeof ENDINGS, now: number) {
      if (music === null) return
      voices.fadeOut(now)
      music.end(ending, now)
      fading?.release()
      fading = music
      music = null
    }

    return {
      // A restart ends the old music first, without its last chord.
      start: (now) => end('restart', now),
      update(state, now) {
        if (music === null) {
          const composition = createComposition(state.seed, MODES[moodOf(state.seed)], flights)
          flights += 1
          music = openCourseMusic(composition, { context, destination, voices, now })
        }
        music.update(state, now)
      },
      end,
      dispose() {
        voices.dispose()
        music?.release()
        fading?.release()
      },
    }
  }
}

interface Output {
  readonly context: BaseAudioContext
  readonly destination: AudioNode
  readonly voices: ReturnType<typeof createVoices>
  /** The context's time at which the first step sounds. */
  readonly now: number
}

type CourseMusic = ReturnType<typeof openCourseMusic>

function openCourseMusic(
  composition: ReturnType<typeof createComposition>,
  { context, destination, voices, now: begin }: Output,
) {
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const filter = filterNode(graph, 'lowpass', 0.5, CUTOFF.empty)
  filter.connect(gainNode(graph, LEVEL)).connect(destination)
  const cutoff = createParamSmoother(filter.frequency, 10)
  const pad = createPad(graph, filter)
  for (const source of graph.sources) source.start(begin)
  let step = 0
  let rings = 0
  let answerFrom = -Infinity
  let nextStepAt = begin
  let beatsPerMinute: number = BEATS_PER_MINUTE.least

  function soundNote(patch: keyof typeof PATCH_HERTZ, ratio: number, gain: number) {
    const rate = (ratio * TONIC_HERTZ) / PATCH_HERTZ[patch]
    voices.play([{ patch, after: 0, rate, gain }], filter, nextStepAt)
  }

  return {
    update(state: FlightState, now: number): void {
      const { craft, fuelTenths, chain, ringsCollected } = state
      if (ringsCollected > rings && ringPrecision(state) >= CENTRE_PRECISION)
        answerFrom = Math.ceil(step / STEPS_PER_BEAT) * STEPS_PER_BEAT
      rings = ringsCollected
      const isLastRing = rings === RINGS_TO_WIN - 1
      cutoff.approach(CUTOFF.empty * 2 ** ((CUTOFF.octaves * fuelTenths) / FULL_FUEL_TENTHS), CUTOFF_SECONDS, now)
      const pace = clamp((craft.speed - MIN_SPEED) / (MAX_SPEED - MIN_SPEED), 0, 1)
      const target = BEATS_PER_MINUTE.least + (BEATS_PER_MINUTE.most - BEATS_PER_MINUTE.least) * pace
      for (; nextStepAt < now + AHEAD_SECONDS; step += 1) {
        pad.sound(step, chain, composition.chordOf(step, isLastRing), Math.max(now, nextStepAt))
        // After a long frame what is late is left out: it would sound all at once.
        if (nextStepAt >= now)
          composition.soundStep(step, { chain, isLastRing, sinceCentre: step - answerFrom }, soundNote)
        beatsPerMinute += (target - beatsPerMinute) * TEMPO_SHARE
        nextStepAt += 60 / beatsPerMinute / STEPS_PER_BEAT
      }
    },
    end(ending: keyof typeof ENDINGS, now: number): void {
      const { fade, lasting } = ENDINGS[ending]
      pad.fade(now, fade)
      if (ending === 'mountain') cutoff.send(MUFFLED.hertz, MUFFLED.seconds, now)
      if (ending === 'complete') pad.playLastChord({ chord: HOME, wave: 1 }, now + LAST_CHORD.after, LAST_CHORD.lasting)
      for (const source of graph.sources) source.stop(now + lasting)
      graph.sources[0].onended = () => releaseGraph(graph)
    },
    release: () => releaseGraph(graph),
  }
}
