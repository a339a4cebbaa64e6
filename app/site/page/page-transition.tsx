import { Fragment, type ReactNode, useState, ViewTransition } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Animates the change to a page that a link led to. Back and forward change it at once: their address has changed already,
 * and the old page would stay under it until React has taken the snapshots of a transition. It takes them whenever a
 * `ViewTransition` mounts, so there the page changes within the mounted one.
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
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
