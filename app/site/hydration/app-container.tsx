import type { ReactNode } from 'react'

import { CONTAINER_ID } from './container-id.ts'

/**
 * The part of the document that React renders, for the server. React does not render the rest, so that what an
 * extension or a blocker did to it cannot disturb hydration.
 */
export function AppContainer({ children }: { readonly children: ReactNode }) {
  return <div id={CONTAINER_ID}>{children}</div>
}
