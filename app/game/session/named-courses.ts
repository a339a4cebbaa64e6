/**
 * The named courses, three for each mood in the order of the moods: picked by scripts/named-courses.ts, and named by hand.
 */

export interface NamedCourse {
  readonly seed: number
  readonly name: string
  /** The ticks of its ace flight. */
  readonly aceTicks: number
}

export const NAMED_COURSES: readonly NamedCourse[] = [
  { seed: 544, name: 'Long Shadow', aceTicks: 2826 },
  { seed: 1384, name: 'Evening Road', aceTicks: 2975 },
  { seed: 1368, name: 'Copper Door', aceTicks: 3066 },
  { seed: 977, name: 'Coral Downs', aceTicks: 2878 },
  { seed: 2185, name: 'Salt Stair', aceTicks: 3037 },
  { seed: 2809, name: 'Dawn Chorus', aceTicks: 3069 },
  { seed: 466, name: 'Dust Choir', aceTicks: 2768 },
  { seed: 2394, name: 'Amber Spires', aceTicks: 3039 },
  { seed: 578, name: 'Dry Meadow', aceTicks: 3026 },
  { seed: 1835, name: 'Star Terrace', aceTicks: 2834 },
  { seed: 307, name: 'Night Ferry', aceTicks: 3058 },
  { seed: 1939, name: 'Quiet Downs', aceTicks: 3134 },
  { seed: 2780, name: 'Violet Deep', aceTicks: 2826 },
  { seed: 1380, name: 'Last Bell', aceTicks: 2935 },
  { seed: 796, name: 'Slow Stair', aceTicks: 3132 },
  { seed: 2701, name: 'Ember Row', aceTicks: 2727 },
  { seed: 1901, name: 'Forge Canyon', aceTicks: 2936 },
  { seed: 861, name: 'Hearth Steps', aceTicks: 3078 },
  { seed: 2798, name: 'Lost Meadow', aceTicks: 2722 },
  { seed: 2558, name: 'Veil Crossing', aceTicks: 2901 },
  { seed: 1174, name: 'Soft Thunder', aceTicks: 3060 },
  { seed: 1871, name: 'Glass Canyon', aceTicks: 2746 },
  { seed: 2751, name: 'North Window', aceTicks: 2984 },
  { seed: 1127, name: 'White Keys', aceTicks: 3000 },
]

/** Undefined for a course that has a number alone. */
export function namedCourse(seed: number): NamedCourse | undefined {
  return NAMED_COURSES.find((course) => course.seed === seed)
}

/** The ticks of a course's ace flight; undefined where it has none. Ace flights use fuel and meet the smaller rings, so a relaxed flight has none. */
export function aceTicksOf(seed: number, isRelaxed: boolean): number | undefined {
  return isRelaxed ? undefined : namedCourse(seed)?.aceTicks
}
