import { TermsOfService } from '~/site/policies/terms-of-service.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

export const meta = () =>
  pageMeta({
    path: '/terms_of_service',
    title: `Terms of service · ${siteConfig.siteName}`,
    description: `The terms of ${siteConfig.siteName}: who may use it, what its scores are worth, and which law applies.`,
  })

export default TermsOfService
