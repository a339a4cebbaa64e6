/**
 * The scene without a GPU. The parts are those of the other view: they are brought to each frame as there and write the
 * same numbers, which their shaders would read; here flat parts read them. Nothing of WebGL is called.
 */
import type { FlightFrame } from '../flight-frame.ts'
import { DETAILS, type Detail } from '../quality/detail.ts'
import { CREATE_PART } from '../scene.ts'
import { createDrawQueue } from './draw-queue.ts'
import { createFlatCanisters, createFlatRings } from './parts/flat-course.ts'
import { createFlatCraft } from './parts/flat-craft.ts'
import { createFlatGlows, createFlatParticles, createFlatRibbons, createFlatShadow } from './parts/flat-effects.ts'
import { createFlatGround } from './parts/flat-ground.ts'
import type { CreateFlatPart } from './parts/flat-part.ts'
import { createFlatDome } from './parts/flat-dome.ts'
import { createFlatAtmosphere } from './flat-atmosphere.ts'
import { createFlatRival } from './parts/flat-rival.ts'
import { createFlatFar } from './parts/flat-far.ts'
import type { Pen } from './pen.ts'

/**
 * The low detail, with ground as far as an open horizon needs, a round giant and round rings. The ground and the rings cost 9 %
 * of a picture's time.
 */
const FLAT_DETAIL: Detail = {
  ...DETAILS.low,
  sightMetres: 1120,
  skySegments: 48,
  stars: 160,
  ringSegments: 48,
  ringTubeSides: 4,
  thinnest: 1,
}

/** The parts of the other view that are drawn here too; ground, sky and far ground are drawn below by themselves. */
const CREATE_FLAT_PART = {
  craft: createFlatCraft,
  rings: createFlatRings,
  canisters: createFlatCanisters,
  rival: createFlatRival,
  shadow: createFlatShadow,
  ribbons: createFlatRibbons,
  particles: createFlatParticles,
  glows: createFlatGlows,
} satisfies Readonly<Partial<Record<keyof typeof CREATE_PART, CreateFlatPart>>>

export function createFlatScene(pen: Pen) {
  const atmosphere = createFlatAtmosphere()
  const ground = createFlatGround(FLAT_DETAIL, pen, atmosphere)
  const drawDome = createFlatDome(pen, atmosphere, ground)
  const far = createFlatFar(FLAT_DETAIL, pen, atmosphere, ground)
  const names = Object.keys(CREATE_FLAT_PART) as (keyof typeof CREATE_FLAT_PART)[]
  const pairs = names.map((name) => [CREATE_PART[name](FLAT_DETAIL), CREATE_FLAT_PART[name]] as const)
  const parts = pairs.map(([part]) => part)
  const flatParts = pairs.map(([part, create]) => create(part, pen, atmosphere))
  const queue = createDrawQueue()
  return {
    restart: (frame: FlightFrame): void => {
      atmosphere.restart(frame)
      far.restart(frame)
      ground.restart(frame)
      for (const part of parts) part.restart?.(frame)
    },
    /** Brings all parts to a frame, without drawing it. */
    update: (frame: FlightFrame): void => {
      atmosphere.update(frame)
      for (const part of parts) part.update?.(frame)
    },
    draw: (frame: FlightFrame): void => {
      ground.update(frame)
      drawDome()
      far.draw(frame)
      queue.clear()
      for (const queuePart of flatParts) queuePart(frame, queue)
      ground.queue(queue)
      queue.sort()
      ground.draw(queue)
    },
  }
}
