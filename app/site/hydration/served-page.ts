import { NOT_FOUND_PATH, SITE_ROUTES } from '~/routes.ts'

/** Whether the router shows a page at this path: unlike a host, it ignores case and slashes at the end. */
function isPageOfRouter(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return SITE_ROUTES.some((route) => route.path === path)
}

/**
 * Gives the page an address that the router reads as the page that was served. A host may know more addresses for one:
 * nginx serves /thank at //thank. The 404 page keeps the address it was asked for by; where the router would show a page
 * there (/Thank), a written-out slash at its end makes it an unknown address for both.
 *
 * @param servedPath the path that the page was prerendered for
 */
export function alignAddress(servedPath: string): void {
  const { origin, pathname, search, hash } = window.location
  let path = servedPath
  if (servedPath === NOT_FOUND_PATH) path = isPageOfRouter(pathname) ? pathname.replace(/\/?$/, '%2F') : pathname
  if (path !== pathname) window.history.replaceState(window.history.state, '', `${origin}${path}${search}${hash}`)
}
