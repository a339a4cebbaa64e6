import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Not a name that an extension gives its own container, as `app` and `root` are. */
const ID = 'ringwake-page'

/**
 * The part of the document that React owns, for the server to render. The rest belongs to nobody, so that what an
 * extension or a blocker did to it cannot disturb hydration.
 */
export function AppContainer({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div id={ID} data-path={pathname.replace(/(.)\/$/, '$1')}>
      {children}
    </div>
  )
}

/** The container in the open document; an empty one if somebody took it out, which React fills. */
export function findAppContainer(): HTMLElement {
  return (
    document.getElementById(ID) ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: ID }))
  )
}
