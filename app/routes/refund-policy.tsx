import { RefundPolicy } from '~/site/policies/refund-policy.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

export const meta = () =>
  pageMeta({
    path: '/refund_policy',
    title: `Refund policy · ${siteConfig.siteName}`,
    description: `How refunds work at ${siteConfig.siteName}, how long they take, and your rights under the Australian Consumer Law.`,
  })

export default RefundPolicy
