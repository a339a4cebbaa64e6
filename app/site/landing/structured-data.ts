import { siteConfig } from '~/site/site.config.ts'

import { SHARE_PICTURE_PATH } from '../page/page-meta.tsx'

/**
 * What search engines may know of the site and of the game, in the words of schema.org. For the page as it is served
 * only: a browser never needs it, and the policy of the site lets no script write one.
 *
 * @param description of the page, as in its `meta` element
 */
export function landingStructuredData(description: string) {
  const home = `${siteConfig.siteUrl}/`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        url: home,
        name: siteConfig.siteName,
        description,
        inLanguage: 'en-AU',
      },
      {
        '@type': ['VideoGame', 'WebApplication'],
        '@id': `${home}#game`,
        url: home,
        name: siteConfig.siteName,
        description,
        image: `${siteConfig.siteUrl}${SHARE_PICTURE_PATH}`,
        genre: ['Arcade', 'Flight'],
        applicationCategory: 'GameApplication',
        gamePlatform: 'Web browser',
        operatingSystem: 'Any',
        browserRequirements: 'Requires JavaScript',
        playMode: 'https://schema.org/SinglePlayer',
        inLanguage: 'en-AU',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
        audience: { '@type': 'PeopleAudience', suggestedMinAge: siteConfig.minimumAge },
        isPartOf: { '@id': `${home}#website` },
      },
    ],
  }
}
