import { NOT_FOUND_PATH, SITE_ROUTES } from '~/routes.ts'

/** Whether the router shows a page at this path; it ignores case and slashes at the end, as hosts do not. */
function isPageOfRouter(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return SITE_ROUTES.some((route) => route.path === path)
}

/**
 * Replaces the address where the router would read it as another page than the host served: //thank becomes /thank, and the
 * 404 page at /Thank gets an encoded slash at its end.
 *
 * @param servedPath the path that the page was prerendered for
 */
export function alignAddress(servedPath: string): void {
  const { origin, pathname, search, hash } = window.location
  let path = servedPath
  if (servedPath === NOT_FOUND_PATH) path = isPageOfRouter(pathname) ? pathname.replace(/\/?$/, '%2F') : pathname
  if (path !== pathname) window.history.replaceState(window.history.state, '', `${origin}${path}${search}${hash}`)
}
