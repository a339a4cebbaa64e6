import { NotFound } from '~/site/notices/not-found.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

export const meta = () =>
  pageMeta({
    path: '/404',
    title: `Page not found · ${siteConfig.siteName}`,
    description: 'There is no page at this address.',
  })

export default NotFound
