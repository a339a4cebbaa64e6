/** All trees in one instanced draw. */
import { Float32BufferAttribute, InstancedBufferGeometry } from 'three'

import { mixRgb, PALETTE, tintRgb, type Rgb } from '../colour/palette.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import type { TreeShape } from '../mood/lands.ts'
import { rockTones } from '../mood/rock-tones.ts'
import type { Detail } from '../quality/detail.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { addDynamicAttribute, createPartMesh, type ScenePart } from '../shading/scene-part.ts'
import { createRow } from './row.ts'
import { createTree, GROVE_METRES, GROVE_TREES, setTree } from './trees.ts'

/** How deep the foot of a trunk is in the ground, in metres of a tree of size 1. */
const FOOT_DEPTH = 3

/** The levels of a tree: foot and crown's beginning, widest place and top. */
const [FOOT, FROM, TOP] = [0, 1, 3]
export const WIDEST = 2
/** Its facets, as corners: −1 left, 0 in front, 1 right; and the level. It has no back, which the camera never sees. */
const TREE_FACETS = [
  [-1, FOOT, 1, FOOT, 0, FROM],
  [0, FROM, 0, WIDEST, -1, WIDEST],
  [0, FROM, 1, WIDEST, 0, WIDEST],
  [-1, WIDEST, 0, WIDEST, 0, TOP],
  [0, WIDEST, 1, WIDEST, 0, TOP],
].flat()

/** The light on each facet: in the shade, and what full sun adds. Towards the right and up, a facet's share of its unit normal. */
const SHADE = 0.66
const SUN = 0.62
const FACING = { right: 0.66, up: 0.36 }
/** How far the colour of leaves is from that of rock in the shade to that of rock in half light. */
const LEAVES_LIT = 0.25

/** Distances ahead, as shares of that of the furthest tree, from which on trees are smaller, and at which there is none. */
const SHRINKING = [0.75, 0.97] as const

/** `position`: across, level and facet. `widths` and `heights`: of the levels; across 0, the widest place is in front. */
const VERTEX = `
uniform vec3 paints[5];
uniform vec4 widths;
uniform vec4 heights;
uniform vec2 shrinking;
in vec3 position;
in vec4 place;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  int level = int(position.y);
  float width = widths[level];
  float front = level == ${String(WIDEST)} && position.x == 0.0 ? width : 0.0;
  float size = place.w * (1.0 - smoothstep(shrinking.x, shrinking.y, -place.z));
  vec3 at = place.xyz + size * vec3(width * position.x, heights[level], front);
  vec3 offset = at - eye;
  paint = vec4(veiled(dimmed(paints[int(position.z)], offset), offset, at.y), 1.0);
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

function treeGeometry(): InstancedBufferGeometry {
  const corners: number[] = []
  for (let at = 0; at < TREE_FACETS.length; at += 2)
    corners.push(TREE_FACETS[at], TREE_FACETS[at + 1], Math.floor(at / 6))
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3))
  return geometry
}

/** A colour for each facet. */
function paintsOf({ mood, land, light }: CourseSky): number[] {
  const { shade, half } = rockTones(land.shoulder, mood, land.shade)
  const leaves = mixRgb(shade, half, LEAVES_LIT)
  const lit = (right: number, up: number): Rgb => {
    const share = SHADE + SUN * Math.max(0, right * FACING.right * light[0] + up * FACING.up * light[1])
    return tintRgb(leaves, [share, share, share])
  }
  return [mixRgb(shade, PALETTE.shadow, 0.4), lit(-1, -1), lit(1, -1), lit(-1, 1), lit(1, 1)].flat()
}

function levelsOf({ trunk, crown, from, widest, height }: TreeShape) {
  return { widths: [trunk, 0, crown, 0], heights: [-FOOT_DEPTH, from, widest, height] }
}

export function createTreesModel({ trees: { perGrove, groves } }: Detail): ScenePart {
  const geometry = treeGeometry()
  const trees = Array.from({ length: groves * perGrove }, createTree)
  const row = createRow(trees, GROVE_METRES / perGrove, (into, { state, terrain }, serial) => {
    const grove = Math.floor(serial / perGrove)
    setTree(into, state.seed, terrain, grove * GROVE_TREES + serial - grove * perGrove)
  })
  const places = addDynamicAttribute(geometry, 'place', 4, trees.length)
  const paints = { value: new Float32Array(15) }
  const widths = { value: [0, 0, 0, 0] }
  const heights = { value: [0, 0, 0, 0] }
  const shrinking = { value: SHRINKING.map((share) => share * (groves - 3) * GROVE_METRES) }
  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX, uniforms: { paints, widths, heights, shrinking } }),
    restart: (frame) => {
      const levels = levelsOf(frame.sky.land.tree)
      widths.value = levels.widths
      heights.value = levels.heights
      paints.value.set(paintsOf(frame.sky))
      row.restart(frame)
    },
    update: (frame) => {
      row.update(frame)
      let instance = 0
      for (let index = 0; index < trees.length; index += 1) {
        const { x, y, z, size } = trees[index]
        if (size === 0) continue
        const at = instance * 4
        places.array[at] = x
        places.array[at + 1] = y
        places.array[at + 2] = z - frame.originZ
        places.array[at + 3] = size
        instance += 1
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
    },
  }
}
