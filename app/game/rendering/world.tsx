/**
 * The scene as components: what there is, in the order it is drawn. Each component mounts one part and is not rendered
 * again; the parts are told of each frame through the stage, outside React.
 */
import { useLayoutEffect, useState } from 'react'
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
import type { Stage } from './stage'
import { createTerrainModel } from './terrain/terrain-model'

interface DrawnPart extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

interface ActorProps {
  readonly stage: Stage
  readonly create: () => DrawnPart
}

/** One part of the picture: on the stage and in the scene for as long as it is mounted. */
function Actor({ stage, create }: ActorProps) {
  const [part] = useState(create)
  useLayoutEffect(() => stage.add(part), [stage, part])
  // Shaders place everything themselves, so neither a matrix nor a bounding sphere is ever needed.
  return <mesh geometry={part.geometry} material={part.material} frustumCulled={false} matrixAutoUpdate={false} />
}

export interface WorldProps {
  readonly stage: Stage
  readonly detail: Detail
}

/** Solid things first, near before far, so that the sky fills only what is left; then what is laid over them. */
export function World({ stage, detail }: WorldProps) {
  return (
    <>
      <Actor stage={stage} create={createCraftModel} />
      <Actor stage={stage} create={() => createRingModel(detail)} />
      <Actor stage={stage} create={createCanisterModel} />
      <Actor stage={stage} create={() => createTerrainModel(detail)} />
      <Actor stage={stage} create={() => createDomeModel(detail)} />
      <Actor stage={stage} create={() => createFarModel(detail)} />
      <Actor stage={stage} create={createShadowModel} />
      <Actor stage={stage} create={createRibbonModel} />
      <Actor stage={stage} create={() => createParticleModel(detail)} />
      <Actor stage={stage} create={createGlowModel} />
    </>
  )
}
