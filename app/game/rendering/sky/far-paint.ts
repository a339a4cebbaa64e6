/** Collects the triangles of everything behind the ground, painted one over the other: stars, sun, planet, far ridges. */
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import type { Rgb } from '../colour/palette.ts'
import type { Direction } from '../mood/course-sky.ts'

/** What a vertex is painted with. */
export interface Paint {
  readonly rgb: Rgb
  /** In [0, 1]; 0 with `intensity` above 0 adds light to what is behind. */
  readonly opacity: number
  /** What the colour is multiplied by, in [0, 1]; equal to the opacity of paint that covers. */
  readonly intensity: number
  /** How far the colour is mixed towards the sky in its direction, in [0, 1]. */
  readonly fog: number
}

/** What vertices are fixed to: the sky, the sun, which sinks, or the world, through which the camera moves. */
type Anchor = 'sky' | 'sun' | 'world'
const ANCHOR_WEIGHTS: Readonly<Record<Anchor, number>> = { sky: 0, sun: -1, world: 1 }

type Four<Item> = readonly [Item, Item, Item, Item]

export function opaquePaint(rgb: Rgb, opacity: number, fog: number): Paint {
  return { rgb, opacity, intensity: opacity, fog }
}

export function lightPaint(rgb: Rgb, intensity: number): Paint {
  return { rgb, opacity: 0, intensity, fog: 0 }
}

export type FarPaint = ReturnType<typeof createFarPaint>

export function createFarPaint() {
  const positions: number[] = []
  const colours: number[] = []
  const blends: number[] = []

  const vertex = (place: Vector3, { rgb, intensity, opacity, fog }: Paint, anchor: Anchor): void => {
    positions.push(...place)
    colours.push(...rgb)
    blends.push(intensity, opacity, fog, ANCHOR_WEIGHTS[anchor])
  }
  return {
    /** What was added, vertex by vertex: three numbers of a place, three of a colour; intensity, opacity, fog and the anchor. */
    vertices: { positions, colours, blends },
    /**
     * Adds a quad over all before it.
     *
     * @param anchor of `world`, the vertices are places in metres, z from the camera, x and y of the world; otherwise directions
     */
    quad: (vertices: Four<Vector3>, paints: Four<Paint>, anchor: Anchor = 'sky'): void => {
      for (const index of [0, 1, 2, 0, 2, 3] as const) vertex(vertices[index], paints[index], anchor)
    },
    triangle: (vertices: readonly [Vector3, Vector3, Vector3], paint: Paint, anchor: Anchor = 'sky'): void => {
      for (const place of vertices) vertex(place, paint, anchor)
    },
    build: () =>
      new BufferGeometry()
        .setAttribute('position', new Float32BufferAttribute(positions, 3))
        .setAttribute('color', new Float32BufferAttribute(colours, 3))
        .setAttribute('blend', new Float32BufferAttribute(blends, 4)),
  }
}

/** The point at u to the right and v up from the middle, in units of the angular radius. */
type SkyDisc = (u: number, v: number) => Vector3

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A flat disc of sky, which sun, stars and planet are painted on. */
export function skyDisc(direction: Direction, radiusDegrees: number, tiltDegrees: number): SkyDisc {
  const centre = new Vector3(...direction)
  const size = Math.tan(radians(radiusDegrees))
  const tilt = radians(tiltDegrees)
  const level = new Vector3(-centre.z, 0, centre.x).normalize()
  const right = level.clone().applyAxisAngle(centre, -tilt).multiplyScalar(size)
  const up = level.cross(centre).applyAxisAngle(centre, -tilt).multiplyScalar(size)
  return (u, v) => centre.clone().addScaledVector(right, u).addScaledVector(up, v)
}
