import { RefundPolicy } from '~/site/policies/refund-policy'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

export const meta = () =>
  pageMeta({
    path: '/refund_policy',
    title: `Refund policy · ${siteConfig.siteName}`,
    description: `How refunds work at ${siteConfig.siteName}, within which times, and how this stands beside the Australian Consumer Law.`,
    isIndexed: true,
  })

export default RefundPolicy
