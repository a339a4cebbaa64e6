import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Path, useNavigation } from 'react-router'

/** A page that has not come by then is asked for as a document, which needs no script to be read. */
const PATIENCE_MILLISECONDS = 8000

/**
 * After an update of the site, the code of a page may be gone when an old tab asks for it. The router then reloads the
 * page that the visitor is on, so that a press seems to do nothing and a submitted form is empty again. This leads the
 * reload to where the visitor was going, as it does when the code does not answer at all. It cannot go round in circles,
 * since a page that was arrived at asks for nothing by itself. In a browser without the Navigation API the router's own
 * reload stands.
 */
export function StaleRoute() {
  // The router itself, since its reload can come before React has rendered that something is on its way.
  const router = useContext(DataRouterContext)?.router
  const { location } = useNavigation()

  useEffect(() => {
    if (location === undefined) return
    const timer = setTimeout(() => visit(location), PATIENCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [location])

  useEffect(() => {
    if (router === undefined || !('navigation' in window)) return
    const { navigation } = window
    const leadOn = (event: NavigateEvent) => {
      const { location } = router.state.navigation
      if (location === undefined || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable)
        return
      event.preventDefault()
      visit(location)
    }
    navigation.addEventListener('navigate', leadOn)
    return () => navigation.removeEventListener('navigate', leadOn)
  }, [router])

  return null
}

function visit({ pathname, search, hash }: Path): void {
  window.location.assign(`${pathname}${search}${hash}`)
}
