import type { RivalResult } from '../../session/rival.ts'
import type { FlightSummary } from '../../session/session.ts'
import { raceWords } from './race-words.ts'

export interface RaceResultProps {
  readonly flight: Pick<FlightSummary, 'splits'>
  readonly rival: RivalResult
}

export function RaceResult({ flight, rival }: RaceResultProps) {
  return <>{raceWords(flight, rival)} </>
}
