/** Two thin ribbons behind the wingtips: a record of where they were, fading out. */
import { BufferGeometry, DoubleSide, Vector3 } from 'three'

import { WINGTIP } from '../airframe/craft-geometry.ts'
import { toWorld } from '../airframe/craft-pose.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { PALETTE } from '../colour/palette.ts'
import {
  addDynamicAttribute,
  BLENDED,
  createPartMesh,
  glslFloat,
  glslVec3,
  type ScenePart,
} from '../shading/scene-part.ts'

/** Points of a ribbon, and metres of flight between two of them. */
const POINTS = 12
const SPACING_METRES = 1.5
const HALF_WIDTH = 0.03
/** How much wider a whole wake makes a ribbon. */
const WAKE_WIDTH = 5
/** How much of its colour a ribbon takes from what is behind; the rest of its light is added. */
export const RIBBON_OPACITY = 0.6
/** The left ribbon and the right one. */
const SIDES = [-1, 1] as const

const VERTEX = `
in vec3 position;
in float strength;
in float tint;
out vec4 paint;
void main() {
  vec3 rgb = mix(${glslVec3(PALETTE.ivory)}, ${glslVec3(PALETTE.ring)}, tint);
  paint = vec4(rgb, ${glslFloat(RIBBON_OPACITY)}) * strength;
  gl_Position = viewProjection * vec4(position, 1.0);
}
`

/** Vertices in pairs, above and below the line, from the wingtip back; one ribbon after the other. */
function ribbonGeometry(): BufferGeometry {
  const indices: number[] = []
  for (const ribbon of SIDES.keys()) {
    for (let point = 0; point < POINTS; point += 1) {
      const vertex = (ribbon * (POINTS + 1) + point) * 2
      indices.push(vertex, vertex + 1, vertex + 3, vertex, vertex + 3, vertex + 2)
    }
  }
  return new BufferGeometry().setIndex(indices)
}

/** One recorded point of a ribbon. */
interface TrailPoint {
  readonly place: Vector3
  strain: number
  /** The ring wake that carried the craft there, in [0, 1]: it makes the ribbon wider, brighter, and the ring's colour. */
  wake: number
}

/** The load of the wings, in [0, 1]: a ribbon's brightness. */
function wingStrain({ ending, craft, wake }: FlightFrame): number {
  return ending === 'wrecked'
    ? 0
    : Math.min(1, 0.3 + Math.abs(craft.bank) * 0.7 + Math.abs(craft.elevator) * 0.6 + wake * 0.7)
}

/** Writes where the wingtip of one side is now, and its brightness. */
function markWingtip(frame: FlightFrame, side: number, into: TrailPoint): void {
  toWorld(frame.craft, into.place.set(WINGTIP.x * side, WINGTIP.y, WINGTIP.z))
  into.strain = wingStrain(frame)
  into.wake = frame.ending === 'wrecked' ? 0 : frame.wake
}

function createTrailPoint(): TrailPoint {
  return { place: new Vector3(), strain: 0, wake: 0 }
}

export function createRibbonModel(): ScenePart {
  const geometry = ribbonGeometry()
  const vertices = SIDES.length * (POINTS + 1) * 2
  const positions = addDynamicAttribute(geometry, 'position', 3, vertices)
  const strengths = addDynamicAttribute(geometry, 'strength', 1, vertices)
  const tints = addDynamicAttribute(geometry, 'tint', 1, vertices)
  const trails = SIDES.map(() => Array.from({ length: POINTS }, createTrailPoint))
  const now = createTrailPoint()
  let recorded = 0
  let newest = 0
  let lastZ = 0
  let originZ = 0

  /** `point`: how far along the ribbon, in [0, POINTS]. */
  const writePair = (vertex: number, { place, strain, wake }: TrailPoint, point: number): void => {
    const share = point / POINTS
    const half = HALF_WIDTH * (1 - 0.6 * share) * (1 + WAKE_WIDTH * wake)
    const strength = strain * 0.7 * (1 - share) ** 3
    for (let end = 0; end < 2; end += 1) {
      const at = (vertex + end) * 3
      positions.array[at] = place.x
      positions.array[at + 1] = place.y + (end * 2 - 1) * half
      positions.array[at + 2] = place.z - originZ
      strengths.array[vertex + end] = strength
      tints.array[vertex + end] = wake
    }
  }

  const updateRibbon = (frame: FlightFrame, ribbon: number, isRecorded: boolean): void => {
    const trail = trails[ribbon]
    const side = SIDES[ribbon]
    markWingtip(frame, side, now)
    if (isRecorded) markWingtip(frame, side, trail[newest])
    const first = ribbon * (POINTS + 1) * 2
    writePair(first, now, 0)
    for (let point = 0; point < POINTS; point += 1) {
      // Points not yet recorded are placed on the oldest recorded one.
      const shown = trail[(newest - Math.min(point, recorded - 1) + POINTS) % POINTS]
      if (frame.ending === 'wrecked') shown.strain = 0
      writePair(first + (point + 1) * 2, recorded > 0 ? shown : now, point + 1)
    }
  }

  return {
    mesh: createPartMesh(geometry, { ...BLENDED, vertexShader: VERTEX, side: DoubleSide }),
    restart: (frame) => {
      recorded = 0
      lastZ = frame.craft.z
    },
    update: (frame) => {
      originZ = frame.originZ
      const isRecorded = lastZ - frame.craft.z >= SPACING_METRES || frame.craft.z > lastZ
      if (isRecorded) {
        lastZ = frame.craft.z
        newest = (newest + 1) % POINTS
        recorded = Math.min(POINTS, recorded + 1)
      }
      for (let ribbon = 0; ribbon < SIDES.length; ribbon += 1) updateRibbon(frame, ribbon, isRecorded)
      positions.needsUpdate = true
      strengths.needsUpdate = true
      tints.needsUpdate = true
    },
  }
}
