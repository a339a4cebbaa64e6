import { useEffect, useRef } from 'react'

import { About } from '~/site/landing/about'
import { Contact } from '~/site/landing/contact'
import { GamePreview } from '~/site/landing/game-preview'
import { Hero } from '~/site/landing/hero'
import { HowToPlay } from '~/site/landing/how-to-play'
import { LandingDialogsProvider } from '~/site/landing/landing-dialogs'
import { LandingHeader } from '~/site/landing/landing-header'
import { Leaderboard } from '~/site/landing/leaderboard'
import { layOutInTurn } from '~/site/landing/lay-out-later'
import { landingStructuredData } from '~/site/landing/structured-data'
import { SiteFooter } from '~/site/components/site-footer'
import { pageMeta } from '~/site/page-meta'
import { siteConfig } from '~/site.config'

const description = `${siteConfig.siteName} is a free 3D flight game of skill in the browser, for people aged ${siteConfig.minimumAge} and over. Ten rings, one tank of fuel, mountains at dusk.`

export const meta = () => [
  ...pageMeta({
    path: '/',
    title: `${siteConfig.siteName}: ten rings, one tank`,
    description,
    isIndexed: true,
  }),
  // Only in the page as it is served: React would write it through a sink that trusted types close.
  ...(import.meta.env.SSR && !siteConfig.maintenanceMode
    ? [{ 'script:ld+json': landingStructuredData(description) }]
    : []),
]

export default function Landing() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => layOutInTurn(main.current?.querySelectorAll<HTMLElement>(':scope > section') ?? []), [])
  return (
    <LandingDialogsProvider>
      <LandingHeader />
      <main ref={main} id="main" tabIndex={-1}>
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
