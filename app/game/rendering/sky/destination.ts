/** What a course leads to: one vast thing on the horizon, near the middle of the way, that no flight reaches. */
import { Vector3 } from 'three'

import { mixRgb, type Rgb } from '../colour/palette.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { MOODS } from '../mood/moods.ts'
import { opaquePaint, type FarPaint, type Paint } from './far-paint.ts'

/** How far ahead it stands, between two ranges, and how far to the planet's side: clear of the sun and mostly of the rings. In metres. */
const AHEAD = 5000
const ASIDE = 460
/** Its foot, behind the nearer range, in metres. */
const FOOT = -300
/** Less than that of the ranges around it: it is to be seen first. */
const FOG = 0.38
/** How far it is mixed with the light of the mood in the shade and in the sun, and the share of its width that the sun reaches. */
const SHADE = 0.6
const SUNLIT = 0.55
const SUNLIT_WIDTH = 0.28

/** Its height, and where it begins and ends at that height with the sun at the left, in metres. */
type Section = readonly [y: number, left: number, right: number]
type Column = readonly Section[]

/** Drawn by eye. Each is a few columns, from behind to before. */
const KINDS: readonly (readonly Column[])[] = [
  // A mast on two legs, with a ball between them.
  [
    [
      [FOOT, -330, -190],
      [560, -95, -40],
    ],
    [
      [FOOT, 190, 330],
      [560, 40, 95],
    ],
    [
      [560, -95, 95],
      [640, -150, 150],
      [760, -110, 110],
    ],
    [
      [760, -40, 40],
      [1420, -7, 7],
    ],
  ],
  // A rock that is split to its foot.
  [
    [
      [FOOT, -340, -40],
      [430, -290, -10],
      [1240, -150, -140],
    ],
    [
      [FOOT, 20, 360],
      [380, 10, 250],
      [1000, 30, 40],
    ],
  ],
  // A table of rock with a tower on it.
  [
    [
      [FOOT, -260, 260],
      [420, -150, 150],
      [640, -480, 480],
      [720, -430, 430],
    ],
    [
      [720, 40, 210],
      [1120, 90, 160],
      [1220, 122, 128],
    ],
  ],
  // Two tusks that bend to each other.
  [
    [
      [FOOT, -540, -240],
      [380, -520, -300],
      [800, -400, -250],
      [1190, -90, -80],
    ],
    [
      [FOOT, 240, 540],
      [340, 300, 510],
      [700, 250, 385],
      [1030, 90, 100],
    ],
  ],
]

/** Which of them the course of `seed` has: courses in a row differ, and so do those of one mood. Each comes with each monument. */
function columnsOf(seed: number): readonly Column[] {
  return KINDS[(3 * seed + 2 * Math.floor(seed / MOODS.length)) % KINDS.length]
}

/** `rock`: the colour of the mountains around it. */
export function paintDestination(paint: FarPaint, { mood, seed, side }: CourseSky, rock: Rgb): void {
  const shaded = opaquePaint(mixRgb(rock, mood.groundShade, SHADE), 1, FOG)
  const sunlit = opaquePaint(mixRgb(rock, mood.groundSun, SUNLIT), 1, FOG)
  const place = (x: number, y: number): Vector3 => new Vector3(side * (x + ASIDE), y, -AHEAD)
  /** Paints the columns from their left side on, over a share of their width. */
  const paintWidth = (share: number, colour: Paint): void => {
    const right = ([, from, to]: Section): number => from + (to - from) * share
    for (const column of columnsOf(seed)) {
      for (const [index, high] of column.slice(1).entries()) {
        const low = column[index]
        const corners = [
          place(low[1], low[0]),
          place(right(low), low[0]),
          place(right(high), high[0]),
          place(high[1], high[0]),
        ] as const
        paint.quad(corners, [colour, colour, colour, colour], 'world')
      }
    }
  }
  paintWidth(1, shaded)
  paintWidth(SUNLIT_WIDTH, sunlit)
}
