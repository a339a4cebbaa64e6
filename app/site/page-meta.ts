import type { MetaDescriptor } from 'react-router'

import { isPolicyPath, type PagePath, SITE_ROUTES } from '~/routes.ts'
import { siteConfig } from '~/site.config.ts'

interface PageMeta {
  readonly path: PagePath
  /** Whole document title, the site's name included. */
  readonly title: string
  readonly description: string
}

/**
 * The head of one page: title, description, canonical address, what a share card says; during maintenance only what is true
 * then. A path that is not in the route table, as that of the 404 page, has no address and is not indexed.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const route = SITE_ROUTES.find(({ path }) => path === page.path)
  const isClosed = siteConfig.maintenanceMode && !isPolicyPath(page.path)
  const title = isClosed ? `${siteConfig.siteName} is closed for maintenance` : page.title
  const description = isClosed ? `${siteConfig.siteName} is closed for maintenance and will be back.` : page.description
  const url = `${siteConfig.siteUrl}${page.path}`
  return [
    { title },
    { name: 'description', content: description },
    ...(route?.isIndexed && !isClosed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(route === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}
