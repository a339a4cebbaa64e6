import { CapturePicture } from '../captures/capture-picture.tsx'
import { HERO_TALL, HERO_WIDE } from '../captures/hero/hero.ts'

/** A full-bleed moment of a real flight, with room at the left and above for a headline. It covers the hero, a screen high. */
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
