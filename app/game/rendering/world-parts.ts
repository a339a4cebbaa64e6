/** What there is in the world, in the order it is drawn: one draw call each. */
import type { BufferGeometry, RawShaderMaterial } from 'three'

import { createCanisterModel } from './course/canister-model'
import { createRingModel } from './course/ring-model'
import { createCraftModel } from './craft/craft-model'
import type { Detail } from './detail'
import { createGlowModel } from './effects/glow-model'
import { createParticleModel } from './effects/particle-model'
import { createRibbonModel } from './effects/ribbon-model'
import { createShadowModel } from './effects/shadow-model'
import type { ScenePart } from './scene-part'
import { createDomeModel } from './sky/dome-model'
import { createFarModel } from './sky/far-model'
import { createTerrainModel } from './terrain/terrain-model'

export interface DrawnPart extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

export interface WorldPart {
  readonly name: string
  readonly create: () => DrawnPart
}

/** Solid things first, near before far, so that the sky fills only what is left; then what is laid over them. */
export function worldParts(detail: Detail): readonly WorldPart[] {
  return [
    { name: 'craft', create: createCraftModel },
    { name: 'rings', create: () => createRingModel(detail) },
    { name: 'canisters', create: createCanisterModel },
    { name: 'ground', create: () => createTerrainModel(detail) },
    { name: 'sky', create: () => createDomeModel(detail) },
    { name: 'far', create: () => createFarModel(detail) },
    { name: 'shadow', create: createShadowModel },
    { name: 'ribbons', create: createRibbonModel },
    { name: 'particles', create: () => createParticleModel(detail) },
    { name: 'glows', create: createGlowModel },
  ]
}
