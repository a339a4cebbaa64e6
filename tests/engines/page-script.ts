/** What the journeys need inside a page, bundled into one script that defines `inPage`. */
import { queryAllByRole } from '@testing-library/dom'

export { textFromFlight } from '../../app/game/flight-link/link-text.ts'
export { flightDigests } from './flight-digests.ts'

declare global {
  var inPage: typeof import('./page-script.ts')
}

/** Errors, console warnings and CSP violations since the document began. */
export const problems: string[] = []

addEventListener('error', ({ message }) => problems.push(`thrown: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${String(reason)}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  problems.push(`violation of ${violatedDirective} by ${blockedURI}`),
)
for (const level of ['error', 'warn'] as const) {
  const log = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    problems.push(`${level}: ${words.map(String).join(' ')}`)
    log(...words)
  }
}

/** The first visible element of a role whose accessible name matches, in the open dialog where there is one. */
export function find(role: string, name: string): HTMLElement | undefined {
  const within = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
  return queryAllByRole(within, role, { name: new RegExp(name) }).find((element) => element.checkVisibility())
}

/**
 * The middle of an element in CSS pixels, once it is there, stands still and has nothing over it; until then null.
 */
export async function clickablePoint(role: string, name: string): Promise<{ x: number; y: number } | null> {
  const element = find(role, name)
  if (element === undefined) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const before = middle()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { x, y } = middle()
  const isFree = element.contains(document.elementFromPoint(x, y))
  return isFree && x === before.x && y === before.y ? { x, y } : null
}
