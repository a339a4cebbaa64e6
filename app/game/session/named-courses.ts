/**
 * The named courses, three for each mood in the order of the moods. The file imports nothing, so that a page may list the courses
 * without the game.
 */

export interface NamedCourse {
  readonly seed: number
  readonly name: string
  /** The name of its mood in rendering/mood/moods.ts. */
  readonly mood: string
}

export const NAMED_COURSES: readonly NamedCourse[] = [
  { seed: 1000, name: 'First Light', mood: 'dusk' },
  { seed: 1008, name: 'Rose Gate', mood: 'dusk' },
  { seed: 1016, name: 'Long Shadow', mood: 'dusk' },
  { seed: 1001, name: 'Coral Stair', mood: 'early coral' },
  { seed: 1009, name: 'Dawn Needles', mood: 'early coral' },
  { seed: 1017, name: 'Salt Road', mood: 'early coral' },
  { seed: 1002, name: 'Amber Deep', mood: 'ochre haze' },
  { seed: 1010, name: 'Dust Choir', mood: 'ochre haze' },
  { seed: 1018, name: 'Old Quarry', mood: 'ochre haze' },
  { seed: 1003, name: 'Polar Walk', mood: 'starlight' },
  { seed: 1011, name: 'Night Ferry', mood: 'starlight' },
  { seed: 1019, name: 'Seven Lanterns', mood: 'starlight' },
  { seed: 1004, name: 'Violet Hour', mood: 'last violet' },
  { seed: 1012, name: 'Quiet Pass', mood: 'last violet' },
  { seed: 1020, name: 'Last Bell', mood: 'last violet' },
  { seed: 1005, name: 'Ember Row', mood: 'ember' },
  { seed: 1013, name: 'Forge Canyon', mood: 'ember' },
  { seed: 1021, name: 'Red Letter', mood: 'ember' },
  { seed: 1006, name: 'Lost Meadow', mood: 'rose mist' },
  { seed: 1014, name: 'Veil Crossing', mood: 'rose mist' },
  { seed: 1022, name: 'Soft Thunder', mood: 'rose mist' },
  { seed: 1007, name: 'Glass Morning', mood: 'clear cold' },
  { seed: 1015, name: 'North Window', mood: 'clear cold' },
  { seed: 1023, name: 'White Keys', mood: 'clear cold' },
]

/** The name of a course; undefined for a course that has a number alone. */
export function nameOfCourse(seed: number): string | undefined {
  return NAMED_COURSES.find((course) => course.seed === seed)?.name
}
