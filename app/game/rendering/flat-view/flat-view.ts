/** A view that needs no GPU: the same world on a 2D canvas, each pixel written by this page. */
import { Vector3 } from 'three'

import type { FlightState } from '../../simulation/flight-state.ts'
import { projectPlace } from '../camera/view-camera.ts'
import { grantedBy } from '../context/context-unavailable.ts'
import type { FlightView, FlightViewOptions } from '../flight-view.ts'
import { createFrameAnimation } from '../frame-animation.ts'
import { frameSettings } from '../frame-settings.ts'
import { createFramePacing } from '../quality/frame-pacing.ts'
import { FLAT_AIMS } from '../quality/quality.ts'
import { createFlatScene } from './flat-scene.ts'
import { createPen, type Pen } from './pen.ts'
import { createRaster } from './raster/pixels.ts'

const MOST_PIXEL_RATIO = 2

/**
 * Opens a view on a canvas that has had no other context.
 *
 * @throws ContextUnavailableError where there is no 2D canvas
 */
export function openFlatView(canvas: HTMLCanvasElement, options: FlightViewOptions = {}): FlightView {
  const context = grantedBy(() => canvas.getContext('2d', { alpha: false }), '2D canvas')
  const animation = createFrameAnimation()
  const { frame } = animation
  const pacing = createFramePacing(FLAT_AIMS, null, options)
  const pen = createPen()
  const scene = createFlatScene(pen)
  const place = new Vector3()
  const surface = createSurface(canvas, context, pen)
  const { size } = surface

  const startFlight = (state: FlightState): void => {
    animation.start(state)
    frame.originZ = frame.camera.z
    scene.restart(frame)
  }
  startFlight(frame.state)

  return {
    ...frameSettings(frame, pacing),
    ready: Promise.resolve(),
    drawnBy: 'page',
    startFlight,
    draw: (previous, current, blend, frameSeconds) => {
      const seconds = animation.advance(previous, current, blend, frameSeconds)
      pacing.isDue(seconds, false)
      surface.fit(pacing.quality().scale)
      frame.originZ = frame.camera.z
      pen.begin(frame, size.width / size.height)
      scene.update(frame)
      scene.draw(frame)
      surface.show()
      pacing.count()
    },
    project: (x, y, z, into) => projectPlace(pen.camera.aimed, place.set(x, y, z - frame.originZ), into),
    resize: (cssWidth, cssHeight, devicePixelRatio) => {
      size.width = Math.max(1, cssWidth)
      size.height = Math.max(1, cssHeight)
      size.ratio = devicePixelRatio > 0 ? devicePixelRatio : 1
    },
    figures: () => ({ drawCalls: 1, triangles: pen.drawn, geometries: 0, textures: 0 }),
    dispose: () => {
      // Its pixels are given back at once, not when the canvas is collected.
      canvas.width = canvas.height = 0
    },
  }
}

/** The pixels that are drawn, and the canvas that shows them. */
function createSurface(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, pen: Pen) {
  const size = { width: 1, height: 1, ratio: 1 }
  let image = context.createImageData(1, 1)
  return {
    /** In CSS pixels, and device pixels to one of them. */
    size,
    /** Fits the pixels to the size. `scale`: drawn pixels per device pixel. */
    fit: (scale: number): void => {
      const ratio = Math.min(size.ratio, MOST_PIXEL_RATIO) * scale
      const width = Math.max(1, Math.round(size.width * ratio))
      const height = Math.max(1, Math.round(size.height * ratio))
      if (image.width === width && image.height === height) return
      canvas.width = width
      canvas.height = height
      image = context.createImageData(width, height)
      pen.raster = createRaster(width, height, image.data.buffer)
    },
    show: (): void => context.putImageData(image, 0, 0),
  }
}
