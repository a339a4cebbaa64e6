import { expect, test } from 'vitest'

import { gainFromVolume } from './mixer.ts'

test('volumes of 0, 0.5 and 1 give gains of 0, 0.25 and 1', () => {
  expect([0, 0.5, 1].map(gainFromVolume)).toEqual([0, 0.25, 1])
})
