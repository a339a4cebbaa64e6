/** What happens when the session, the settings or their surroundings change: each list is gone through from top to bottom. */
import type { Game } from '../stores/game.ts'
import { keepCourse } from '../stores/kept-course.ts'
import { sessionWords } from '../hud/live-region/announcements.ts'
import { upperFirst } from '../hud/time-words.ts'
import type { WakeLock } from '../page/wake-lock.ts'
import { keepOfflineCopy } from '../player-data/offline-copy.ts'
import type { Settings } from '../player-data/settings.ts'
import { newMedalOf, rankOf } from '../session/medals.ts'
import type { ResumeCount } from '../session/resume-count.ts'
import type { Session } from '../session/session.ts'
import { pictureEnd } from '../session/picture-status.ts'
import { isAtControls, isEnding, type SessionStage } from '../session/session-stage.ts'
import type { AttractFlight } from './attract-flight.ts'
import type { FlightLoop } from './flight-loop.ts'
import { recordFlight } from './flight-records.ts'
import type { FrameParts } from './frame.ts'
import type { SoundLoader } from './sound-loader.ts'
import { soundSettingsFrom } from './sound-settings.ts'

/** What an open game is made of. */
export interface GameParts extends FrameParts {
  readonly attract: AttractFlight
  readonly flightLoop: FlightLoop
  /** Prepares the chosen rival where it may be another one. */
  readonly prepareRival: () => void
  readonly soundLoader: SoundLoader
  readonly count: ResumeCount
  readonly wakeLock: WakeLock
  /** Whether a flight's end keeps a copy of the site on the device. */
  readonly keepsOfflineCopy: boolean
  /** Aborts when the game is closed. */
  readonly signal: AbortSignal
}

const SILENT_STAGES: readonly SessionStage[] = ['not-started', 'paused', 'resuming']

/** Makes an open game follow session, settings, logbook and page, until it is closed. */
export function followChanges(parts: GameParts): void {
  const { game, signal } = parts
  const { session, settings, logbook, reducedMotion, viewOffset } = game
  keepCourse(session.getState())
  const subscriptions = [
    session.subscribe(oneAtATime(session, (now, before) => sessionChanged(parts, now, before))),
    settings.subscribe(oneAtATime(settings, (now, before) => settingsChanged(parts, now, before))),
    logbook.subscribe(() => parts.prepareRival()),
    reducedMotion.subscribe(() => reducedMotionChanged(parts)),
    viewOffset.subscribe(() => viewOffsetChanged(parts)),
  ]
  // Another tab has changed what is stored.
  window.addEventListener('storage', () => [settings, logbook].forEach(({ reread }) => reread()), { signal })
  window.addEventListener('blur', () => pauseWhenAway(game), { signal })
  game.fullscreen.followLeaving(() => session.dispatch({ type: 'pause', reason: 'player' }), signal)
  pauseWhenTurned(game, signal)
  document.addEventListener('visibilitychange', () => visibilityChanged(parts), { signal })
  signal.addEventListener('abort', () => {
    for (const unsubscribe of subscriptions) unsubscribe()
    closed(parts)
  })
}

function sessionChanged(parts: GameParts, now: Session, before: Session): void {
  const { game, input, picture, sound, announcer, attract, flightLoop } = parts
  const isNewStage = now.stage !== before.stage
  const hasJustEnded = now.summary !== null && now.summary !== before.summary
  const isNewFlight = now.flights !== before.flights
  // What is taken over begins with the count, in silence.
  const hasBegun = (isNewFlight && now.takeOver === null) || (isNewStage && now.stage === 'watching')

  // Announced once the picture of the end gives way to the end screen, or to another flight.
  const earned = isEnding(before) && !isEnding(now) && before.summary !== null ? newMedalOf(before.summary) : null

  // 1. The count before a flight goes on; each new flight counts anew, also where the number is the same
  if (isNewFlight || now.count !== before.count) parts.count.followCount(now.count)

  // 2. Records; practice has none. A visitor who has flown may return without a connection.
  if (hasJustEnded) {
    if (!now.summary.isPractice) recordFlight(game.logbook, now.summary, now.latestFlight)
    if (parts.keepsOfflineCopy) void keepOfflineCopy()
  }

  // 3. The rival, before the flight that it races
  parts.prepareRival()

  // 4. Sound. Not paused at each change: on the start screen another pause would cut off the click of a menu.
  if (hasBegun) sound.start()
  else if (isNewStage || now.watch.isPlaying !== before.watch.isPlaying) pauseOrResumeSound(parts)

  if (earned !== null && !isNewFlight) sound.earnMedal(rankOf(earned))

  // 5. Words. What is still queued of an ended flight, or of one given up, is dropped.
  if (hasJustEnded || isNewFlight) announcer.clear()
  announcer.say('session', sessionWords(now, before))
  if (earned !== null) announcer.say('medal', `${upperFirst(earned)}: a new medal on this course.`)

  // 6. Input: what is held is released outside a flight, where gamepads step through the menus.
  input.followStage()

  // 7. The settings of the view
  picture.applyStores()
  if (now.watch.camera !== before.watch.camera) picture.redraw()

  // 8. Frames that are no longer wanted
  haltFrames(parts)

  // 9. The world: the attract flight first, so that the flight does not build the same one
  const isAttractSeen = attract.wantsFrames()
  if (isAttractSeen) attract.showCourse()
  flightLoop.followSession(now, before, isAttractSeen)
  flightLoop.followWatch(now, before)
  // Only the first flight of a visit is shown taking off: a retry starts at once.
  if (now.flights === 1 && isNewFlight && now.takeOver === null) picture.takeOff()

  // 10. Frames that are wanted now
  runFrames(parts)

  // 11. The screen, which stays on while there is something to see
  keepScreenOn(parts)

  // 12. The course, for a reload
  if (now.seed !== before.seed) keepCourse(now)
}

function settingsChanged(
  { prepareRival, sound, soundLoader, picture, flightLoop }: GameParts,
  now: Settings,
  before: Settings,
): void {
  // 1. The rival, before the flight that it races
  prepareRival()

  // 2. Sound, its guide and its music
  sound.set(soundSettingsFrom(now))
  soundLoader.followSettings()

  // 3. The view, or another one
  picture.applyStores()
  picture.redraw()
  picture.followChoice(now, before)

  // 4. The coming flight
  if (now.isRelaxed !== before.isRelaxed) flightLoop.prepareAnew()
}

function visibilityChanged(parts: GameParts): void {
  // 1. The pause, so that the rest sees a paused flight
  if (document.visibilityState === 'hidden') pauseWhenAway(parts.game)

  // 2. Sound
  pauseOrResumeSound(parts)

  // 3. Frames
  followFrames(parts)

  // 4. The screen
  keepScreenOn(parts)
}

function reducedMotionChanged(parts: GameParts): void {
  parts.picture.applyStores()
  followFrames(parts)
}

function viewOffsetChanged({ picture }: GameParts): void {
  picture.applyStores()
  picture.redraw()
}

function closed({ game, attract, flightLoop, count, announcer, sound, wakeLock }: GameParts): void {
  for (const { frames } of [attract, flightLoop]) frames.halt()
  count.stop()
  announcer.clear()
  sound.dispose()
  wakeLock.hold(false)
  game.viewOffset.close()
}

function followFrames(parts: GameParts): void {
  haltFrames(parts)
  if (parts.attract.wantsFrames()) parts.attract.showCourse()
  runFrames(parts)
}

function haltFrames({ attract, flightLoop }: GameParts): void {
  for (const { frames, wantsFrames } of [attract, flightLoop]) if (!wantsFrames()) frames.halt()
}

function runFrames({ attract, flightLoop }: GameParts): void {
  for (const { frames, wantsFrames } of [attract, flightLoop]) if (wantsFrames()) frames.run()
}

/** How much wider or narrower the page is once a phone or tablet has been turned or folded, or its screen divided. */
const TURNED = 1.25

/** Pauses a flight that is steered by touch when that happens. */
function pauseWhenTurned({ session, device }: Game, signal: AbortSignal): void {
  const { documentElement: page } = document
  let width = page.clientWidth
  const pause = () => device.getState() === 'touch' && session.dispatch({ type: 'pause', reason: 'turned' })
  function followSize(): void {
    const ratio = page.clientWidth / width
    width = page.clientWidth
    if (ratio > TURNED || ratio < 1 / TURNED) pause()
  }
  // The screens of some foldables are nearly square.
  matchMedia('(orientation: portrait)').addEventListener('change', pause, { signal })
  window.addEventListener('resize', followSize, { signal })
}

function pauseWhenAway({ session }: Game): void {
  session.dispatch({ type: 'pause', reason: 'away' })
}

function pauseOrResumeSound({ game, sound }: GameParts): void {
  const { stage, watch, picture } = game.session.getState()
  const isStill = stage === 'watching' ? !watch.isPlaying : SILENT_STAGES.includes(stage)
  // Without a picture no frame would end the sound of a watched flight.
  if (isStill || pictureEnd({ picture }) !== null || document.visibilityState === 'hidden') sound.pause()
  else sound.resume()
}

function keepScreenOn({ game, wakeLock }: GameParts): void {
  const session = game.session.getState()
  const isMoving = isAtControls(session) || (session.stage === 'watching' && session.watch.isPlaying)
  wakeLock.hold(isMoving && document.visibilityState !== 'hidden')
}

/** Serialises a store's changes: one that is dispatched during `onChange` is handled after it returns. */
function oneAtATime<Value>(
  store: { readonly getState: () => Value },
  onChange: (now: Value, before: Value) => void,
): () => void {
  let followed = store.getState()
  let isFollowing = false
  return () => {
    if (isFollowing) return
    isFollowing = true
    try {
      while (followed !== store.getState()) {
        const before = followed
        followed = store.getState()
        onChange(followed, before)
      }
    } finally {
      isFollowing = false
    }
  }
}
