import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Path, useNavigation } from 'react-router'

/** A page that has not arrived by then is loaded as a document, which reads without scripts. */
const PATIENCE_MILLISECONDS = 8000

/**
 * Loads the page that a visitor is going to as a document when its code is gone after an update, or never answers. The
 * router would reload the page that they are on. Without the Navigation API the router's reload stands.
 */
export function StaleRoute() {
  // Its state, not useNavigation's: the reload can come before React renders the navigation.
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
    const redirect = (event: NavigateEvent) => {
      const { location } = router.state.navigation
      if (location === undefined || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable)
        return
      event.preventDefault()
      visit(location)
    }
    navigation.addEventListener('navigate', redirect)
    return () => navigation.removeEventListener('navigate', redirect)
  }, [router])

  return null
}

function visit({ pathname, search, hash }: Path): void {
  window.location.assign(`${pathname}${search}${hash}`)
}
