import { useState } from 'react'

import { useIsAwake } from '../components/awake'
import { type Capture, type CaptureFile, srcSet } from './captures/capture'

interface CapturePictureProps {
  readonly className: string | undefined
  readonly capture: Capture
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  /** Another capture where a media query holds, for screens of another shape. */
  readonly upright?: { readonly capture: Capture; readonly media: string; readonly sizes: string }
  /** `true` for the first thing seen; any other picture waits until it comes near. */
  readonly isFirst?: boolean
}

/**
 * A picture of a real flight that shows nothing that the words do not say. AVIF, and WebP where that is not known.
 *
 * It is served whole. What a script makes is a frame, which is filled when it stands in the page, before it is measured or
 * painted: React may give up a page that it began to make, and Chromium keeps for good whatever an image of several files
 * belongs to, if that was never in a page.
 */
export function CapturePicture({ className = '', capture, sizes, upright, isFirst = false }: CapturePictureProps) {
  const isServed = !useIsAwake()
  const [wasServed] = useState(isServed)
  const sources = [...(upright ? sourcesOf(upright) : []), ...sourcesOf({ capture, sizes })]
  const { src, width, height } = largest(capture.webp)
  const how = isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  const image = { ...how, className, width, height, alt: '' }
  if (wasServed)
    return (
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img {...image} alt="" src={src} />
      </picture>
    )

  const fill = (frame: HTMLPictureElement | null) => {
    if (!frame || frame.firstChild) return
    for (const { srcSet: srcset, ...others } of sources)
      frame.append(Object.assign(document.createElement('source'), { srcset, ...others }))
    const filled = document.createElement('img')
    frame.append(Object.assign(filled, image))
    // Last, where all that it chooses between is there: alone, it would fetch this one.
    filled.src = src
  }
  return <picture ref={fill} />
}

/** What each `<source>` of a capture says, by the names that attribute and property share, but for `srcSet`. */
function sourcesOf({
  capture,
  ...shown
}: Pick<CapturePictureProps, 'capture' | 'sizes'> & { readonly media?: string }) {
  const { width, height } = largest(capture.avif)
  return [
    { ...shown, width, height, type: 'image/avif', srcSet: srcSet(capture.avif) },
    { ...shown, width, height, type: 'image/webp', srcSet: srcSet(capture.webp) },
  ]
}

/** @throws Error for a capture without files */
function largest(files: readonly CaptureFile[]): CaptureFile {
  const file = files.at(-1)
  if (file === undefined) throw new Error('A capture has no files.')
  return file
}
