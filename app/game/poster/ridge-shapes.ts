/** The ground of a poster: its cut across the way at one depth, as a silhouette with a light side to each crest. */
import { mixRgb, tintRgb, type Rgb } from '../rendering/colour/palette.ts'
import type { CourseSky } from '../rendering/mood/course-sky.ts'
import { groundAt } from '../simulation/ground/terrain.ts'
import { PICTURE } from './layout.ts'
import type { Perspective } from './perspective.ts'
import { areaPath, type PathShape, type Point } from './shapes.ts'

/** Pixels between two points of a silhouette. */
const STEP = 26

export interface Ridge {
  readonly seed: number
  readonly z: number
  /** 0 for the nearest, 1 for the farthest. */
  readonly depth: number
}

export function ridgeShapes({ seed, z, depth }: Ridge, sky: CourseSky, perspective: Perspective): PathShape[] {
  const { left, width, top, height } = PICTURE
  const count = Math.ceil(width / STEP)
  const crest = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = left + (width * index) / count
    const metres = perspective.metresAcross(x, z)
    return { x, y: perspective.at({ x: metres, y: groundAt(seed, metres, z), z }).y }
  })
  const { shade, lit } = paintsAt(depth, sky)
  const foot = top + height
  return [
    { path: areaPath([{ x: left, y: foot }, ...crest, { x: left + width, y: foot }]), fill: shade },
    ...litFaces(sky.side === 1 ? crest : crest.toReversed()).map((face) => ({ path: areaPath(face), fill: lit })),
  ]
}

/** Lower crests have no light side, in pixels. */
const LEAST_DROP = 16
/** The lower edge of a light side: from the crest to the foot of the slope across, and by its height down. Tuned by eye. */
const LIT_EDGE = [
  [0.12, 0.62],
  [0.34, 0.8],
  [0.3, 1.25],
  [0.75, 1.12],
] as const

/** The faces of a silhouette that look to the light, one under each crest. `points`: from the side of the light on. */
function litFaces(points: readonly Point[]): Point[][] {
  const faces: Point[][] = []
  let foot = 0
  for (let index = 1; index < points.length - 1; index += 1) {
    const here = points[index]
    const climbs = here.y < points[index - 1].y
    if (climbs && points[index + 1].y <= here.y) continue
    const drop = points[foot].y - here.y
    const run = points[foot].x - here.x
    if (climbs && drop > LEAST_DROP) {
      const edge = LIT_EDGE.map(([across, down]) => ({ x: here.x + run * across, y: here.y + drop * down }))
      faces.push([...points.slice(foot, index + 1), ...edge])
    }
    foot = index
  }
  return faces
}

const NIGHT: Rgb = [0.05, 0.03, 0.1]

/** Near ground is dark; the farther it is, the more it has of the land's light and then of the sky behind it. */
function paintsAt(depth: number, { mood, land }: CourseSky): { readonly shade: Rgb; readonly lit: Rgb } {
  const near = mixRgb(mixRgb(mood.sky[5], tintRgb(land.shoulder, mood.groundShade), 0.35), NIGHT, 0.35)
  const middle = tintRgb(land.flank, mixRgb(mood.groundShade, mood.groundSun, 0.25))
  const far = mixRgb(mood.farRidge, mood.sky[0], 0.5)
  const shade = depth < 0.5 ? mixRgb(near, middle, depth * 2) : mixRgb(middle, far, depth * 2 - 1)
  const lit = mixRgb(shade, tintRgb(land.flank, mood.groundSun), 0.25 + 0.35 * depth)
  return { shade, lit: mixRgb(lit, mood.sky[0], depth * 0.3) }
}
