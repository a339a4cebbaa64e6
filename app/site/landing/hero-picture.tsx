import type { LinkDescriptor } from 'react-router'

import { CapturePicture } from './capture-picture'
import { srcSet } from './captures/capture'
import { HERO_TALL, HERO_WIDE } from './captures/hero'

const UPRIGHT = '(max-aspect-ratio: 1/1)'
/** The picture covers the hero, which is a screen high: where that is narrower than the picture, its height decides. */
const SIZES = 'max(100vw, 178vh)'

/** Asks for the hero's picture before the style sheets are read; browsers without AVIF pass it by. */
export const HERO_PRELOADS: LinkDescriptor[] = [
  { media: UPRIGHT, imageSrcSet: srcSet(HERO_TALL.avif) },
  { media: `not all and ${UPRIGHT}`, imageSrcSet: srcSet(HERO_WIDE.avif) },
].map((picture) => ({
  ...picture,
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSizes: SIZES,
  fetchPriority: 'high',
}))

/** A full-bleed moment of a real flight, with room at the left and above for a headline. */
export function HeroPicture({ className }: { readonly className: string | undefined }) {
  return (
    <CapturePicture
      className={className}
      capture={HERO_WIDE}
      upright={{ capture: HERO_TALL, media: UPRIGHT }}
      sizes={SIZES}
      isFirst
    />
  )
}
