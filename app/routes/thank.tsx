import { Thank } from '~/site/notices/thank.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

export const meta = () =>
  pageMeta({
    path: '/thank',
    title: `Adventure Confirmed! · ${siteConfig.siteName}`,
    description: 'Form complete. Nothing was sent; here are the next steps.',
  })

export default Thank
