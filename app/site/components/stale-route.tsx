import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * After an update of the site, the code of a page may be gone when an old tab asks for it. The router then reloads the
 * page that the visitor is on, so that a press seems to do nothing and a submitted form is empty again. This leads the
 * reload to where the visitor was going: a whole page, fetched anew. It cannot go round in circles, since a page that was
 * arrived at asks for nothing by itself. In a browser without the Navigation API the router's own reload stands.
 */
export function StaleRoute() {
  // The router itself, not useNavigation: the reload can come before React has rendered that something is on its way. Its
  // context is the only way to it: the public hooks tell what was rendered, and the browser's event only the old address.
  const router = useContext(DataRouterContext)?.router

  useEffect(() => {
    if (router === undefined || !('navigation' in window)) return
    const { navigation } = window
    const leadOn = (event: NavigateEvent) => {
      const { location } = router.state.navigation
      if (location === undefined || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable)
        return
      event.preventDefault()
      window.location.assign(`${location.pathname}${location.search}${location.hash}`)
    }
    navigation.addEventListener('navigate', leadOn)
    return () => {
      navigation.removeEventListener('navigate', leadOn)
    }
  }, [router])

  return null
}
