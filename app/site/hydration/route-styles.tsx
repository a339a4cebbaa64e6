import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/**
 * The style sheets of the open page, as the build lists them. In the browser, React Router's `Links` would have to own
 * the head; with a precedence, React adopts the sheets that are there and brings back one that was taken out.
 */
export function RouteStyles() {
  const routes = useContext(FrameworkContext)?.manifest.routes
  const matches = useMatches()
  if (import.meta.env.SSR) return null
  const addresses = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []))
  return [...addresses].map((href) => <link key={href} rel="stylesheet" href={href} precedence="site" />)
}
