import { useContext, useLayoutEffect } from 'react'
import { type MetaDescriptor, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/** What one page has in its head and the next may not. */
const OF_ONE_PAGE = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'meta[property="og:url"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
]

/**
 * The head of the open page. The server renders it; in the browser it is written again for each page, since React would
 * keep the nodes as its own, and fail to remove one that an extension or a blocker has taken out.
 */
export function PageHead() {
  const routeModules = useContext(FrameworkContext)?.routeModules
  const route = useMatches().at(-1)?.id ?? ''
  // Before the heading gets the focus (focus-and-scroll.tsx): a screen reader says the title then.
  useLayoutEffect(() => {
    const meta = routeModules?.[route]?.meta as (() => MetaDescriptor[]) | undefined
    if (meta) writeHead(meta())
  }, [routeModules, route])
  return null
}

function writeHead(descriptors: MetaDescriptor[]): void {
  for (const selector of OF_ONE_PAGE) for (const element of document.head.querySelectorAll(selector)) element.remove()
  for (const descriptor of descriptors) {
    const {
      title,
      tagName = 'meta',
      ...attributes
    } = descriptor as { title?: string; tagName?: string } & Record<string, string>
    if (title !== undefined) document.title = title
    else {
      const element = document.createElement(tagName)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.head.append(element)
    }
  }
}

/**
 * The style sheets of the open page, as the build lists them. With a precedence, React writes them before everything else that
 * is fetched, so that on a slow line they do not wait for scripts. In the browser it adopts the sheets that are there
 * and brings back one that was taken out; React Router's `Links` does neither.
 */
export function RouteStyles() {
  const routes = useContext(FrameworkContext)?.manifest.routes
  const matches = useMatches()
  const addresses = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []))
  return [...addresses].map((href) => <link key={href} rel="stylesheet" href={href} precedence="site" />)
}
