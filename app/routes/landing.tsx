import { About } from '~/site/landing/about'
import { Contact } from '~/site/landing/contact'
import { GamePreview } from '~/site/landing/game-preview'
import { Hero } from '~/site/landing/hero'
import { HowToPlay } from '~/site/landing/how-to-play'
import { LandingDialogsProvider } from '~/site/landing/landing-dialogs'
import { LandingHeader } from '~/site/landing/landing-header'
import { Leaderboard } from '~/site/landing/leaderboard'
import { SiteFooter } from '~/site/components/site-footer'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

export const meta = () =>
  pageMeta({
    path: '/',
    title: `${siteConfig.siteName}: ten rings, one tank`,
    description: `${siteConfig.siteName} is a free 3D flight game of skill in the browser, for people aged ${siteConfig.minimumAge} and over. Ten rings, one tank of fuel, mountains at dusk.`,
    isIndexed: true,
  })

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
