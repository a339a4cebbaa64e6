/** A configuration as an owner may leave it, with two mistakes; tests/site/configuration.spec.ts sees the build stop. */
import { siteConfig as shipped, type SiteConfig } from '../../app/site/site.config.ts'

export const siteConfig: SiteConfig = { ...shipped, contactEmail: 'nobody', minimumAge: 0 }
