/**
 * The mode of each mood. All of them contain the notes of the rings, D E F♯ A B (synthesis/scale.ts), and differ in their home, in
 * their roots, and in the two notes that they add. Notes are ratios of the tonic D in [1, 2).
 */
const D = 1
const E = 9 / 8
const F_SHARP = 5 / 4
const G = 4 / 3
const G_SHARP = 45 / 32
const A = 3 / 2
const B = 5 / 3
const C = 16 / 9
const C_SHARP = 15 / 8

/** `root` is for the pulse. `tones` are held by the pad, at this pitch: notes of the rings, so that no chime clashes with a chord. */
export interface Chord {
  readonly root: number
  /**
   * By voice, so that each voice of the pad moves by a step or stays, the lowest by a fourth at most. The second one is never D: the pad
   * plays it an octave higher too, where the C♯ of a chime would be a semitone below.
   */
  readonly tones: readonly [number, number, number]
}

export const HOME: Chord = { root: D, tones: [D, F_SHARP, A] }
const ON_A: Chord = { root: A, tones: [D, E, A] }
const ON_B: Chord = { root: B, tones: [B / 2, F_SHARP, A] }
const ON_C: Chord = { root: C, tones: [D, E, B] }
const ON_E: Chord = { root: E, tones: [D, E, B] }
const ON_F_SHARP: Chord = { root: F_SHARP, tones: [E, F_SHARP, A] }
const ON_G: Chord = { root: G, tones: [D, F_SHARP, B] }

/** Held while the last ring is awaited. The cue of a completed mission resolves it. */
export const DOMINANT = ON_A

export interface Mode {
  /** Seven notes, rising; at the fourth and the seventh place those that no ring has. */
  readonly scale: readonly [number, number, number, number, number, number, number]
  /** Its home, and three others. */
  readonly chords: readonly [Chord, Chord, Chord, Chord]
}

function mode(fourth: number, seventh: number, chords: Mode['chords']): Mode {
  return { scale: [D, E, F_SHARP, fourth, A, B, seventh], chords }
}

/** By the name of the mood, as rendering/mood/moods.ts has it. */
export const MODES: Readonly<Record<string, Mode>> = {
  // D mixolydian
  dusk: mode(G, C, [HOME, ON_C, ON_G, ON_A]),
  // D ionian
  'early coral': mode(G, C_SHARP, [HOME, ON_G, ON_A, ON_B]),
  // A mixolydian
  'ochre haze': mode(G, C_SHARP, [ON_A, ON_G, HOME, ON_E]),
  // D lydian
  starlight: mode(G_SHARP, C_SHARP, [HOME, ON_E, ON_F_SHARP, ON_A]),
  // B aeolian
  'last violet': mode(G, C_SHARP, [ON_B, ON_G, HOME, ON_A]),
  // E dorian
  ember: mode(G, C_SHARP, [ON_E, ON_G, ON_A, ON_B]),
  // F♯ aeolian
  'rose mist': mode(G_SHARP, C_SHARP, [ON_F_SHARP, HOME, ON_B, ON_E]),
  // B dorian
  'clear cold': mode(G_SHARP, C_SHARP, [ON_B, ON_E, HOME, ON_F_SHARP]),
}
