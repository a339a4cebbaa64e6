/** The web app manifest: what the site is called and looks like on a home screen. */

/** Existing captures, by the name of their file without its hash. */
const SCREENSHOTS = [
  { capture: 'through-the-ring-960', sizes: '960x540', form_factor: 'wide', label: 'Through a ring' },
  { capture: 'low-in-the-valley-960', sizes: '960x540', form_factor: 'wide', label: 'Low in the valley' },
  { capture: 'hero-tall-1140', sizes: '1140x1742', form_factor: 'narrow', label: 'On the way to the next ring' },
]

/**
 * @param files the addresses of all files of the site
 * @param themeColour as in the pages' `theme-color`, a hexadecimal colour
 * @returns the text of `manifest.webmanifest`
 */
export function webManifest(
  { siteName }: { readonly siteName: string },
  themeColour: string,
  files: readonly string[],
): string {
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
    // A game wants the whole screen; where a platform does not give it, it opens in a window of its own.
    display_override: ['fullscreen', 'standalone'],
    background_color: themeColour,
    theme_color: themeColour,
    categories: ['games'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ capture, ...screenshot }) => ({
      src: files.find((file) => file.startsWith(`/assets/${capture}-`) && file.endsWith('.webp')),
      type: 'image/webp',
      ...screenshot,
    })),
    shortcuts: [{ name: 'Fly the course of the day', short_name: 'Course of the day', url: '/?course=day#play' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
