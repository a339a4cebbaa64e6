import { TermsOfService } from '~/site/policies/terms-of-service'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

export const meta = () =>
  pageMeta({
    path: '/terms_of_service',
    title: `Terms of service · ${siteConfig.siteName}`,
    description: `The terms of ${siteConfig.siteName}: who may use it, what the scores are and are not, and which law applies.`,
    isIndexed: true,
  })

export default TermsOfService
