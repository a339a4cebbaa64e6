import { openFlightText } from '../flight-link/flight-links.ts'
import type { FlightResult } from '../flight-link/resimulate.ts'
import { bestFlightOn } from '../player-data/logbook/best-flights.ts'
import { medalOn } from '../player-data/logbook/course-medals.ts'
import { bestSplitsOn, timeOf } from '../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../player-data/logbook/flight-kind.ts'
import { linkedFlightOn } from '../session/link-state.ts'
import { rankOf } from '../session/medals.ts'
import { aceTicksOf } from '../session/named-courses.ts'
import { fieldOn, type Field, type Rival, type RivalChoice, type RivalName } from '../session/rival.ts'
import type { GameStores } from '../stores/game.ts'
import { ensureAutopilotSplits } from './autopilot-splits.ts'

export type ChosenRival = Readonly<ReturnType<typeof createChosenRival>>

/** Prepares the chosen rival for the present course. */
export function createChosenRival(game: GameStores) {
  const { session, settings, logbook } = game
  let prepared = ''
  let preparedField: Field = []
  let preparing = new AbortController()

  /** A rival that needs nothing fetched or decoded. */
  function rivalAtOnce(rivalChoice: RivalChoice): Rival | null {
    const { seed, link, field } = session.getState()
    const linked = linkedFlightOn(seed, link)
    if (rivalChoice === 'link' && linked !== undefined) return rivalFrom('link', linked)
    const fastest = fieldOn(seed, field).at(0)
    if (rivalChoice === 'field' && fastest !== undefined) return rivalFrom('field', fastest)
    if (rivalChoice !== 'autopilot') return null
    const { isRelaxed } = settings.getState()
    return {
      name: rivalChoice,
      seed,
      isRelaxed,
      flight: null,
      splits: ensureAutopilotSplits(session, { seed, isRelaxed }),
    }
  }

  /** The flight that stands for the best; undefined where none is kept. */
  function bestText(): string | undefined {
    const { seed, keptRival } = session.getState()
    if (keptRival?.seed === seed) return keptRival.text
    return bestFlightOn(logbook.getState().flights, seed, kindFromSettings(settings.getState()))
  }

  return {
    /** Call where choice, course, link, kind of flight or best flights may have changed. */
    prepare(): void {
      const { rivalChoice, seed, link, field } = session.getState()
      const { isRelaxed } = settings.getState()
      const choice =
        rivalChoice === 'target'
          ? rivalOfTarget(game, () => ensureAutopilotSplits(session, { seed, isRelaxed }))
          : rivalChoice
      const text = choice === 'best' ? bestText() : undefined
      const wanted = [choice, seed, isRelaxed, text, link.status].join()
      if (wanted === prepared && field === preparedField) return
      prepared = wanted
      preparedField = field
      preparing.abort()
      preparing = new AbortController()
      const { signal: superseded } = preparing
      session.dispatch({ type: 'rival-ready', rival: rivalAtOnce(choice) })
      const isAce = choice === 'ace' && aceTicksOf(seed, isRelaxed) !== undefined
      if (text === undefined && !isAce) return
      Promise.resolve(text ?? aceText(seed))
        .then((kept) => openFlightText(kept, superseded))
        .then((opened) => {
          if (superseded.aborted || opened.status !== 'flown') return
          session.dispatch({ type: 'rival-ready', rival: rivalFrom(isAce ? 'ace' : 'best', opened.result) })
        })
        // Without it there is no race; the flight is not affected.
        .catch(() => undefined)
    },
    close: () => preparing.abort(),
  }
}

/**
 * The flight to learn the next medal from. Towards bronze the player is alone; towards silver and gold the autopilot leads; after that
 * the ace flight, and where there is none the own best, if it is faster than the autopilot.
 *
 * @param autopilot gives the autopilot's splits on the course; it is called only where they matter
 */
function rivalOfTarget({ session, settings, logbook }: GameStores, autopilot: () => readonly number[]): RivalChoice {
  const { seed } = session.getState()
  const { medals, courses, flights } = logbook.getState()
  const kind = kindFromSettings(settings.getState())
  const held = medalOn(medals, seed, kind)
  if (held === null) return 'none'
  if (rankOf(held) < rankOf('gold')) return 'autopilot'
  if (aceTicksOf(seed, settings.getState().isRelaxed) !== undefined) return 'ace'
  const best = timeOf(bestSplitsOn(courses, seed, kind)) ?? Infinity
  const isFaster = best < (timeOf(autopilot()) ?? Infinity)
  return isFaster && bestFlightOn(flights, seed, kind) !== undefined ? 'best' : 'autopilot'
}

/** The ace flight of a course, which is fetched. */
async function aceText(seed: number): Promise<string> {
  const { ACE_FLIGHTS } = await import('../flight-link/ace-flights.ts')
  return ACE_FLIGHTS.get(seed) ?? ''
}

function rivalFrom(name: RivalName, { flight, splits }: Pick<FlightResult, 'flight' | 'splits'>): Rival {
  return { name, seed: flight.seed, isRelaxed: flight.isRelaxed, flight, splits }
}
