/**
 * The named courses, three for each mood in the order of the moods: picked by scripts/named-courses.ts, and named by hand.
 */

export interface NamedCourse {
  readonly seed: number
  readonly name: string
  /** The name of its mood in rendering/mood/moods.ts. */
  readonly mood: string
  /** The ticks of its ace flight. */
  readonly aceTicks: number
}

export const NAMED_COURSES: readonly NamedCourse[] = [
  { seed: 544, name: 'Long Shadow', mood: 'dusk', aceTicks: 2826 },
  { seed: 1384, name: 'Evening Road', mood: 'dusk', aceTicks: 2975 },
  { seed: 1368, name: 'Copper Door', mood: 'dusk', aceTicks: 3066 },
  { seed: 977, name: 'Coral Downs', mood: 'early coral', aceTicks: 2878 },
  { seed: 2185, name: 'Salt Stair', mood: 'early coral', aceTicks: 3037 },
  { seed: 2809, name: 'Dawn Chorus', mood: 'early coral', aceTicks: 3069 },
  { seed: 466, name: 'Dust Choir', mood: 'ochre haze', aceTicks: 2768 },
  { seed: 2394, name: 'Amber Spires', mood: 'ochre haze', aceTicks: 3039 },
  { seed: 578, name: 'Dry Meadow', mood: 'ochre haze', aceTicks: 3026 },
  { seed: 1835, name: 'Star Terrace', mood: 'starlight', aceTicks: 2834 },
  { seed: 307, name: 'Night Ferry', mood: 'starlight', aceTicks: 3058 },
  { seed: 1939, name: 'Quiet Downs', mood: 'starlight', aceTicks: 3134 },
  { seed: 2780, name: 'Violet Deep', mood: 'last violet', aceTicks: 2826 },
  { seed: 1380, name: 'Last Bell', mood: 'last violet', aceTicks: 2935 },
  { seed: 796, name: 'Slow Stair', mood: 'last violet', aceTicks: 3132 },
  { seed: 2701, name: 'Ember Row', mood: 'ember', aceTicks: 2727 },
  { seed: 1901, name: 'Forge Canyon', mood: 'ember', aceTicks: 2936 },
  { seed: 861, name: 'Hearth Steps', mood: 'ember', aceTicks: 3078 },
  { seed: 2798, name: 'Lost Meadow', mood: 'rose mist', aceTicks: 2722 },
  { seed: 2558, name: 'Veil Crossing', mood: 'rose mist', aceTicks: 2901 },
  { seed: 1174, name: 'Soft Thunder', mood: 'rose mist', aceTicks: 3060 },
  { seed: 1871, name: 'Glass Canyon', mood: 'clear cold', aceTicks: 2746 },
  { seed: 2751, name: 'North Window', mood: 'clear cold', aceTicks: 2984 },
  { seed: 1127, name: 'White Keys', mood: 'clear cold', aceTicks: 3000 },
]

/** Undefined for a course that has a number alone. */
export function namedCourse(seed: number): NamedCourse | undefined {
  return NAMED_COURSES.find((course) => course.seed === seed)
}

/** The ticks of a course's ace flight; undefined where it has none. Ace flights use fuel and meet the smaller rings, so a relaxed flight has none. */
export function aceTicksOf(seed: number, isRelaxed: boolean): number | undefined {
  return isRelaxed ? undefined : namedCourse(seed)?.aceTicks
}
