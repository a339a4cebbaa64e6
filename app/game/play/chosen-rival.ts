import { openFlightText } from '../flight-link/flight-links.ts'
import type { FlightResult } from '../flight-link/resimulate.ts'
import type { Game } from '../stores/game.ts'
import { bestFlightOn } from '../player-data/logbook/best-flights.ts'
import { medalOn } from '../player-data/logbook/course-medals.ts'
import { kindFromSettings } from '../player-data/logbook/flight-kind.ts'
import { linkedFlightOn } from '../session/link-state.ts'
import { autopilotSplitsFor, fieldOn, type Field, type Rival, type RivalName } from '../session/rival.ts'
import { autopilotSplits } from '../simulation/flight/autopilot-flight.ts'

export type ChosenRival = Readonly<ReturnType<typeof createChosenRival>>

/** Prepares the chosen rival for the present course, and before the flight the time of the next medal. */
export function createChosenRival({ session, settings, logbook }: Game) {
  let prepared = ''
  let preparedField: Field = []
  let preparing = new AbortController()

  /** A rival that needs nothing fetched or decoded. */
  function rivalAtOnce(): Rival | null {
    const { seed, link, rivalChoice, field } = session.getState()
    const linked = linkedFlightOn(seed, link)
    if (rivalChoice === 'link' && linked !== undefined) return rivalFrom('link', linked)
    const fastest = fieldOn(seed, field).at(0)
    if (rivalChoice === 'field' && fastest !== undefined) return rivalFrom('field', fastest)
    if (rivalChoice !== 'autopilot') return null
    const { isRelaxed } = settings.getState()
    return { name: rivalChoice, seed, isRelaxed, flight: null, splits: autopilotOn(seed, isRelaxed) }
  }

  /** The autopilot's splits, flown where they are not known yet, and then known to the session. */
  function autopilotOn(seed: number, isRelaxed: boolean): readonly number[] {
    const known = autopilotSplitsFor(session.getState().autopilotCourse, { seed, isRelaxed })
    if (known.length > 0) return known
    const splits = autopilotSplits(seed, { isRelaxed })
    session.dispatch({ type: 'autopilot-flown', course: { seed, isRelaxed, splits } })
    return splits
  }

  /** The start screen names the time of the next medal, which is the autopilot's by a ratio; bronze has none. */
  function prepareMedalTimes(): void {
    const { stage, picture, seed } = session.getState()
    const { isRelaxed } = settings.getState()
    if (stage !== 'not-started' || picture !== 'ready') return
    if (medalOn(logbook.getState().medals, seed, kindFromSettings(settings.getState())) !== null)
      autopilotOn(seed, isRelaxed)
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
      prepareMedalTimes()
      const { rivalChoice, seed, link, field } = session.getState()
      const { isRelaxed } = settings.getState()
      const text = rivalChoice === 'best' ? bestText() : undefined
      const wanted = [rivalChoice, seed, rivalChoice === 'autopilot' && isRelaxed, text, link.status].join()
      if (wanted === prepared && field === preparedField) return
      prepared = wanted
      preparedField = field
      preparing.abort()
      preparing = new AbortController()
      const { signal: superseded } = preparing
      session.dispatch({ type: 'rival-ready', rival: rivalAtOnce() })
      if (text === undefined) return
      openFlightText(text, superseded)
        .then((opened) => {
          if (superseded.aborted || opened.status !== 'flown') return
          session.dispatch({ type: 'rival-ready', rival: rivalFrom('best', opened.result) })
        })
        // Without it there is no race; the flight is not affected.
        .catch(() => undefined)
    },
    close: () => preparing.abort(),
  }
}

function rivalFrom(name: RivalName, { flight, splits }: Pick<FlightResult, 'flight' | 'splits'>): Rival {
  return { name, seed: flight.seed, isRelaxed: flight.isRelaxed, flight, splits }
}
