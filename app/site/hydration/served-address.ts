import { matchRoutes } from 'react-router'

import { NOT_FOUND_PATH, SITE_ROUTES } from '~/site/site-routes.ts'

declare global {
  interface Window {
    /** React Router's, written by the start script of each page: the modules of the page that was served. */
    __reactRouterRouteModules?: Readonly<Record<string, object>>
  }
}

/** Where the router would show another page for the address than the host served, replaces it by the address of the served page. */
export function alignAddress(): void {
  const { pathname, search, hash } = window.location
  const route = Object.keys(window.__reactRouterRouteModules ?? {}).at(-1)
  const served = SITE_ROUTES.find(({ file }) => file === `${route}.tsx`)?.path ?? NOT_FOUND_PATH
  const shown = matchRoutes([...SITE_ROUTES, { path: '*' }], pathname)?.[0]?.route.path
  const isShown = served === NOT_FOUND_PATH ? shown === '*' : pathname === served
  if (!isShown) window.history.replaceState(window.history.state, '', `${served}${search}${hash}`)
}
