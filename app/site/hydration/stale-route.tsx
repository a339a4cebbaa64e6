import { use, useContext, useEffect } from 'react'
import {
  matchRoutes,
  type Path,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
  useNavigation,
} from 'react-router'

import { refreshFile } from './recovery.ts'

/** A page that has not arrived by then is loaded as a document, which reads without scripts. */
const TIMEOUT_MILLISECONDS = 8000

let reloading: Promise<never> | undefined

/**
 * Loads the page that a visitor is going to as a document when its code is gone after an update, never answers or arrives
 * empty. The router would reload the page that they are on.
 */
export function StaleRoute() {
  const framework = useContext(FrameworkContext)
  const route = useMatches().at(-1)?.id ?? ''
  // The router takes a module without a component for an empty page. While this suspends, React keeps the page before.
  if (framework?.routeModules[route]?.default === undefined)
    use(reloadOnce(framework?.manifest.routes[route]?.module ?? ''))

  // The router's own state, not useNavigation's: the reload can come before React renders the navigation.
  const router = useContext(DataRouterContext)?.router
  const { location } = useNavigation()

  useEffect(() => {
    if (location === undefined) return
    const timer = setTimeout(() => visit(location), TIMEOUT_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [location])

  // Without the Navigation API the router's reload cannot be cancelled, but a navigation that starts later replaces it.
  useEffect(() => {
    if (router === undefined || 'navigation' in window) return
    return router.subscribe(({ navigation: { location } }) => {
      if (location === undefined) return
      const route = matchRoutes(router.routes, location)?.at(-1)?.route.id ?? ''
      import(/* @vite-ignore */ framework?.manifest.routes[route]?.module ?? '').catch(() => {
        const visitSoon = () => setTimeout(() => visit(location))
        visitSoon()
        // In WebKit the reload can still win against the first visit, but not against one that follows its beforeunload.
        window.addEventListener('beforeunload', visitSoon, { once: true })
      })
    })
  }, [router, framework])

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

function reloadOnce(module: string): Promise<never> {
  return (reloading ??= reload(module))
}

/** Never resolves: nothing is to be shown of the page that is reloaded. */
async function reload(module: string): Promise<never> {
  await refreshFile(module).catch(() => undefined)
  window.location.reload()
  return new Promise(() => undefined)
}
