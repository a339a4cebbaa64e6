import { openFlightText } from '../flight-link/flight-links.ts'
import type { FlightResult } from '../flight-link/resimulate.ts'
import { bestFlightOn } from '../player-data/logbook/best-flights.ts'
import { nextMedalOn } from '../player-data/logbook/course-medals.ts'
import { bestSplitsOn, legsFrom, timeOf } from '../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../player-data/logbook/flight-kind.ts'
import { linkedFlightOn } from '../session/link-state.ts'
import { medalTimesFor, ticksOfMedal, type Medal } from '../session/medals.ts'
import { aceTicksOf } from '../session/named-courses.ts'
import { fieldOn, rivalsHere, type Field, type Rival, type RivalChoice, type RivalName } from '../session/rival.ts'
import { autopilotFlight } from '../simulation/flight/autopilot-flight.ts'
import type { GameStores } from '../stores/game.ts'

/** Returns what prepares the chosen rival for the present course, to be called where choice, course, link, kind of flight or best flights may have changed. */
export function createRivalPreparation(game: GameStores): () => void {
  const { session, settings, logbook } = game
  let prepared = ''
  let preparedField: Field = []

  /** A rival that needs nothing fetched or decoded. */
  function rivalAtOnce(rivalChoice: RivalChoice): Rival | null {
    const { seed, link, field } = session.getState()
    const linked = linkedFlightOn(seed, link)
    if (rivalChoice === 'link' && linked !== undefined) return rivalFrom('link', linked)
    const fastest = fieldOn(seed, field).at(0)
    if (rivalChoice === 'field' && fastest !== undefined) return rivalFrom('field', fastest)
    if (rivalChoice !== 'autopilot' && rivalChoice !== 'pacer') return null
    const { isRelaxed } = settings.getState()
    const autopilot = rivalFrom('autopilot', autopilotFlight(seed, { isRelaxed }))
    return rivalChoice === 'pacer' ? pacerFrom(autopilot, nextMedal(game)) : autopilot
  }

  /** The flight that stands for the best; undefined where none is kept. */
  function bestText(): string | undefined {
    const { seed, keptRival } = session.getState()
    if (keptRival?.seed === seed) return keptRival.text
    return bestFlightOn(logbook.getState().flights, seed, kindFromSettings(settings.getState()))
  }

  return () => {
    const { rivalChoice, seed, link, field } = session.getState()
    const { isRelaxed } = settings.getState()
    const isHere = rivalsHere(session.getState(), isRelaxed, bestText() !== undefined)[rivalChoice]
    const choice = rivalChoice === 'target' || isHere === false ? rivalOfTarget(game) : rivalChoice
    const text = choice === 'best' ? bestText() : undefined
    const wanted = [choice, seed, isRelaxed, text, link.status, choice === 'pacer' && nextMedal(game)].join()
    if (wanted === prepared && field === preparedField) return
    prepared = wanted
    preparedField = field
    session.dispatch({ type: 'rival-ready', rival: rivalAtOnce(choice) })
    if (choice !== 'best' && choice !== 'ace') return
    Promise.resolve(text ?? aceText(seed))
      .then((kept) => openFlightText(kept))
      .then((opened) => {
        if (wanted !== prepared || opened.status !== 'flown') return
        session.dispatch({ type: 'rival-ready', rival: rivalFrom(choice, opened.result) })
      })
      // Without it there is no race; the flight is not affected.
      .catch(() => undefined)
  }
}

/** The medal to fly for on the present course, in flights of the present kind. */
function nextMedal({ session, settings, logbook }: GameStores): Medal | null {
  return nextMedalOn(logbook.getState().medals, session.getState().seed, kindFromSettings(settings.getState()))
}

/**
 * How what a pacer loses on the autopilot grows along its way, as a power of the way flown. People lose little at first and more later:
 * model pilots who finish 0.5 to 0.9 s too late are some 0.3 s behind this one half-way, and were as much ahead of an even one.
 */
const LAG_POWER = 1.75

/** The autopilot in the time of a medal. Up to the first ring all fly alike: a slower pacer would begin behind the camera. */
function pacerFrom(autopilot: Rival, medal: Medal | null): Rival {
  const [first] = autopilot.splits
  const time = timeOf(autopilot.splits)
  const ticks = medal === null ? undefined : ticksOfMedal(medal, medalTimesFor(autopilot.flight, autopilot.splits))
  if (time === undefined || ticks === undefined) return autopilot
  const splits = autopilot.splits.map((tick) =>
    Math.round(tick + (ticks - time) * ((tick - first) / (time - first)) ** LAG_POWER),
  )
  const legs = legsFrom(splits)
  return { ...autopilot, name: 'pacer', splits, paces: legsFrom(autopilot.splits).map((leg, ring) => leg / legs[ring]) }
}

/**
 * Who leads to the next medal. Towards bronze the player is alone; then a pacer flies in the time of the medal, and towards ace the ace
 * flight, where there is one. With all medals earned it is the own best, if that is faster than the autopilot.
 */
function rivalOfTarget(game: GameStores): RivalChoice {
  const { seed } = game.session.getState()
  const { courses, flights } = game.logbook.getState()
  const settings = game.settings.getState()
  const { isRelaxed } = settings
  const next = nextMedal(game)
  if (next === 'bronze') return 'none'
  if (next === 'ace' && aceTicksOf(seed, isRelaxed) !== undefined) return 'ace'
  if (next !== null) return 'pacer'
  const kind = kindFromSettings(settings)
  const best = timeOf(bestSplitsOn(courses, seed, kind)) ?? Infinity
  const isFaster = best < (timeOf(autopilotFlight(seed, { isRelaxed }).splits) ?? Infinity)
  return isFaster && bestFlightOn(flights, seed, kind) !== undefined ? 'best' : 'autopilot'
}

/** The ace flight of a course, which is fetched. */
async function aceText(seed: number): Promise<string> {
  const { ACE_FLIGHTS } = await import('../flight-link/ace-flights.ts')
  return ACE_FLIGHTS.get(seed) ?? ''
}

function rivalFrom(name: RivalName, { flight, splits }: Pick<FlightResult, 'flight' | 'splits'>): Rival {
  return { name, flight, splits, paces: [] }
}
