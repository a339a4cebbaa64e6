import { PrivacyPolicy } from '~/site/policies/privacy-policy'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

export const meta = () =>
  pageMeta({
    path: '/privacy_policy',
    title: `Privacy policy · ${siteConfig.siteName}`,
    description: `What ${siteConfig.siteName} learns about you, which is nothing unless you write to us, and what your rights are.`,
    isIndexed: true,
  })

export default PrivacyPolicy
