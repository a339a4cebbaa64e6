import { About } from '~/site/landing/about/about.tsx'
import { Contact } from '~/site/landing/contact/contact.tsx'
import { GamePreview } from '~/site/landing/preview/game-preview.tsx'
import { Hero } from '~/site/landing/hero/hero.tsx'
import { HowToPlay } from '~/site/landing/how-to-play/how-to-play.tsx'
import { LandingDialogsProvider } from '~/site/landing/landing-dialogs.tsx'
import { LandingHeader } from '~/site/landing/landing-header.tsx'
import { Leaderboard } from '~/site/landing/leaderboard/leaderboard.tsx'
import { landingStructuredData } from '~/site/landing/structured-data.ts'
import { SiteFooter } from '~/site/page/page.tsx'
import { pageMeta } from '~/site/page/page-meta.tsx'
import { siteConfig } from '~/site/site.config.ts'

const description = `${siteConfig.siteName} is a free 3D space game of skill in your browser, for people aged ${siteConfig.minimumAge} and over. Ten rings, one tank of fuel, a ringed planet at dusk.`

export const meta = () => [
  ...pageMeta({
    path: '/',
    title: `${siteConfig.siteName}: ten rings, one tank`,
    description,
  }),
  // Only in the page as it is served: React would write it through a sink that trusted types close.
  ...(import.meta.env.SSR && !siteConfig.maintenanceMode
    ? [{ 'script:ld+json': landingStructuredData(description) }]
    : []),
]

export default function Landing() {
  return (
    <LandingDialogsProvider>
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <HowToPlay />
        <About />
        <GamePreview />
        <Leaderboard />
        <Contact />
      </main>
      <SiteFooter />
    </LandingDialogsProvider>
  )
}
