import { createStore } from 'zustand/vanilla'

import { REDUCED_MOTION } from '~/styles/reduced-motion.ts'

import { createViewOffset } from './safe-area/safe-area.ts'
import { createDigitalInput } from './input/digital-input.ts'
import { createDeviceInUse } from './input/input-device.ts'
import { createThumbStick } from './input/touch/thumb-stick.ts'
import { createLogbookStore } from './player-data/logbook/logbook-store.ts'
import { createSettingsStore } from './player-data/settings-store.ts'
import { createAutopilotCourse } from './session/autopilot-course.ts'
import { anyCourseSeed, courseFromQuery } from './session/course-seed.ts'
import { createEndScene } from './session/end-scene.ts'
import { createLatestFlight, createLink } from './session/linked-flight.ts'
import { createRivals } from './session/rival.ts'
import { openSession } from './session/session.ts'
import { createSessionStore } from './session/session-store.ts'
import { createWatch } from './session/watch.ts'

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
    /** Whether the picture behind the start screen may move. */
    showsAttract: createStore<boolean>(() => true),
    endScene: createEndScene(),
    autopilotCourse: createAutopilotCourse(),
    link: createLink(),
    rivals: createRivals(),
    latestFlight: createLatestFlight(),
    watch: createWatch(),
    viewOffset: createViewOffset(dialog),
  }
}
