import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, useLocation } from 'react-router'

import { AnnounceHydration } from '~/site/hydration/hydrated.ts'
import { CONTAINER_ID } from '~/site/hydration/reload.ts'
import { PageHead, RouteStyles } from '~/site/page/page-head.tsx'
import { StartNotice } from '~/site/hydration/start-notice.tsx'
import { FocusAndScroll } from '~/site/page/focus-and-scroll.tsx'
import { ShareCard } from '~/site/page/page-meta.tsx'
import { SkipLink } from '~/site/page/page.tsx'
import { Broken, Maintenance } from '~/site/notices/notice.tsx'
import { isPolicyPath } from '~/site/site-routes.ts'
import displayFont from '~/styles/fonts/big-shoulders.woff2?url'
import textFont from '~/styles/fonts/figtree.woff2?url'
import { THEME_COLOUR } from '~/styles/theme-colour.ts'
import { siteConfig } from '~/site/site.config.ts'

import '~/styles/global.css'

/**
 * What the server renders around React's part of the page, the container, and the browser never renders again: so what an
 * extension or a blocker did to it cannot disturb hydration.
 */
function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <Meta />
        <ShareCard />
        {[displayFont, textFont].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <div id={CONTAINER_ID}>{children}</div>
        <StartNotice />
        <Scripts />
      </body>
    </html>
  )
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const page = (
    <>
      <PageHead />
      <RouteStyles />
      <SkipLink />
      {children}
    </>
  )
  return import.meta.env.SSR ? <Document>{page}</Document> : page
}

export default function App() {
  const { pathname } = useLocation()
  return (
    <>
      {siteConfig.maintenanceMode && !isPolicyPath(pathname) ? <Maintenance /> : <Outlet />}
      <AnnounceHydration />
      <FocusAndScroll />
    </>
  )
}

export function ErrorBoundary() {
  return <Broken />
}
