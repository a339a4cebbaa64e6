import {
  BufferAttribute,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Matrix4,
  Mesh,
  RawShaderMaterial,
  type BufferGeometry,
  type ShaderMaterialParameters,
} from 'three'

import type { FlightFrame } from '../frame/flight-frame.ts'
import type { Rgb } from '../colour/palette.ts'

export type PartMesh = Mesh<BufferGeometry, RawShaderMaterial>

/**
 * One part of the scene: what is drawn in one call, and how it follows the flight. The scene disposes of the mesh. To hide it
 * in both renderers, write no instances or no opacity: the 2D renderer reads attributes and uniforms, not `mesh.visible`.
 */
export interface ScenePart {
  readonly mesh: PartMesh
  /** Forgets the flight before; `frame` is the first of the new one. May take tens of milliseconds. */
  restart?(frame: FlightFrame): void
  /** Takes in one frame; allocates nothing. */
  update?(frame: FlightFrame): void
}

/** Material parameters of a part that is blended over what is behind it, by colours premultiplied with their alpha. */
export const BLENDED = { transparent: true, depthWrite: false, premultipliedAlpha: true } as const

/**
 * Uniforms that all materials of a scene share: what takes the frame's coordinates to the picture, and where the camera is
 * in them. three.js would write a view and a projection for each part, and the shaders would multiply them for each vertex.
 */
export function createViewUniforms() {
  return { viewProjection: { value: new Matrix4() }, eye: { value: [0, 0, 0] } }
}

/** A number as a GLSL constant. */
export function glslFloat(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}

export function glslVec2([x, y]: readonly [number, number]): string {
  return `vec2(${glslFloat(x)}, ${glslFloat(y)})`
}

/** A colour as a GLSL constant, for shaders whose colours never change. */
export function glslVec3(colour: Rgb): string {
  return `vec3(${colour.map((channel) => channel.toFixed(5)).join(', ')})`
}

const VERTEX_HEAD = `
precision highp float;
uniform mat4 viewProjection;
uniform vec3 eye;
`

const FRAGMENT_HEAD = `
precision mediump float;
out vec4 colour;
`

const VERTEX_COLOUR = `
in vec4 paint;
void main() {
  colour = paint;
}
`

/**
 * The mesh of a part. Its vertex shader places it in the frame's coordinates and, where there is no fragment shader,
 * writes its colour to `paint`.
 *
 * @param parameters of the material; the shaders without the declarations that all of them share
 */
export function createPartMesh(geometry: BufferGeometry, parameters: ShaderMaterialParameters): PartMesh {
  const { vertexShader = '', fragmentShader = VERTEX_COLOUR } = parameters
  const material = new RawShaderMaterial({
    ...parameters,
    glslVersion: GLSL3,
    vertexShader: VERTEX_HEAD + vertexShader,
    fragmentShader: FRAGMENT_HEAD + fragmentShader,
  })
  const mesh = new Mesh(geometry, material)
  // The shaders place everything, so three.js needs neither a matrix nor a bounding sphere.
  mesh.frustumCulled = false
  mesh.matrixAutoUpdate = false
  return mesh
}

/**
 * Adds an attribute that is rewritten in every frame: per instance where the geometry has instances, else per vertex. Write
 * to its `array`: its setters box each number.
 */
export function addDynamicAttribute(geometry: BufferGeometry, name: string, size: number, count: number) {
  const values = new Float32Array(size * count)
  const attribute =
    geometry instanceof InstancedBufferGeometry
      ? new InstancedBufferAttribute(values, size)
      : new BufferAttribute(values, size)
  geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage))
  return attribute
}
