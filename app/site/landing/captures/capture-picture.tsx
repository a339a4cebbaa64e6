import { type Capture, srcSet } from './capture.ts'

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

/** A picture of a real flight that shows nothing that the words do not say. AVIF, and WebP where that is not known. */
export function CapturePicture({ className, capture, sizes, upright, isFirst = false }: CapturePictureProps) {
  const { src, width, height } = capture.webp
  return (
    <picture>
      {upright && <CaptureSources {...upright} />}
      <CaptureSources capture={capture} sizes={sizes} />
      <img
        {...(isFirst ? { fetchPriority: 'high', onLoad: noWait } : { loading: 'lazy' })}
        className={className}
        src={src}
        width={width}
        height={height}
        alt=""
      />
    </picture>
  )
}

/** With a listener of its own, React does not keep the page before on the screen until the picture is there. */
const noWait = () => undefined

function CaptureSources({
  capture,
  ...shown
}: Pick<CapturePictureProps, 'capture' | 'sizes'> & { readonly media?: string }) {
  // The WebP is as large as the largest AVIF.
  const { src, width, height } = capture.webp
  return (
    <>
      <source {...shown} width={width} height={height} type="image/avif" srcSet={srcSet(capture.avif)} />
      {shown.media && <source media={shown.media} width={width} height={height} srcSet={src} />}
    </>
  )
}
