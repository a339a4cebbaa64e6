import { Thank } from '~/site/notices/thank'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

export const meta = () =>
  pageMeta({
    path: '/thank',
    title: `Adventure Confirmed! · ${siteConfig.siteName}`,
    description: 'The form is done. Nothing was sent; here are the next steps.',
    isIndexed: false,
  })

export default Thank
