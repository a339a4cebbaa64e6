/** Cairns, huts and masts in one instanced draw. */
import { Float32BufferAttribute, InstancedBufferGeometry } from 'three'

import { mixRgb, PALETTE, tintRgb } from '../colour/palette.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { isDark } from '../mood/mood.ts'
import type { Detail } from '../quality/detail.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { addDynamicAttribute, createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { sinkingSpan, SUNK_METRES } from '../terrain/chunk-ring.ts'
import { createRow } from './row.ts'
import { createWaysideSite, setWaysideSite, SITE_METRES, WAYSIDE_SHAPES } from './wayside.ts'

/** How deep the foot is in the ground, and how far a pane stands out from its wall, in metres. */
const FOOT_DEPTH = 3
export const PANE_OUT = 0.18
/** The light on a facet in the shade, and what full sun adds. */
export const SHADE = 0.62
export const SUN = 0.5
/** The share of a lit window that is not fogged. */
const LIT_UNFOGGED = 0.85

/** The parts of a shape that have a paint each. */
const PARTS = { wall: 0, roof: 1, pane: 2 }

const shapes = (of: (shape: (typeof WAYSIDE_SHAPES)[number]) => readonly number[], size: number): string =>
  `vec${size}[](${WAYSIDE_SHAPES.map((shape) => `vec${size}(${of(shape).map(glslFloat).join(', ')})`).join(', ')})`

/**
 * `position`: across and along in half widths of its level, and the level (0 foot, 1 middle, 2 ridge) or, of a pane, its height;
 * then the part. `place`: foot, and the turn about the y axis. `kind`: kind, and size.
 */
const VERTEX = `
uniform vec3 paints[9];
uniform vec3 light;
uniform float unfogged;
uniform vec2 sinking;
in vec4 position;
in vec3 facing;
in vec4 place;
in vec2 kind;
out vec4 paint;
const vec3 WIDTHS[3] = ${shapes(({ foot, middle, ridge }) => [foot, middle, ridge], 3)};
const vec2 HEIGHTS[3] = ${shapes(({ middleHeight, height }) => [middleHeight, height], 2)};
const vec4 PANES[3] = ${shapes(({ pane }) => pane, 4)};
${ATMOSPHERE_GLSL}
void main() {
  int which = int(kind.x + 0.5);
  vec3 widths = WIDTHS[which];
  vec3 local;
  if (position.w > 1.5) {
    vec4 pane = PANES[which];
    local = vec3(pane.x + pane.z * position.x, pane.y + pane.w * position.y, widths.y + ${glslFloat(PANE_OUT)});
  } else if (position.y > 1.5) {
    local = vec3(0.0, HEIGHTS[which].y, widths.z * position.z);
  } else if (position.y > 0.5) {
    local = vec3(widths.y * position.x, HEIGHTS[which].x, widths.y * position.z);
  } else {
    local = vec3(widths.x * position.x, ${glslFloat(-FOOT_DEPTH)}, widths.x * position.z);
  }
  float c = cos(place.w);
  float s = sin(place.w);
  mat3 turn = mat3(c, 0.0, -s, 0.0, 1.0, 0.0, s, 0.0, c);
  vec3 at = place.xyz + kind.y * (turn * local);
  vec3 surface = paints[which * 3 + int(position.w + 0.5)];
  float lit = position.w > 1.5 ? 1.0 : ${glslFloat(SHADE)} + ${glslFloat(SUN)} * max(0.0, dot(turn * facing, light));
  vec3 veil = veiled(dimmed(surface * lit, at - eye), at - eye, at.y);
  at.y -= smoothstep(sinking.x, sinking.y, -at.z) * (at.y + ${glslFloat(SUNK_METRES)});
  paint = vec4(mix(veil, surface, position.w > 1.5 && which < 2 ? unfogged : 0.0), 1.0);
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

type Corner = readonly [across: number, level: number, along: number]
const LEFT: Corner[] = [
  [-1, 0, 1],
  [-1, 1, 1],
  [0, 2, 1],
]
const RIGHT: Corner[] = [
  [1, 0, 1],
  [1, 1, 1],
  [0, 2, 1],
]
const back = ([across, level]: Corner): Corner => [across, level, -1]

/** Facets towards the camera alone: it never sees the back. */
function waysideGeometry(): InstancedBufferGeometry {
  const forms: number[] = []
  const facings: number[] = []
  const add = (part: number, facing: readonly [number, number, number], corners: readonly Corner[]): void => {
    for (let corner = 2; corner < corners.length; corner += 1) {
      for (const at of [corners[0], corners[corner - 1], corners[corner]]) {
        forms.push(...at, part)
        facings.push(...facing)
      }
    }
  }
  const { wall, roof, pane } = PARTS
  add(wall, [0, 0, 1], [LEFT[0], RIGHT[0], RIGHT[1], LEFT[1]])
  add(wall, [0, 0, 1], [LEFT[1], RIGHT[1], RIGHT[2]])
  add(wall, [-1, 0, 0], [back(LEFT[0]), LEFT[0], LEFT[1], back(LEFT[1])])
  add(wall, [1, 0, 0], [RIGHT[0], back(RIGHT[0]), back(RIGHT[1]), RIGHT[1]])
  add(roof, [-0.7, 0.7, 0], [back(LEFT[1]), LEFT[1], LEFT[2], back(LEFT[2])])
  add(roof, [0.7, 0.7, 0], [RIGHT[1], back(RIGHT[1]), back(RIGHT[2]), RIGHT[2]])
  add(
    pane,
    [0, 0, 1],
    [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
  )
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(forms, 4))
  geometry.setAttribute('facing', new Float32BufferAttribute(facings, 3))
  return geometry
}

/** Three colours for each of the kinds: wall, roof and pane. */
function writePaints({ mood, land }: CourseSky, into: Float32Array): void {
  const light = mixRgb(mood.groundShade, mood.groundSun, 0.75)
  const stone = tintRgb(mixRgb(land.floor, PALETTE.ivory, 0.4), light)
  const dark = tintRgb(mixRgb(land.crest, PALETTE.shadow, 0.5), light)
  const pale = tintRgb(PALETTE.ivory, light)
  const rough = mixRgb(stone, dark, 0.45)
  const isLit = isDark(mood)
  const hut = [stone, dark, isLit ? PALETTE.mote : dark]
  const cairn = [rough, pale, isLit ? PALETTE.mote : rough]
  const mast = [dark, dark, tintRgb(PALETTE.coral, light)]
  const colours = [...hut, ...cairn, ...mast]
  for (const [index, colour] of colours.entries()) into.set(colour, index * 3)
}

export function createWaysideModel(detail: Detail): ScenePart {
  const geometry = waysideGeometry()
  const { sites: capacity } = detail
  const sites = Array.from({ length: capacity }, createWaysideSite)
  const places = addDynamicAttribute(geometry, 'place', 4, capacity)
  const kinds = addDynamicAttribute(geometry, 'kind', 2, capacity)
  const paints = { value: new Float32Array(27) }
  const unfogged = { value: 0 }
  const sinking = { value: sinkingSpan(detail) }
  const row = createRow(sites, SITE_METRES, (into, { state, terrain }, serial) => {
    setWaysideSite(into, state.seed, terrain, serial)
  })
  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX, uniforms: { paints, unfogged, sinking } }),
    restart: (frame) => {
      writePaints(frame.sky, paints.value)
      unfogged.value = isDark(frame.sky.mood) ? LIT_UNFOGGED : 0
      row.restart(frame)
    },
    update: (frame) => {
      row.update(frame)
      let instance = 0
      for (let index = 0; index < capacity; index += 1) {
        const { kind, x, y, z, turn, size } = sites[index]
        if (size === 0) continue
        const at = instance * 4
        places.array[at] = x
        places.array[at + 1] = y
        places.array[at + 2] = z - frame.originZ
        places.array[at + 3] = turn
        kinds.array[instance * 2] = kind
        kinds.array[instance * 2 + 1] = size
        instance += 1
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
      kinds.needsUpdate = true
    },
  }
}
