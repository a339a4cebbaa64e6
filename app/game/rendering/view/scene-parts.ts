/** What the world is drawn of, by either renderer. */
import { createCanisterModel } from '../course/canister-model.ts'
import { createRingModel } from '../course/ring-model.ts'
import { createCraftModel } from '../craft/craft-model.ts'
import { createRivalModel } from '../craft/rival-model.ts'
import { createFlockModel } from '../effects/flock-model.ts'
import { createGlowModel } from '../effects/glow-model.ts'
import { createParticleModel } from '../effects/particle-model.ts'
import { createRibbonModel } from '../effects/ribbon-model.ts'
import { createShadowModel } from '../effects/shadow-model.ts'
import { createDomeModel, createFarModel } from '../sky/sky-models.ts'
import { createTerrainModel } from '../terrain/terrain-model.ts'
import { createTreesModel } from '../wayside/trees-model.ts'
import { createWaysideModel } from '../wayside/wayside-model.ts'
import type { Detail } from '../quality/detail.ts'
import type { ScenePart } from '../shading/scene-part.ts'

/** The parts in drawing order, one draw call each in WebGL: opaque ones from near to far, then what is blended over them. */
export const CREATE_PART = {
  craft: createCraftModel,
  rings: createRingModel,
  canisters: createCanisterModel,
  flock: createFlockModel,
  wayside: createWaysideModel,
  trees: createTreesModel,
  ground: createTerrainModel,
  sky: createDomeModel,
  far: createFarModel,
  rival: createRivalModel,
  shadow: createShadowModel,
  ribbons: createRibbonModel,
  particles: createParticleModel,
  glows: createGlowModel,
} satisfies Readonly<Record<string, (detail: Detail) => ScenePart>>
