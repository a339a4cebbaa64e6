import type { Game } from '../../game.ts'
import { bestFlightOn } from '../../player-data/logbook/best-flights.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import type { Rival, RivalName } from '../../session/rival.ts'
import { steerTowardsCourse } from '../../simulation/autopilot/autopilot.ts'
import { startSteeredFlight } from '../../simulation/steered-flight.ts'
import { openFlightText } from '../../flight-link/flight-links.ts'
import type { FlightResult } from '../../flight-link/resimulate.ts'
import { follow } from '../../session/follow.ts'
import { linkedFlightOn } from '../../session/linked-flight.ts'

/** Prepares the chosen rival for the present course whenever choice, course, kind of flight or best flight change. */
export function bindRival(
  { session, settings, logbook, link, rivals }: Pick<Game, 'session' | 'settings' | 'logbook' | 'link' | 'rivals'>,
  signal: AbortSignal,
): void {
  let prepared = ''
  let preparing = new AbortController()

  function prepare(): void {
    const { choice } = rivals.getState()
    const { seed } = session.getState()
    const { isRelaxed } = settings.getState()
    const kind = kindFromSettings(settings.getState())
    const text = choice === 'best' ? bestFlightOn(logbook.getState().flights, seed, kind) : undefined
    const wanted = [choice, seed, choice === 'autopilot' && isRelaxed, text, link.getState().status].join()
    if (wanted === prepared) return
    prepared = wanted
    preparing.abort()
    preparing = new AbortController()
    const { signal: superseded } = preparing
    rivals.setState({ rival: rivalAtOnce(choice) })
    if (text === undefined) return
    openFlightText(text, superseded)
      .then((opened) => {
        if (superseded.aborted || opened.status !== 'flown') return
        rivals.setState({ rival: rivalFrom('best', opened.result) })
      })
      // Without it there is no race; the flight is not affected.
      .catch(() => undefined)
  }

  /** A rival that needs nothing fetched or decoded. */
  function rivalAtOnce(choice: RivalName | 'none'): Rival | null {
    const { seed } = session.getState()
    const linked = linkedFlightOn(seed, link.getState())
    if (choice === 'link' && linked !== undefined) return rivalFrom('link', linked)
    if (choice !== 'autopilot') return null
    const { isRelaxed } = settings.getState()
    const flight = startSteeredFlight(seed, { isRelaxed }, steerTowardsCourse)
    // A few milliseconds, before a flight.
    flight.fly(Infinity)
    return { name: choice, seed, isRelaxed, tape: null, splits: flight.splits }
  }

  follow(session, signal, (now, before) => {
    if (now.seed !== before.seed) prepare()
  })
  follow(settings, signal, prepare)
  follow(logbook, signal, prepare)
  follow(link, signal, prepare)
  follow(rivals, signal, (now, before) => {
    if (now.choice !== before.choice) prepare()
  })
  signal.addEventListener('abort', () => preparing.abort())
}

function rivalFrom(name: RivalName, { flight, splits }: FlightResult): Rival {
  return { name, seed: flight.seed, isRelaxed: flight.isRelaxed, tape: flight.tape, splits }
}
