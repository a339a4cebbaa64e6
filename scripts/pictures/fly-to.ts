import type { Page } from '@playwright/test'

import type { FlightState } from '../../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import type { FlownMoment } from './moments.ts'

/** How long the picture is flown frame by frame before it is taken: springs, ribbons and sparks need their past. */
const LEAD_SECONDS = 3
/** The size of the frames on the way, which nobody sees. */
const UNSEEN = 16

export interface PictureSize {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Device pixels to a CSS pixel. */
  readonly ratio: number
}

/** Flies up to a moment, without drawing for as long as possible, and sets the size of the picture. `page`: with the harness. */
export async function flyTo(page: Page, moment: FlownMoment, size: PictureSize): Promise<void> {
  const { second, ...flown } = moment
  await page.evaluate(
    async ({ flight, leadSeconds, second, size, ticksPerSecond }) => {
      const harness = window.flightHarness
      await harness.begin(flight)
      harness.skipTo(second - leadSeconds)
      harness.fly(second - harness.flight().tick / ticksPerSecond)
      harness.resize(size.width, size.height, size.ratio)
    },
    {
      flight: { ...flown, detail: 'high' as const, width: UNSEEN, height: UNSEEN, ratio: 1 },
      leadSeconds: LEAD_SECONDS,
      second,
      size,
      ticksPerSecond: TICKS_PER_SECOND,
    },
  )
}

/** A PNG of the picture `seconds` after the last one, and the flight then. */
export async function takePicture(page: Page, seconds = 0): Promise<{ png: Buffer; flight: FlightState }> {
  const { png, flight } = await page.evaluate(async (seconds) => {
    const harness = window.flightHarness
    if (seconds > 0) harness.fly(seconds)
    return { png: await harness.picture(), flight: harness.flight() }
  }, seconds)
  return { png: Buffer.from(png, 'base64'), flight }
}
