import { Matrix4, PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { pictureSettings } from '../../../../../testing/picture-settings.ts'
import { startFlight } from '../../../simulation/flight/flight.ts'
import { aimCamera, projectPlace } from '../../camera/view-camera.ts'
import { craftMatrix } from '../../airframe/craft-pose.ts'
import { createRivalModel } from '../../craft/rival-model.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import { createFrameAnimation } from '../../view/frame-animation.ts'
import { createDrawQueue } from '../drawing/draw-queue.ts'
import { createAtmosphere2d } from '../drawing/atmosphere-2d.ts'
import { openView2d } from '../view-2d.ts'
import { createPen } from '../drawing/pen.ts'
import { createRaster, packPixel } from '../raster/pixels.ts'
import { numbersOf } from './part-2d.ts'
import { createRival2d } from './craft-2d.ts'

const [WIDTH, HEIGHT] = [640, 360]
const BLACK = packPixel(0, 0, 0)

/** Metres from the player's craft: to the right, up and back. */
const PLACES = [
  [14, 6, -30],
  [-20, 10, -60],
  [30, 2, -25],
  [9, -4, -14],
] as const

function frameWithRival([x, y, z]: readonly [number, number, number]): FlightFrame {
  const animation = createFrameAnimation()
  const { frame } = animation
  const state = startFlight(7)
  animation.start(state)
  frame.originZ = frame.camera.z
  Object.assign(frame.rivals[0], state.craft, { bank: 0.3, pitch: 0.1 })
  frame.rivals[0].x += x
  frame.rivals[0].y += y
  frame.rivals[0].z += z
  frame.rivalsShown = 1
  return frame
}

/** The rival alone, over one colour. */
function drawRival(frame: FlightFrame, background: number): Int32Array {
  const pen = createPen()
  pen.raster = createRaster(WIDTH, HEIGHT, new ArrayBuffer(WIDTH * HEIGHT * 4))
  pen.raster.pixels.fill(background)
  pen.begin(frame, WIDTH / HEIGHT)
  const model = createRivalModel()
  model.update?.(frame)
  const queue = createDrawQueue()
  createRival2d(model, pen, createAtmosphere2d())(frame, queue)
  queue.drawBeyond(Infinity)
  return pen.raster.pixels
}

/** The hull's vertices in pixels, as WebGL's camera has them. */
function verticesInPicture(frame: FlightFrame): { x: number; y: number }[] {
  const camera = new PerspectiveCamera()
  aimCamera(camera, frame, WIDTH / HEIGHT)
  const matrix = craftMatrix(frame.rivals[0], new Matrix4())
  const vertices = numbersOf(createRivalModel(), 'position')
  const point = { across: 0, up: 0, depth: 0, aspect: 1 }
  return Array.from({ length: vertices.length / 3 }, (_, vertex) => {
    const place = new Vector3().fromArray(vertices, vertex * 3).applyMatrix4(matrix)
    place.z -= frame.originZ
    projectPlace(camera, place, point)
    const half = HEIGHT / 2 / point.depth
    return { x: WIDTH / 2 + point.across * half, y: HEIGHT / 2 - point.up * half }
  })
}

test.each(PLACES)('a rival at (%f, %f, %f) m is drawn within 2 px of its place in the 3D view', (...place) => {
  const frame = frameWithRival(place)
  const touched = [...drawRival(frame, BLACK).entries()].filter(([, pixel]) => pixel !== BLACK).map(([at]) => at)
  const columns = touched.map((at) => at % WIDTH)
  const rows = touched.map((at) => Math.floor(at / WIDTH))
  const vertices = verticesInPicture(frame)
  const across = vertices.map(({ x }) => x)
  const down = vertices.map(({ y }) => y)
  expect(Math.abs(Math.min(...columns) - Math.min(...across))).toBeLessThan(2)
  expect(Math.abs(Math.max(...columns) + 1 - Math.max(...across))).toBeLessThan(2)
  expect(Math.abs(Math.min(...rows) - Math.min(...down))).toBeLessThan(2)
  expect(Math.abs(Math.max(...rows) + 1 - Math.max(...down))).toBeLessThan(2)
})

test('the 2D renderer draws a rival only while it is shown', () => {
  let shown: Uint8ClampedArray = new Uint8ClampedArray()
  const context = {
    createImageData: (width: number, height: number) => {
      const data = new Uint8ClampedArray(width * height * 4)
      return { width, height, data }
    },
    putImageData: ({ data }: ImageData) => {
      shown = data.slice()
    },
  }
  const canvas = { width: 1, height: 1, getContext: () => context } as unknown as HTMLCanvasElement
  const view = openView2d(canvas)
  view.apply(pictureSettings({ quality: { detail: 'low', scale: 1 } }))
  view.resize(WIDTH, HEIGHT, 1)
  const state = startFlight(7)
  view.startFlight(state)
  Object.assign(view.rivals[0], state.craft, { x: state.craft.x + 14, z: state.craft.z - 30 })
  const pictureWith = (isShown: boolean): Uint8ClampedArray => {
    view.showRivals(isShown ? 1 : 0)
    view.draw(state.craft, state, 0, 0)
    return shown
  }
  const without = pictureWith(false)
  const changedBytes = (picture: Uint8ClampedArray): number =>
    picture.reduce((sum, byte, at) => (byte === without[at] ? sum : sum + 1), 0)
  expect(changedBytes(pictureWith(true))).toBeGreaterThan(100)
  expect(changedBytes(pictureWith(false))).toBe(0)
})
