import type { MetaDescriptor } from 'react-router'

import { siteConfig } from '~/site.config'

import { isPolicyPath } from './policies/policy-list'

interface PageMeta {
  /** The page's own path, with a leading slash. */
  readonly path: string
  /** Whole document title, the site's name included. */
  readonly title: string
  readonly description: string
  /** `false` asks search engines to leave the page out. */
  readonly isIndexed: boolean
  /** `true` for the page that answers where there is none, and so has no address of its own. */
  readonly isAddressless?: boolean
}

/** The head of one page: title, description, canonical address, what a share card says; during maintenance only what is true then. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const isClosed = siteConfig.maintenanceMode && !isPolicyPath(page.path)
  const title = isClosed ? `${siteConfig.siteName} is closed for maintenance` : page.title
  const description = isClosed ? `${siteConfig.siteName} is closed for maintenance and will be back.` : page.description
  const url = `${siteConfig.siteUrl}${page.path}`
  return [
    { title },
    { name: 'description', content: description },
    ...(page.isIndexed && !isClosed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(page.isAddressless === true
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}
