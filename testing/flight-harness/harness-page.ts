/**
 * The page that pictures and figures are taken in: the real simulation, the real pilots and the real view, driven by
 * calls instead of by the clock. The same calls give the same picture, to the pixel, on the same machine.
 */
import type { DetailLevel } from '../../app/game/rendering/quality/detail.ts'
import { openView2d } from '../../app/game/rendering/renderer-2d/view-2d.ts'
import type { FlightView, RenderStats } from '../../app/game/rendering/view/flight-view.ts'
import { openWebglView } from '../../app/game/rendering/webgl/webgl-view.ts'
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { advanceFlight, copyCraft, createFlight, startFlight } from '../../app/game/simulation/flight/flight.ts'
import type { Controls, FlightState } from '../../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { pictureSettings } from '../picture-settings.ts'
import { steerOf, type ShownPilot } from '../pilots/shown-pilot.ts'
import { rivalsAhead } from './rivals-ahead.ts'
import type { Steer, SteeredFlight } from '../../app/game/simulation/flight/steered-flight.ts'

export interface HarnessFlight extends ShownPilot {
  readonly course: number
  readonly isRelaxed?: boolean
  readonly detail: DetailLevel
  /** Size of the picture in CSS pixels, and device pixels to one of them: from above 0 to 2. */
  readonly width: number
  readonly height: number
  readonly ratio: number
  /** Drawn without WebGL. */
  readonly isFlat?: boolean
  /** With the motions that are left where the system asks for reduced motion. */
  readonly isStill?: boolean
  /** Shown taking off, where it is flown from its start. */
  readonly isTakeOff?: boolean
  /** So many rivals fly ahead, one behind another; none by default. */
  readonly rivals?: number
}

/** What frames cost: the script of each in milliseconds, and the worst counts of any. */
export interface FrameCosts extends RenderStats {
  readonly scriptMilliseconds: number[]
  /** What the heap has grown by after collection, in bytes; NaN where the browser does not tell. */
  readonly retainedBytes: number
}

export interface FlightHarness {
  readonly begin: (flight: HarnessFlight) => Promise<void>
  /** Flies to a second of the flight without drawing; what hangs on the past (springs, ribbons, sparks) is not there yet. */
  readonly skipTo: (second: number) => void
  /** Flies on for some seconds of the picture's time, frame by frame, also past the flight's end. */
  readonly fly: (seconds: number) => void
  /** Flies like `fly`, by default at its rate of frames, while it takes the costs. */
  readonly measure: (seconds: number, framesPerSecond?: number) => Promise<FrameCosts>
  readonly resize: (width: number, height: number, ratio: number) => void
  /** The picture as it stands, as PNG in base64. */
  readonly picture: () => Promise<string>
  /** The mean red, green and blue, each in [0, 255], of every block of the picture: `columns` × `rows` of them, row by row. */
  readonly blocks: (columns: number, rows: number) => number[][]
  /** Of every block, the most that a channel differs by within it, in [0, 255]. */
  readonly blockRanges: (columns: number, rows: number) => number[]
  readonly flight: () => FlightState
}

declare global {
  interface Window {
    flightHarness: FlightHarness
    gc?: () => void
  }
  interface Performance {
    /** Chromium alone has it; fine-grained with `--enable-precise-memory-info`. */
    readonly memory?: { readonly usedJSHeapSize: number }
  }
}

const FRAMES_PER_SECOND = 60
/** The worst counts are looked for this often: asking makes an object, which would count as the frame's garbage. */
const LOOKS_PER_SECOND = 4

let canvas = document.createElement('canvas')
let view: FlightView | undefined
let steer: Steer = steerTowardsCourse
let isTakeOff = false
let rivals: SteeredFlight[] = []
const controls: Controls = { turn: 0, climb: 0 }
let current = createFlight()
/** The craft a tick before. */
const previous = { ...current.craft }

function openedView(): FlightView {
  if (view === undefined) throw new Error('No flight has begun.')
  return view
}

function tick(): void {
  if (current.phase !== 'flying') return
  steer(current, controls)
  copyCraft(current.craft, previous)
  advanceFlight(current, controls)
  for (const rival of rivals) rival.fly(1)
}

function frame(perSecond: number): void {
  for (let flown = 0; flown < TICKS_PER_SECOND / perSecond; flown += 1) tick()
  const drawing = openedView()
  for (let rival = 0; rival < rivals.length; rival += 1) copyCraft(rivals[rival].state.craft, drawing.rivals[rival])
  drawing.showRivals(rivals.length)
  drawing.draw(previous, current, 0, 1 / perSecond)
}

/** Draws the present moment once more, at the present size. */
function drawAgain(): void {
  openedView().draw(previous, current, 0, 0)
}

/** The mean colour of each block of a picture, row by row. */
function blockMeans({ data, width, height }: ImageData, columns: number, rows: number): number[][] {
  const means = Array.from({ length: columns * rows }, () => [0, 0, 0])
  const share = (columns * rows) / (width * height)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = Math.floor(((pixel % width) * columns) / width)
    const row = Math.floor((Math.floor(pixel / width) * rows) / height)
    const mean = means[row * columns + column]
    for (let channel = 0; channel < 3; channel += 1) mean[channel] += data[pixel * 4 + channel] * share
  }
  return means
}

/** The most that a channel differs by within each block of a picture, row by row. */
function blockRangesOf({ data, width, height }: ImageData, columns: number, rows: number): number[] {
  const least = Array.from({ length: columns * rows }, () => [255, 255, 255])
  const most = Array.from({ length: columns * rows }, () => [0, 0, 0])
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = Math.floor(((pixel % width) * columns) / width)
    const block = Math.floor((Math.floor(pixel / width) * rows) / height) * columns + column
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[pixel * 4 + channel]
      if (value < least[block][channel]) least[block][channel] = value
      if (value > most[block][channel]) most[block][channel] = value
    }
  }
  return most.map((channels, block) => Math.max(...channels.map((value, channel) => value - least[block][channel])))
}

/** Draws the present moment once more, and returns its pixels. */
function pixelsNow(): ImageData {
  drawAgain()
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  const context = copy.getContext('2d')
  if (context === null) throw new Error('The browser gives no 2D canvas.')
  context.drawImage(canvas, 0, 0)
  return context.getImageData(0, 0, copy.width, copy.height)
}

type Writable<Figures> = { -readonly [Name in keyof Figures]: Figures[Name] }

function keepWorst(worst: Writable<RenderStats>, now: RenderStats): void {
  worst.drawCalls = Math.max(worst.drawCalls, now.drawCalls)
  worst.triangles = Math.max(worst.triangles, now.triangles)
}

/** Three times, because what a finalizer releases is only collected the next time. */
async function collectGarbage(): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    window.gc?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

window.flightHarness = {
  begin: async (flight) => {
    view?.dispose()
    canvas.remove()
    canvas = document.createElement('canvas')
    document.body.append(canvas)
    const open = flight.isFlat === true ? openView2d : openWebglView
    view = open(canvas, { drawsEveryFrame: true })
    const isMoving = flight.isStill !== true
    view.apply(
      pictureSettings({
        quality: { detail: flight.detail, scale: 1 },
        motion: { lean: isMoving, shake: isMoving, widening: isMoving, decoration: isMoving },
      }),
    )
    view.resize(flight.width, flight.height, flight.ratio)
    steer = steerOf(flight, flight.course)
    isTakeOff = flight.isTakeOff === true
    controls.turn = 0
    controls.climb = 0
    current = startFlight(flight.course, { isRelaxed: flight.isRelaxed === true })
    copyCraft(current.craft, previous)
    rivals = rivalsAhead(flight.course, flight.rivals ?? 0)
    view.startFlight(current)
    await view.ready
  },
  skipTo: (second) => {
    while (current.phase === 'flying' && current.tick < second * TICKS_PER_SECOND) tick()
    openedView().startFlight(current)
    if (isTakeOff && current.tick === 0) openedView().takeOff()
  },
  fly: (seconds) => {
    for (let flown = 0; flown < Math.round(seconds * FRAMES_PER_SECOND); flown += 1) frame(FRAMES_PER_SECOND)
  },
  measure: async (seconds, framesPerSecond = FRAMES_PER_SECOND) => {
    const frames = Math.round(seconds * framesPerSecond)
    const scriptMilliseconds = new Float64Array(frames)
    const worst = { drawCalls: 0, triangles: 0 }
    await collectGarbage()
    const heapBefore = performance.memory?.usedJSHeapSize ?? NaN
    for (let flown = 0; flown < frames; flown += 1) {
      const before = performance.now()
      frame(framesPerSecond)
      scriptMilliseconds[flown] = performance.now() - before
      if (flown % (framesPerSecond / LOOKS_PER_SECOND) === 0) keepWorst(worst, openedView().stats())
    }
    await collectGarbage()
    const heapAfter = performance.memory?.usedJSHeapSize ?? NaN
    return { scriptMilliseconds: Array.from(scriptMilliseconds), ...worst, retainedBytes: heapAfter - heapBefore }
  },
  resize: (width, height, ratio) => openedView().resize(width, height, ratio),
  picture: async () => {
    drawAgain()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (blob === null) throw new Error('The canvas gave no picture: it may be larger than the browser draws.')
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let binary = ''
    for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768))
    return btoa(binary)
  },
  blocks: (columns, rows) => blockMeans(pixelsNow(), columns, rows),
  blockRanges: (columns, rows) => blockRangesOf(pixelsNow(), columns, rows),
  flight: () => current,
}
