import { useEffect } from 'react'
import { useStore } from 'zustand'

import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import { CANISTER_TENTHS, POINTS_PER_RING } from '../../simulation/rules.ts'
import type { GameStores } from '../../stores/game.ts'
import screen from '../elements/screen.module.css'
import { useComingFlight } from '../elements/coming-flight.ts'
import { CourseFields, RivalField } from './course-fields.tsx'
import { LogbookLines } from './logbook-lines.tsx'
import { MedalsList } from './medals-list.tsx'

interface MorePanelProps extends GameStores {
  readonly onShown: () => void
  readonly onChoose: (seed: number, origin: CourseOrigin) => void
  /** A rival has been chosen. */
  readonly onRace: () => void
}

/** What the start screen shows on request: the rival, the course, the medals, the logbook and the rest of the rules. */
export function MorePanel({ onShown, onChoose, onRace, ...stores }: MorePanelProps) {
  const { seed } = useStore(stores.session)
  const logbook = useStore(stores.logbook)
  const { isRelaxed } = useComingFlight(stores)
  // Other rivals are those of what the player has set.
  const kind = kindFromSettings(useStore(stores.settings))
  useEffect(onShown, [onShown])
  return (
    <>
      <RivalField {...stores} onRace={onRace} />
      <CourseFields seed={seed} onChoose={onChoose} />
      <MedalsList logbook={logbook} kind={kind} />
      <LogbookLines session={stores.session} logbook={stores.logbook} kind={kind} onRace={onRace} />
      <ul className={screen['rules']} aria-label="Rules">
        <li>{`Each ring gives ${POINTS_PER_RING} points. A ring flown near its centre is clean, and clean rings in a row push more. Miss one, and another lies ahead.`}</li>
        {!isRelaxed && <li>{`A canister adds ${CANISTER_TENTHS / 10} per cent of fuel and a push.`}</li>}
        <li>{isRelaxed ? 'Only rock or a ruin ends the flight.' : 'Rock, a ruin or an empty tank ends the flight.'}</li>
      </ul>
    </>
  )
}
