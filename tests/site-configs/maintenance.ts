/** The owner's configuration with the maintenance switch on; built and opened by tests/site/configuration.spec.ts. */
import { siteConfig as shipped, type SiteConfig } from '../../app/site/site.config.ts'

export const siteConfig: SiteConfig = { ...shipped, maintenanceMode: true }
