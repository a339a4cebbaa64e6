import { createStore, type StoreApi } from 'zustand/vanilla'

import { REDUCED_MOTION, type ReducedMotion } from '~/styles/reduced-motion.ts'

import { createFullscreen, type Fullscreen } from '../page/fullscreen.ts'
import { createViewOffset, type ViewOffset } from '../safe-area/safe-area.ts'
import { createDigitalInput, type DigitalInput } from '../input/digital-input.ts'
import { createDeviceInUse, type DeviceInUse } from '../input/input-device.ts'
import { createThumbStick, type ThumbStick } from '../input/thumb-stick.ts'
import { createLogbookStore, type LogbookStore } from '../player-data/logbook/logbook-store.ts'
import { createSettingsStore, type SettingsStore } from '../player-data/settings-store.ts'
import { anyCourseSeed, courseFromQuery } from '../session/course-seed.ts'
import { openSession } from '../session/session.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'

/** What the screens and the runtime share while the dialog is open: both listen to it or write it. */
export interface Game {
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly reducedMotion: ReducedMotion
  readonly logbook: LogbookStore
  readonly digital: DigitalInput
  readonly thumb: ThumbStick
  readonly device: DeviceInUse
  /** How far a watched flight has come, in ticks. */
  readonly watchTick: StoreApi<number>
  readonly viewOffset: ViewOffset
  readonly fullscreen: Fullscreen
}

export function createGame(dialog: HTMLElement): Game {
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
    watchTick: createStore(() => 0),
    viewOffset: createViewOffset(dialog),
    fullscreen: createFullscreen(dialog),
  }
}
