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
 * It is served whole. A script makes its image only once its frame stands in the page, before that is painted: React may
 * give up a page that it began to make, and Chromium keeps for good whatever an image of several files belongs to, if
 * that was never in a page.
 */
export function CapturePicture({ className, capture, sizes, upright, isFirst = false }: CapturePictureProps) {
  const isServed = !useIsAwake()
  const [frame, setFrame] = useState<HTMLPictureElement | null>(null)
  const { avif, webp } = capture
  const { src, width, height } = largest(webp)
  return (
    <picture ref={setFrame}>
      {(isServed || frame) && (
        <>
          {upright && (
            <Sources
              avif={upright.capture.avif}
              webp={upright.capture.webp}
              sizes={upright.sizes}
              media={upright.media}
            />
          )}
          <Sources avif={avif} webp={webp} sizes={sizes} media={undefined} />
          <img
            className={className}
            src={src}
            width={width}
            height={height}
            alt=""
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </>
      )}
    </picture>
  )
}

interface SourcesProps extends Pick<Capture, 'avif' | 'webp'> {
  readonly sizes: string
  readonly media: string | undefined
}

function Sources({ avif, webp, sizes, media }: SourcesProps) {
  const { width, height } = largest(avif)
  return (
    <>
      <source {...{ media, sizes, width, height }} type="image/avif" srcSet={srcSet(avif)} />
      <source {...{ media, sizes, width, height }} type="image/webp" srcSet={srcSet(webp)} />
    </>
  )
}

/** @throws Error for a capture without files */
function largest(files: readonly CaptureFile[]): CaptureFile {
  const file = files.at(-1)
  if (file === undefined) throw new Error('A capture has no files.')
  return file
}
