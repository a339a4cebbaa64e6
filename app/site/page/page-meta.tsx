import type { MetaDescriptor } from 'react-router'

import { isPolicyPath, type PagePath, SITE_ROUTES } from '~/site/site-routes.ts'
import { siteConfig } from '~/site/site.config.ts'

/** Where the picture of share cards stands below the root: a moment of a real flight, 1200 × 630. */
export const SHARE_PICTURE_PATH = '/share.jpg'

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

/** What every page's share card has in common, for Open Graph and for Twitter: the site and its picture. */
export function ShareCard() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.siteName} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:image" content={`${siteConfig.siteUrl}${SHARE_PICTURE_PATH}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A small ivory craft flies towards a lit ring in a valley at dusk; a ringed planet stands behind the mountains."
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
