/** The web app manifest: what the site is called and looks like on a home screen. */

/**
 * @param themeColour as in the pages' `theme-color`, a hexadecimal colour
 * @returns the text of `manifest.webmanifest`
 */
export function webManifest({ siteName }: { readonly siteName: string }, themeColour: string): string {
  const manifest = {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'A space flight at dusk in your browser: ten rings, one tank of fuel.',
    lang: 'en-AU',
    // Where the game opens by itself (landing-dialogs.tsx).
    start_url: '/#play',
    scope: '/',
    display: 'standalone',
    background_color: themeColour,
    theme_color: themeColour,
    categories: ['games'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Fly the course of the day', short_name: 'Course of the day', url: '/?course=day#play' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
