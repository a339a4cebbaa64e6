/** The sample rows of the leaderboard. Nobody flew these; each score is the sum of all flights, and one that the rules allow. */
export const SAMPLE_BOARD = [
  { callsign: 'Southern Drift', score: 128_400, flights: 141, achievement: 'Forty missions in a row' },
  { callsign: 'Kestrel Nine', score: 117_900, flights: 133, achievement: 'Home on one per cent' },
  { callsign: 'Low Tide', score: 104_300, flights: 126, achievement: 'Ten flights, no misses' },
  { callsign: 'Paper Comet', score: 98_700, flights: 112, achievement: 'Never took a canister' },
  { callsign: 'Red Gum', score: 91_200, flights: 119, achievement: 'Three rings below 30 m' },
  { callsign: 'Paper Plane', score: 76_500, flights: 94, achievement: 'First mission, first try' },
  { callsign: 'Sirocco', score: 69_800, flights: 97, achievement: '100 rings before lunch' },
  { callsign: 'Quiet Hour', score: 54_600, flights: 71, achievement: 'Missed nine, made ten' },
] as const

/** The tiers of the board, from the rarest. */
export const TIERS = [
  { share: 'Top 1%', name: 'Perihelion', words: 'Flies a new course as if it were an old one.', feathers: 5 },
  { share: 'Top 5%', name: 'Meridian', words: 'Misses a ring now and then, but rarely fails a mission.', feathers: 4 },
  { share: 'Top 10%', name: 'Ridgeline', words: 'Knows the mountains by now. Has met several.', feathers: 3 },
] as const
