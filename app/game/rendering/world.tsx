/**
 * The scene as components. Each mounts one part of the world and is not rendered again; the parts are told of each
 * frame through the stage, outside React.
 */
import { useLayoutEffect, useMemo, useState } from 'react'

import type { Detail } from './detail'
import type { Stage } from './stage'
import { worldParts, type DrawnPart } from './world-parts'

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
  /** Fixed for as long as the world is mounted. */
  readonly detail: Detail
}

export function World({ stage, detail }: WorldProps) {
  const parts = useMemo(() => worldParts(detail), [detail])
  return parts.map((part) => <Actor key={part.name} stage={stage} create={part.create} />)
}
