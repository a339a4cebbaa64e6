import { PrivacyPolicy } from '~/site/policies/privacy-policy.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

export const meta = () =>
  pageMeta({
    path: '/privacy_policy',
    title: `Privacy policy · ${siteConfig.siteName}`,
    description: `What ${siteConfig.siteName} learns about you, which is nothing unless you write to us, and what rights you have.`,
  })

export default PrivacyPolicy
