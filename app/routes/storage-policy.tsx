import { CookiesPolicy } from '~/site/policies/cookies-policy.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

export const meta = () =>
  pageMeta({
    path: '/cookies_policy',
    title: `Cookies policy · ${siteConfig.siteName}`,
    description: `${siteConfig.siteName} sets no cookies. This page lists every entry it may keep on your device, with its purpose and lifetime.`,
  })

export default CookiesPolicy
