/** The picture of the poster: the course's world, and in it the flight from the foreground into the distance. */
import { mixRgb, PALETTE, type Rgb } from '../rendering/colour/palette.ts'
import { skyOfCourse } from '../rendering/mood/course-sky.ts'
import type { FlownLine, FlownRing, Place } from './flown-line.ts'
import { perspectiveFor, type Perspective } from './perspective.ts'
import { planetShapes } from './planet-shapes.ts'
import { ridgeShapes } from './ridge-shapes.ts'
import { areaPath, circlePath, linePath, type PathShape } from './shapes.ts'
import { skyShapes } from './sky-shapes.ts'

/** How far beyond the last ring there are more ridges, in mean distances between rings. */
const BEYOND = [1, 3.6, 7.8]
/** Of the sun above the horizon, for each degree in the flight. */
const SUN_PIXELS = 22

export function pictureShapes(seed: number, { places, rings }: FlownLine, isComplete: boolean): PathShape[] {
  const sky = skyOfCourse(seed)
  const stops = rings.map(({ z }) => z)
  const perspective = perspectiveFor(stops, sky.side)
  const sun = { ...perspective.vanishing, y: perspective.vanishing.y - SUN_PIXELS * sky.mood.sunElevation }
  const last = stops[stops.length - 1]
  const step = (last - stops[0]) / (stops.length - 1)
  const depths = [...stops, ...BEYOND.map((steps) => last + step * steps)]
  const ridges = depths.map((z, index) =>
    ridgeShapes({ seed, z, depth: index / (depths.length - 1) }, sky, perspective),
  )
  return [
    ...skyShapes(sky.mood, sun),
    ...planetShapes(sky, sun),
    ...ridges.toReversed().flat(),
    ...rings.flatMap((ring) => ringDiscs(ring, perspective)),
    ...lineShapes(places, perspective),
    ...rings.toReversed().flatMap((ring) => ringShapes(ring, perspective)),
    ...(isComplete ? craftShapes : wreckShapes)(places[places.length - 1], perspective),
  ]
}

const DARK: Rgb = mixRgb(PALETTE.shadow, [0, 0, 0], 0.4)

/** Places of a stretch of the line that is drawn in one width. */
const STRETCH = 12

/** The line in stretches, each as thin as it is far. */
function lineShapes(places: readonly Place[], perspective: Perspective): PathShape[] {
  const stretches = Array.from({ length: Math.ceil(places.length / STRETCH) }, (_, index) => {
    const stretch = places.slice(index * STRETCH, (index + 1) * STRETCH + 1)
    return { path: linePath(stretch.map(perspective.at)), scale: perspective.scaleAt(stretch[0].z) }
  }).toReversed()
  return [
    ...stretches.map(({ path, scale }) => ({ path, stroke: DARK, width: 5 + 3.2 * scale })),
    ...stretches.map(({ path, scale }) => ({ path, stroke: PALETTE.ivory, width: 2 + 2 * scale })),
  ]
}

/** Rings are drawn smaller than they are, so that they stand apart. */
const RING_SHARE = 0.74

/** The opening of a ring that was flown through, lighter the nearer to its centre. */
function ringDiscs({ status, precision, ...ring }: FlownRing, perspective: Perspective): PathShape[] {
  if (status !== 'collected') return []
  const radius = RING_SHARE * ring.radius * perspective.scaleAt(ring.z)
  const path = circlePath(perspective.at(ring), radius)
  return [{ path, fill: mixRgb(DARK, PALETTE.ring, 0.15 + 0.6 * precision), opacity: 0.72 }]
}

function ringShapes(ring: FlownRing, perspective: Perspective): PathShape[] {
  const scale = perspective.scaleAt(ring.z)
  const path = circlePath(perspective.at(ring), RING_SHARE * ring.radius * scale)
  const width = 1.5 + 0.75 * scale
  if (ring.status === 'missed')
    return [{ path, stroke: PALETTE.ivory, width, dash: [width * 1.3, width * 1.5], opacity: 0.75 }]
  if (ring.status === 'ahead') return [{ path, stroke: PALETTE.ringLater, width: width * 0.7 }]
  return [
    { path, stroke: DARK, width: width * 3 },
    { path, stroke: PALETTE.ring, width: width * 1.8 },
    { path, stroke: PALETTE.ringCore, width: width * (0.3 + ring.precision) },
  ]
}

/** The craft just above the end of its line, clear of the last ring, seen from behind. */
function craftShapes(end: Place, perspective: Perspective): PathShape[] {
  const { x, y } = perspective.at(end)
  const size = Math.max(44, 14 * perspective.scaleAt(end.z))
  const at = (right: number, up: number) => ({ x: x + right * size, y: y - (up + 0.7) * size })
  return [
    {
      path: areaPath([at(0, 0.55), at(-1.25, -0.2), at(-0.2, -0.08), at(0, -0.24), at(0.2, -0.08), at(1.25, -0.2)]),
      fill: PALETTE.ivory,
    },
    { path: areaPath([at(-1.25, -0.2), at(-0.2, -0.08), at(-0.24, 0.02), at(-1.0, -0.08)]), fill: PALETTE.coral },
    { path: areaPath([at(1.25, -0.2), at(0.2, -0.08), at(0.24, 0.02), at(1.0, -0.08)]), fill: PALETTE.coral },
    { path: circlePath(at(0, -0.08), size * 0.11), fill: PALETTE.engine },
  ]
}

/** Where the craft crashed. */
function wreckShapes(end: Place, perspective: Perspective): PathShape[] {
  const { x, y } = perspective.at(end)
  const size = Math.max(30, 11 * perspective.scaleAt(end.z))
  const spikes = (reach: number) =>
    Array.from({ length: 18 }, (_, index) => {
      const far = size * reach * (index % 2 === 0 ? 0.45 : 1 + 0.35 * Math.sin(index * 2.4))
      return { x: x + far * Math.cos((index * Math.PI) / 9), y: y + far * Math.sin((index * Math.PI) / 9) }
    })
  return [
    { path: areaPath(spikes(1.5)), fill: PALETTE.coral },
    { path: areaPath(spikes(0.95)), fill: PALETTE.ember },
    { path: areaPath(spikes(0.45)), fill: PALETTE.ivory },
  ]
}
