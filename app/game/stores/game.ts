import { createStore } from 'zustand/vanilla'

import { REDUCED_MOTION } from '~/styles/reduced-motion.ts'

import { createViewOffset } from '../safe-area/safe-area.ts'
import { createDigitalInput } from '../input/digital-input.ts'
import { createDeviceInUse } from '../input/input-device.ts'
import { createThumbStick } from '../input/thumb-stick.ts'
import { createLogbookStore } from '../player-data/logbook/logbook-store.ts'
import { createSettingsStore } from '../player-data/settings-store.ts'
import { anyCourseSeed, courseFromQuery } from '../session/course-seed.ts'
import { openSession } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'

/** What the screens and the runtime share while the dialog is open: both listen to it or write it. */
export type Game = Readonly<ReturnType<typeof createGame>>

export function createGame(dialog: HTMLElement) {
  const { seed, origin } = courseFromQuery(window.location.search, Date.now()) ?? {
    seed: anyCourseSeed(),
    origin: 'chance',
  }
  return {
    session: createSessionStore(openSession(seed, origin)),
    settings: createSettingsStore(),
    reducedMotion: REDUCED_MOTION,
    logbook: createLogbookStore(),
    digital: createDigitalInput(),
    thumb: createThumbStick(),
    device: createDeviceInUse(),
    /** How far a watched flight has come, in steps of WATCH_STEP_TICKS. */
    watchTick: createStore(() => 0),
    viewOffset: createViewOffset(dialog),
  }
}
