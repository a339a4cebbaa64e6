/** What a link needs to be read and written; fetched only for a link, for Share, and for a best flight. */
import { flyAgain, type FlownAgain } from './fly-again.ts'
import { flightFromText, textFromFlight, type LinkedFlight } from './link-text.ts'

export type OpenedLink =
  | { readonly status: 'flown'; readonly again: FlownAgain }
  | { readonly status: 'older' | 'newer'; readonly seed: number }
  | { readonly status: 'damaged' }

/** Reads the text of a link and flies its flight again. Also `damaged` where `signal` aborts. */
export async function openFlightText(text: string, signal: AbortSignal): Promise<OpenedLink> {
  const content = flightFromText(text)
  if (content.kind === 'damaged') return { status: 'damaged' }
  if (content.kind !== 'flight') return { status: content.kind, seed: content.seed }
  return openFlight(content.flight, signal)
}

/** Flies a flight again. */
export async function openFlight(flight: LinkedFlight, signal: AbortSignal): Promise<OpenedLink> {
  const again = await flyAgain(flight, signal)
  return again === undefined ? { status: 'damaged' } : { status: 'flown', again }
}

export function flightTextOf(flight: LinkedFlight): string {
  return textFromFlight(flight)
}
