/** Reads and writes flight links. The code of the encoding is fetched only for a link, for Share, and for a best flight. */
import { resimulate, type FlightResult } from './resimulate.ts'
import type { UnflownContent } from './link-text.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'

/** A decoded link; a flight comes with its resimulated result. */
export type OpenedLink = UnflownContent | { readonly status: 'flown'; readonly result: FlightResult }

/** Reads the text of a link and flies its flight again. */
export async function openFlightText(text: string): Promise<OpenedLink> {
  const { flightFromText } = await import('./link-text.ts')
  const content = flightFromText(text)
  if (content.status !== 'flight') return content
  const result = resimulate(content.flight)
  return result === undefined ? { status: 'damaged' } : { status: 'flown', result }
}

export async function flightTextOf(flight: RecordedFlight): Promise<string> {
  const { textFromFlight } = await import('./link-text.ts')
  return textFromFlight(flight)
}
