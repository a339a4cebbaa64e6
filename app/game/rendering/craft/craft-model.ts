/** The craft in one draw: its pieces placed by matrices, its facets lit by the sky as it turns. */
import { Matrix4 } from 'three'

import { PALETTE } from '../colour/palette.ts'
import { engineSputter, starvation } from '../../simulation/craft/starvation.ts'
import { wreckMatrix } from '../airframe/wreck.ts'
import { flameOfTakeOff } from '../camera/take-off-camera.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { createCraftGeometry, CRAFT_PIECES, type CraftPiece } from '../airframe/craft-geometry.ts'
import { craftMatrix, hingeMatrix } from '../airframe/craft-pose.ts'

/**
 * The shares of the light of the horizon ahead, of the sky's light from behind, and of the sun, that fall on the craft. The fire of a wreck burns so many metres
 * above its body: its share on facets turned away, and what they gain by facing it. Of daylight above `knee`, `kept` is left, so that facets
 * of a brightly lit wing still differ. The 2D renderer reads it too.
 */
export const CRAFT_LIGHT = {
  horizon: 0.4,
  behind: 0.4,
  sun: 0.62,
  knee: 0.9,
  kept: 0.35,
  fireMetres: 1.6,
  fire: 0.3,
  fireGain: 0.7,
} as const

/** Daylight as it falls on the craft, from what sky and sun give of a channel. */
export function craftDaylight(given: number): number {
  return Math.min(given, CRAFT_LIGHT.knee + (given - CRAFT_LIGHT.knee) * CRAFT_LIGHT.kept)
}

/** The light of a wreck's fire so many seconds after it struck, in shares of its colour: without it, it could not be seen in the dark. */
function fireLight({ ending, strikeSeconds }: FlightFrame): number {
  return ending === 'wrecked' ? 0.5 + 0.45 * Math.exp(-1.5 * strikeSeconds) : 0
}

/**
 * The bright horizon ahead lights every edge that faces it. Fire is added to what is dark, so that ivory keeps its facets.
 * `albedo`: its colour, and the share of it that is not lit.
 */
const VERTEX = `
uniform vec3 light;
uniform vec3 groundSun;
uniform vec3 lightAbove;
uniform vec3 lightBelow;
uniform vec3 lightAhead;
uniform vec3 fire;
uniform mat4 pieces[${CRAFT_PIECES.length}];
in vec3 position;
in vec3 normal;
in vec4 albedo;
in float piece;
out vec4 paint;
void main() {
  mat4 place = pieces[int(piece)];
  vec3 outward = normalize(mat3(place) * normal);
  float sun = max(0.0, dot(outward, light));
  vec3 around = mix(lightBelow, lightAbove, 0.5 + 0.5 * outward.y);
  vec3 horizon = lightAhead * ${glslFloat(CRAFT_LIGHT.horizon)} * max(0.0, -outward.z);
  vec3 behind = lightAbove * ${glslFloat(CRAFT_LIGHT.behind)} * max(0.0, outward.z);
  vec4 at = place * vec4(position, 1.0);
  vec3 toFire = pieces[0][3].xyz + vec3(0.0, ${glslFloat(CRAFT_LIGHT.fireMetres)}, 0.0) - at.xyz;
  float facing = max(0.0, dot(outward, toFire) / (length(toFire) + 0.1));
  vec3 burning = fire * (${glslFloat(CRAFT_LIGHT.fire)} + ${glslFloat(CRAFT_LIGHT.fireGain)} * facing);
  vec3 day = around + horizon + behind + groundSun * ${glslFloat(CRAFT_LIGHT.sun)} * sun;
  day = min(day, mix(vec3(${glslFloat(CRAFT_LIGHT.knee)}), day, ${glslFloat(CRAFT_LIGHT.kept)}));
  vec3 lit = albedo.rgb * (day + burning * max(vec3(0.0), 1.0 - day));
  paint = vec4(mix(lit, albedo.rgb, albedo.a), 1.0);
  gl_Position = viewProjection * at;
}
`

/** Full deflection of the elevons by climb and by turn, in radians. */
const ELEVON_BY_CLIMB = 0.42
const ELEVON_BY_TURN = 0.32

export function createCraftModel(): ScenePart {
  const matrices = CRAFT_PIECES.map(() => new Matrix4())
  const whole = new Matrix4()
  const fire = [0, 0, 0]

  const placePiece = ({ name, pivot }: (typeof CRAFT_PIECES)[number], matrix: Matrix4, frame: FlightFrame): void => {
    hingeMatrix(pivot, deflection(name, frame), name === 'flame' ? flameLength(frame) : 1, matrix).premultiply(whole)
  }

  return {
    mesh: createPartMesh(createCraftGeometry(), {
      vertexShader: VERTEX,
      uniforms: { pieces: { value: matrices }, fire: { value: fire } },
    }),
    update: (frame) => {
      craftMatrix(frame.craft, whole)
      const light = fireLight(frame)
      for (let channel = 0; channel < 3; channel += 1) fire[channel] = PALETTE.ember[channel] * light
      for (let index = 0; index < CRAFT_PIECES.length; index += 1) {
        const piece = CRAFT_PIECES[index]
        const matrix = matrices[index]
        const wreckPiece = frame.wreck.pieces[index]
        if (piece.name === 'flame' && isFlameOut(frame)) matrix.makeScale(0, 0, 0)
        else if (frame.ending !== 'wrecked') placePiece(piece, matrix, frame)
        else wreckMatrix(frame.wreck, wreckPiece, matrix)
        matrix.elements[14] -= frame.originZ
      }
    },
  }
}

/** How far a piece is turned about its hinge, in radians; positive turns its trailing edge down. */
function deflection(piece: CraftPiece, frame: FlightFrame): number {
  const { rudder, elevator } = frame.craft
  if (piece === 'left elevon') return -ELEVON_BY_CLIMB * elevator + ELEVON_BY_TURN * rudder
  if (piece === 'right elevon') return -ELEVON_BY_CLIMB * elevator - ELEVON_BY_TURN * rudder
  return 0
}

/** Without fuel, and after a strike; then the nozzle is dark. */
function isFlameOut({ state }: FlightFrame): boolean {
  return state.fuelTenths === 0 || state.phase === 'crashed'
}

/** Length of the flame as a multiple of its built length: with speed, flickering, and starving. */
function flameLength(frame: FlightFrame): number {
  const flicker = Math.sin(frame.time * 47) + Math.sin(frame.time * 71 + 1)
  const power = (1 - 0.55 * starvation(frame.state)) * (frame.motion.decoration ? engineSputter(frame.state) : 1)
  const length = 0.35 + frame.craft.speed / 100 + 0.9 * frame.wake + 0.07 * flicker
  return length * power * flameOfTakeOff(frame.takeOffSeconds)
}
