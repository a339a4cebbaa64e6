import { DynamicDrawUsage, InstancedBufferAttribute } from 'three'

/** A per-instance attribute that is rewritten in every frame. */
export function createInstanceAttribute(numbersPerInstance: number, instances: number): InstancedBufferAttribute {
  const attribute = new InstancedBufferAttribute(new Float32Array(numbersPerInstance * instances), numbersPerInstance)
  return attribute.setUsage(DynamicDrawUsage)
}
