/** Reads and writes flight links. Its code is fetched only for a link, for Share, and for a best flight. */
import { flyAgain, type FlownAgain } from './fly-again.ts'
import type { LinkedFlight } from './link-text.ts'

export type OpenedLink =
  | { readonly status: 'flown'; readonly again: FlownAgain }
  | { readonly status: 'older' | 'newer'; readonly seed: number }
  | { readonly status: 'damaged' }

const fetchCode = () => import('./link-text.ts')

/** Reads the text of a link and flies its flight again. Also `damaged` where `signal` aborts. */
export async function openFlightText(text: string, signal: AbortSignal): Promise<OpenedLink> {
  const { flightFromText } = await fetchCode()
  const content = flightFromText(text)
  if (content.kind === 'damaged') return { status: 'damaged' }
  if (content.kind !== 'flight') return { status: content.kind, seed: content.seed }
  const again = await flyAgain(content.flight, signal)
  return again === undefined ? { status: 'damaged' } : { status: 'flown', again }
}

export async function flightTextOf(flight: LinkedFlight): Promise<string> {
  const { textFromFlight } = await fetchCode()
  return textFromFlight(flight)
}
