import { CapturePicture } from '../captures/capture-picture.tsx'
import { HERO_TALL, HERO_WIDE } from '../captures/hero/hero.ts'

/**
 * A full-bleed moment of a real flight, with room at the left and above for a headline. The picture covers the hero, which
 * is a screen high: where that is narrower than the picture, its height decides. On upright screens the ground below takes
 * its part of the height (hero.module.css).
 *
 * It stands at the top of the page as it is served, with a high priority. A preload beside it would only repeat that, and
 * fetch in vain whenever a window takes another shape while it loads.
 */
export function HeroPicture({ className }: { readonly className: string | undefined }) {
  return (
    <CapturePicture
      className={className}
      capture={HERO_WIDE}
      upright={{
        capture: HERO_TALL,
        media: '(max-aspect-ratio: 4/5)',
        sizes: 'max(100vw, 0.655 * (100vh - 10rem))',
      }}
      sizes="max(100vw, 178vh)"
      isFirst
    />
  )
}
