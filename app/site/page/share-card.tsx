import { siteConfig } from '~/site.config.ts'

import { SHARE_PICTURE_PATH } from '../share-picture.ts'

/** What every page's share card has in common, for Open Graph and for Twitter: the site and its picture. */
export function ShareCard() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.siteName} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:image" content={`${siteConfig.siteUrl}${SHARE_PICTURE_PATH}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A small ivory craft flies towards a lit ring in a valley at dusk; a ringed planet stands behind the mountains."
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
