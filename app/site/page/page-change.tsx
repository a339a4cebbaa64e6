import { Fragment, type ReactNode, useState, ViewTransition } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Animates the change to a page that a link led to. On the way back and forward the pages change at once: the
 * address has changed by then, and the old page would stay under it until the pictures for a transition are taken. React
 * takes them whenever a transition is placed, whatever its classes, so there the page changes within the one in place.
 */
export function PageChange({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation()
  const isHistory = useNavigationType() === NavigationType.Pop
  const [shown, setShown] = useState({ pathname, transition: key })
  if (shown.pathname !== pathname) setShown({ pathname, transition: isHistory ? shown.transition : key })

  return (
    <ViewTransition key={shown.transition} default="none" enter="page" exit="page">
      <Fragment key={pathname}>{children}</Fragment>
    </ViewTransition>
  )
}
