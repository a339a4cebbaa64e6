/** A view that needs no GPU: the same world on a 2D canvas, each pixel written by this page. */
import { Vector3 } from 'three'

import type { FlightState } from '../../simulation/flight-state.ts'
import { projectPlace } from '../camera/view-camera.ts'
import { grantedBy } from '../view/graphics-context.ts'
import { type FlightView, frameSettings, createPictureSize } from '../view/flight-view.ts'
import { createFrameAnimation } from '../view/frame-animation.ts'
import { createFramePacing } from '../quality/frame-pacing.ts'
import { AIMS_2D } from '../quality/quality.ts'
import { createScene2d } from './scene-2d.ts'
import { createPen } from './drawing/pen.ts'
import { createRaster } from './raster/pixels.ts'

/**
 * Opens a view on a canvas that has had no other context.
 *
 * @throws ContextUnavailableError where there is no 2D canvas
 */
export function openView2d(canvas: HTMLCanvasElement): FlightView {
  const context = grantedBy(() => canvas.getContext('2d', { alpha: false }), '2D canvas')
  const animation = createFrameAnimation()
  const { frame } = animation
  const pacing = createFramePacing(AIMS_2D, null)
  const pen = createPen()
  const scene = createScene2d(pen)
  const place = new Vector3()
  const size = createPictureSize()
  let image = context.createImageData(1, 1)

  /** Fits the pixels to the size. */
  const fit = (): void => {
    size.fit(pacing.quality().scale)
    const { width, height } = size
    if (image.width === width && image.height === height) return
    canvas.width = width
    canvas.height = height
    image = context.createImageData(width, height)
    pen.raster = createRaster(width, height, image.data.buffer)
  }

  const startFlight = (state: FlightState): void => {
    animation.start(state)
    frame.originZ = frame.camera.z
    scene.restart(frame)
  }

  return {
    ...frameSettings(frame, pacing),
    ready: Promise.resolve(),
    startFlight,
    takeOff: animation.takeOff,
    draw: (previous, current, blend, seconds) => {
      animation.advance(previous, current, blend, seconds)
      pacing.beginFrame(seconds, false)
      fit()
      frame.originZ = frame.camera.z
      pen.begin(frame, size.aspect())
      scene.update(frame)
      scene.draw(frame)
      context.putImageData(image, 0, 0)
    },
    project: (x, y, z, into) => projectPlace(pen.camera.aimed, place.set(x, y, z - frame.originZ), into),
    resize: size.resize,
    stats: () => ({ drawCalls: 1, triangles: pen.drawn }),
    dispose: () => {
      // Its pixels are given back at once, not when the canvas is collected.
      canvas.width = canvas.height = 0
    },
  }
}
