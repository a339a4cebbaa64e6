import { type ReactNode, ViewTransition } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, useLocation } from 'react-router'

import { Awake } from '~/site/components/awake'
import { RouteArrival } from '~/site/components/route-arrival'
import { ShareCard } from '~/site/components/share-card'
import { SkipLink } from '~/site/components/skip-link'
import { StaleRoute } from '~/site/components/stale-route'
import { Broken } from '~/site/notices/broken'
import { Maintenance } from '~/site/notices/maintenance'
import { isPolicyPath } from '~/site/policies/policy-list'
import displayFont from '~/styles/fonts/big-shoulders.woff2?url'
import textFont from '~/styles/fonts/figtree.woff2?url'
import { THEME_COLOUR } from '~/styles/theme-colour'
import { siteConfig } from '~/site.config'

import '~/styles/global.css'

export const links: LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <ShareCard />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <Awake />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { pathname } = useLocation()
  return (
    <>
      <ViewTransition key={pathname} default="none" enter="page" exit="page">
        {siteConfig.maintenanceMode && !isPolicyPath(pathname) ? <Maintenance /> : <Outlet />}
      </ViewTransition>
      <RouteArrival />
      <StaleRoute />
    </>
  )
}

export function ErrorBoundary() {
  return <Broken />
}
