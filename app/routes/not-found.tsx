import { NotFound } from '~/site/notices/not-found'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

export const meta = () =>
  pageMeta({
    path: '/404',
    title: `Page not found · ${siteConfig.siteName}`,
    description: 'There is no page at this address.',
    isIndexed: false,
    isAddressless: true,
  })

export default NotFound
