/** The owner's configuration without the age question and with other facts; built and opened by tests/site/configuration.spec.ts. */
import { siteConfig as shipped, type SiteConfig } from '../../app/site/site.config.ts'

export const siteConfig: SiteConfig = {
  ...shipped,
  // The longest name allowed, in one word, with characters that HTML and scripts must escape.
  siteName: 'Halley\'s"Comet"&</script>ObservatoryClub',
  contactEmail: 'crew@kestrel.example',
  contactAddress: '7 Jetty Road, Hobart TAS 7000, Australia',
  tel: '+61 3 5550 0142',
  requireAgeVerification: false,
  minimumAge: 21,
  offline: false,
  siteUrl: 'https://kestrel.example',
}
