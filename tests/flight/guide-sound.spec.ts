/** The sound guide as it leaves the mixer, rendered offline by the browser and measured. */
import type { Page } from '@playwright/test'

import { bundleScript } from '../../testing/bundle.ts'
import type { GuideCues } from '../../app/game/sound/guide/guide-cues.ts'
import type { Heard } from '../../testing/rendered-sound.ts'
import { ENGINE_BESIDE_GUIDE } from '../../app/game/play/sound-volumes.ts'
import { expect, test } from '../support/journey.ts'

type RenderedSound = typeof import('../../testing/rendered-sound.ts')

test('pan, pitch, pulses, canister and growl of the sound guide are distinct in the mix', async ({ page }) => {
  await page.evaluate(`${await bundleScript(['testing/rendered-sound.ts'], 'rendered')}; window.rendered = rendered`)
  const hear = (cues: Partial<GuideCues>, hertz: readonly number[] = []) => hearIn(page, cues, hertz)

  const [left, halfRight, middle, right] = await Promise.all([-1, 0.5, 0, 1].map((side) => hear({ side })))
  expect(difference(middle), 'the middle is in both ears').toBeCloseTo(0, 1)
  expect(difference(right), 'the right is in the right ear, beside the reference in the middle').toBeGreaterThan(8)
  expect(difference(left)).toBeCloseTo(-difference(right), 1)
  expect(difference(halfRight)).toBeGreaterThan(3)
  expect(difference(halfRight)).toBeLessThan(difference(right) - 3)

  const [low, level, high] = await Promise.all([-1, 0, 1].map((height) => hear({ height }, [220, 440, 880])))
  const risen = (heard: Heard, tone: number) => heard.tones[tone] - level.tones[tone]
  expect(risen(low, 0), 'an octave below the reference').toBeGreaterThan(20)
  expect(risen(high, 2), 'an octave above it').toBeGreaterThan(20)
  expect(low.tones[1], 'against a reference that stays').toBeCloseTo(high.tones[1], 0)

  expect((await hear({ nearness: 0 })).pulsesPerSecond, 'four pulses a second').toBeCloseTo(4, 0)
  expect((await hear({ nearness: 1 })).pulsesPerSecond, 'six at a ring').toBeCloseTo(6, 0)

  const canister = await hear({ isCanister: true }, [1320])
  const course = await hear({}, [1320])
  expect(canister.tones[0], 'a canister has overtones of its own').toBeGreaterThan(course.tones[0] + 3)
  expect(Math.abs(canister.left - course.left), 'and is as loud').toBeLessThan(3)

  const growls = await Promise.all(([1, 2, 3] as const).map((groundStep) => hear({ groundStep, groundSide: 1 }, [92])))
  const levels = growls.map(({ tones }) => tones[0])
  expect(levels[1] - levels[0], 'each step is louder').toBeGreaterThan(3)
  expect(levels[2] - levels[1]).toBeGreaterThan(3)
  expect(difference(growls[2]), 'on its higher side').toBeGreaterThan(3)

  for (const { peak, dcOffset } of [left, middle, right, low, high, canister, ...growls] as Heard[]) {
    expect(peak).toBeLessThan(0.6)
    expect(dcOffset).toBeLessThan(0.001)
  }
  const engine = await page.evaluate(
    (volume) => (window as unknown as { rendered: RenderedSound }).rendered.hearEngine(volume),
    ENGINE_BESIDE_GUIDE,
  )
  expect(middle.left - engine.left, 'the guide stands above engine and wind').toBeGreaterThan(8)
})

/** How much louder the right ear hears it, in dB. */
function difference(heard: Heard | undefined): number {
  return (heard?.right ?? NaN) - (heard?.left ?? NaN)
}

async function hearIn(page: Page, cues: Partial<GuideCues>, hertz: readonly number[]): Promise<Heard> {
  return page.evaluate(
    ([given, tones]) => (window as unknown as { rendered: RenderedSound }).rendered.hearGuide(given, tones),
    [cues, hertz] as const,
  )
}
