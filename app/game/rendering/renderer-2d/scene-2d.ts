/**
 * The scene without a GPU. The parts are those of WebGL: they are brought to each frame as there and write the
 * same numbers, which their shaders would read; here parts of its own read them. No WebGL context is needed.
 */
import type { FlightFrame } from '../frame/flight-frame.ts'
import { DETAILS, type Detail } from '../quality/detail.ts'
import { CREATE_PART } from '../view/scene-parts.ts'
import { createDrawQueue } from './drawing/draw-queue.ts'
import { createCanisters2d, createRings2d } from './parts/course-2d.ts'
import { createCraft2d, createRival2d } from './parts/craft-2d.ts'
import { createFlock2d, createGlows2d, createParticles2d, createRibbons2d, createShadow2d } from './parts/effects-2d.ts'
import { createGround2d } from './parts/ground-2d.ts'
import type { CreatePart2d } from './parts/part-2d.ts'
import { createDome2d } from './parts/dome-2d.ts'
import { createAtmosphere2d } from './drawing/atmosphere-2d.ts'
import { createFar2d } from './parts/far-2d.ts'
import { createTrees2d } from './parts/trees-2d.ts'
import { createWayside2d } from './parts/wayside-2d.ts'
import type { Pen } from './drawing/pen.ts'

/**
 * The low detail, with ground as far as an open horizon needs, a round planet and round rings. The ground and the rings cost 9 %
 * of a picture's time.
 */
const DETAIL_2D: Detail = {
  ...DETAILS.low,
  drawnMetres: 1120,
  midHalfWidth: 280,
  canisterSides: 8,
  skySegments: 48,
  cloudColumns: 14,
  stars: 160,
  ringSegments: 48,
  ringTubeSides: 4,
  thinnest: 1,
}

/** The parts of WebGL's scene that are drawn here too; ground, sky and far ground are drawn below by themselves. */
const CREATE_PART_2D = {
  craft: createCraft2d,
  rings: createRings2d,
  canisters: createCanisters2d,
  flock: createFlock2d,
  wayside: createWayside2d,
  trees: createTrees2d,
  rival: createRival2d,
  shadow: createShadow2d,
  ribbons: createRibbons2d,
  particles: createParticles2d,
  glows: createGlows2d,
} satisfies Readonly<Partial<Record<keyof typeof CREATE_PART, CreatePart2d>>>

export function createScene2d(pen: Pen) {
  const atmosphere = createAtmosphere2d()
  const ground = createGround2d(DETAIL_2D, pen, atmosphere)
  const drawDome = createDome2d(pen, atmosphere, ground)
  const far = createFar2d(DETAIL_2D, pen, atmosphere, ground)
  const names = Object.keys(CREATE_PART_2D) as (keyof typeof CREATE_PART_2D)[]
  const pairs = names.map((name) => [CREATE_PART[name](DETAIL_2D), CREATE_PART_2D[name]] as const)
  const parts = pairs.map(([part]) => part)
  const parts2d = pairs.map(([part, create]) => create(part, pen, atmosphere))
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
      for (const queuePart of parts2d) queuePart(frame, queue)
      ground.queue(queue)
      queue.sort()
      ground.draw(queue)
    },
  }
}
