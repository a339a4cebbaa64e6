/** The sound of a flight as it leaves the mixer, rendered offline by the browser and measured. */
import type { Page } from '@playwright/test'

import { bundleScript } from '../../testing/bundle.ts'
import { CHAIN_RATIOS } from '../../app/game/sound/cues/cue-notes.ts'
import { TONIC_HERTZ } from '../../app/game/sound/synthesis/scale.ts'
import type { GuideCues } from '../../app/game/sound/guide/guide-cues.ts'
import type { Heard, HeardRing } from '../../testing/rendered-sound.ts'
import { ENGINE_BESIDE_GUIDE } from '../../app/game/play/sound-settings.ts'
import { expect, test } from '../support/journey.ts'

type RenderedSound = typeof import('../../testing/rendered-sound.ts')
type RenderedMusic = typeof import('../../testing/rendered-music.ts')

test('pan, pitch, pulses, canister and growl of the sound guide are distinct in the mix', async ({ page }) => {
  await openRendered(page)
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
  const beside = await page.evaluate(
    (volume) =>
      (window as unknown as { rendered: RenderedSound }).rendered.hearEngine(volume, { rockMetres: 3, rockSide: 0 }),
    ENGINE_BESIDE_GUIDE,
  )
  expect(middle.left - beside.left, 'also above the wind of near rock').toBeGreaterThan(6)
})

test('a ring flown near its rim and one flown dead centre are told apart by ear within 0.3 s', async ({ page }) => {
  await openRendered(page)
  for (const ringsCollected of [1, 4, 7, 10]) {
    const [rim, clean, centre] = await Promise.all(
      [0.26, 0.75, 0.97].map((precision) => hearRing(page, { ringsCollected, precision })),
    )
    expect(centre.level - rim.level, `ring ${ringsCollected} is louder`).toBeGreaterThan(3.5)
    expect(centre.treble - rim.treble, 'and brighter').toBeGreaterThan(6)
    expect(clean.level - rim.level).toBeGreaterThan(2.5)
    expect(centre.treble - clean.treble).toBeGreaterThan(1)
  }
})

test('a grazed ring rasps within 0.3 s, and neither one clear of its rim nor a missed one does', async ({ page }) => {
  await openRendered(page)
  for (const ringsCollected of [1, 4, 7, 10]) {
    const [grazed, ...others] = await Promise.all(
      [{ precision: 0.08 }, { precision: 0.26 }, { precision: 0.75 }, { precision: 0.97 }, { isMissed: true }].map(
        (ring) => hearRing(page, { ringsCollected, ...ring }),
      ),
    )
    for (const { rasp } of others) expect(grazed.rasp, `ring ${ringsCollected}`).toBeGreaterThan(2 * rasp)
  }
})

test('each clean ring in a row adds a tone that is heard', async ({ page }) => {
  await openRendered(page)
  const added = CHAIN_RATIOS.map((ratio) => ratio * TONIC_HERTZ)
  for (const [index, hertz] of added.entries()) {
    const chain = index + 1
    // A ring whose own notes are none of the chord's.
    const [before, after] = await Promise.all(
      [chain, chain + 1].map((each) => hearRing(page, { ringsCollected: 2, chain: each }, [hertz])),
    )
    expect(after.tones[0] - before.tones[0], `the tone of chain ${chain + 1}`).toBeGreaterThan(4)
  }
})

test('the wind rises by 6 dB in the ear on the side of near rock', async ({ page }) => {
  await openRendered(page)
  const hear = (rock: Parameters<RenderedSound['hearEngine']>[1]) =>
    page.evaluate((given) => (window as unknown as { rendered: RenderedSound }).rendered.hearEngine(1, given), rock)
  const [free, left, right, below] = await Promise.all(
    [{}, { rockMetres: 5, rockSide: -1 }, { rockMetres: 5, rockSide: 1 }, { rockMetres: 5, rockSide: 0 }].map(hear),
  )
  const risen = (heard: Heard) => [heard.trebleLeft - free.trebleLeft, heard.trebleRight - free.trebleRight]
  for (const [heard, expected] of [
    [left, [6, 0]],
    [right, [0, 6]],
    [below, [6, 6]],
  ] as const)
    risen(heard).forEach((rise, ear) => expect(Math.abs(rise - expected[ear])).toBeLessThan(0.5))
})

test('the music of a flight stays at −30 LUFS, breathes, and leaves room above it @rest', async ({ page }) => {
  await openRendered(page, 'testing/rendered-music.ts')
  for (const [seed, pilot] of [
    [3, 'autopilot'],
    [6, 'human'],
  ] as const) {
    const { integrated, momentary, peak } = await page.evaluate(
      ([course, flier]) => (window as unknown as { rendered: RenderedMusic }).rendered.hearMusic(course, flier),
      [seed, pilot] as const,
    )
    expect(integrated, pilot).toBeGreaterThan(-33)
    expect(integrated).toBeLessThan(-28.5)
    // The ring's chime, alone, has a peak of 0.44.
    expect(peak).toBeLessThan(0.3)
    const within3dB = momentary.map((low) => momentary.filter((level) => level >= low && level <= low + 3).length)
    expect(Math.max(...within3dB) / momentary.length, 'the share of the time within 3 dB').toBeLessThanOrEqual(0.4)
  }
})

/** @param harness bundled into the page as `rendered` */
async function openRendered(page: Page, harness = 'testing/rendered-sound.ts'): Promise<void> {
  await page.evaluate(`${await bundleScript([harness], 'rendered')}; window.rendered = rendered`)
}

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

async function hearRing(
  page: Page,
  ring: Parameters<RenderedSound['hearRing']>[0],
  hertz: readonly number[] = [],
): Promise<HeardRing> {
  return page.evaluate(
    ([given, tones]) => (window as unknown as { rendered: RenderedSound }).rendered.hearRing(given, tones),
    [ring, hertz] as const,
  )
}
