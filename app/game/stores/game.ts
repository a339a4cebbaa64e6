import { createStore, type StoreApi } from 'zustand/vanilla'

import { REDUCED_MOTION, type ReducedMotion } from '~/styles/reduced-motion.ts'

import { createFullscreen, type Fullscreen } from '../page/fullscreen.ts'
import { createViewOffset, type ViewOffset } from '../safe-area/safe-area.ts'
import { createDigitalInput, type DigitalInput } from '../input/digital-input.ts'
import { createDeviceInUse, type DeviceInUse } from '../input/input-device.ts'
import { createMouseStick, type MouseStick } from '../input/mouse-stick.ts'
import { createThumbStick, type ThumbStick } from '../input/thumb-stick.ts'
import { createLogbookStore, type LogbookStore } from '../player-data/logbook/logbook-store.ts'
import type { CameraChoice } from '../player-data/settings.ts'
import { createSettingsStore, type SettingsStore } from '../player-data/settings-store.ts'
import type { CameraScale } from '../rendering/frame/flight-frame.ts'
import { keptCourse } from './kept-course.ts'
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
  readonly mouse: MouseStick
  readonly device: DeviceInUse
  /** How far a watched flight has come, in ticks. */
  readonly watchTick: StoreApi<number>
  /** What is chosen of the camera. */
  readonly cameraScale: () => CameraScale
  readonly viewOffset: ViewOffset
  readonly fullscreen: Fullscreen
}

/** What most screens read and change. */
export type GameStores = Pick<Game, 'session' | 'settings' | 'logbook'>

/** As a share of the tuned distance. Nearer, a banked wing would leave the picture of a phone. */
const CAMERA_DISTANCE: Readonly<Record<CameraChoice, number>> = { near: 0.75, normal: 1, far: 1.4 }

export function createGame(dialog: HTMLElement): Game {
  const kept = keptCourse()
  const asked = courseFromQuery(window.location.search, Date.now())
  // The address of the day's course asks for today's, also in a tab that was left open overnight.
  const isOfDay = kept?.courseOrigin === 'day' && asked?.courseOrigin === 'day'
  const { seed, courseOrigin } = (isOfDay ? asked : (kept ?? asked)) ?? {
    seed: anyCourseSeed(),
    courseOrigin: 'chance',
  }
  const settings = createSettingsStore()
  const cameraScale = () => {
    const { camera, viewWidth } = settings.getState()
    return { distance: CAMERA_DISTANCE[camera], width: viewWidth }
  }
  return {
    session: createSessionStore(openSession(seed, courseOrigin)),
    settings,
    reducedMotion: REDUCED_MOTION,
    logbook: createLogbookStore(),
    digital: createDigitalInput(),
    thumb: createThumbStick(),
    mouse: createMouseStick(),
    device: createDeviceInUse(),
    watchTick: createStore(() => 0),
    cameraScale,
    viewOffset: createViewOffset(dialog, cameraScale),
    fullscreen: createFullscreen(dialog),
  }
}
