import { Suspense, useEffect, useState } from 'react'

import { isRecord, recordsOn } from '../../player-data/logbook/course-records.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { SaveOffer } from '../lazy/load-lazy-parts.ts'

/** From so many records on it is offered to save them. */
const RECORDS_WORTH_SAVING = 5

interface SaveOfferOnceProps {
  readonly settings: SettingsStore
  readonly logbook: LogbookStore
  readonly flight: FlightSummary
}

/** Offers to save records to a file, once on a device, at the end of a flight that is one. */
export function SaveOfferOnce({ settings, logbook, flight }: SaveOfferOnceProps) {
  const [isOffered] = useState(
    () =>
      isRecord(flight) &&
      !settings.getState().isSaveOffered &&
      recordsOn(logbook.getState().courses) >= RECORDS_WORTH_SAVING,
  )
  useEffect(() => {
    if (isOffered) settings.change({ isSaveOffered: true })
  }, [isOffered, settings])
  if (!isOffered) return null
  return (
    <Suspense>
      <SaveOffer />
    </Suspense>
  )
}
