import { PICTURE, POSTER } from './layout.ts'
import type { Poster } from './poster.ts'
import { colourText, type PathShape, type WordsShape } from './shapes.ts'

/** Draws a poster over the whole of a canvas, once its fonts have been loaded. @throws TypeError where the browser refuses */
export function drawPoster(canvas: HTMLCanvasElement, { paper, picture, caption }: Poster): void {
  const pen = canvas.getContext('2d')
  if (pen === null) throw new TypeError('The browser gives no canvas.')
  pen.scale(canvas.width / POSTER.width, canvas.height / POSTER.height)
  pen.fillStyle = colourText(paper)
  pen.fillRect(0, 0, POSTER.width, POSTER.height)
  pen.save()
  pen.beginPath()
  pen.rect(PICTURE.left, PICTURE.top, PICTURE.width, PICTURE.height)
  pen.clip()
  for (const shape of picture) drawPath(pen, shape)
  pen.restore()
  // Translators turn the page around, which a canvas follows; its words stay English.
  pen.direction = 'ltr'
  for (const shape of caption) {
    if ('words' in shape) drawWords(pen, shape)
    else drawPath(pen, shape)
  }
}

function drawPath(pen: CanvasRenderingContext2D, shape: PathShape): void {
  const path = new Path2D(shape.path)
  pen.save()
  pen.translate(shape.at?.x ?? 0, shape.at?.y ?? 0)
  pen.scale(shape.scale ?? 1, shape.scale ?? 1)
  pen.globalAlpha = shape.opacity ?? 1
  if (shape.fill !== undefined) {
    pen.fillStyle = colourText(shape.fill)
    pen.fill(path)
  }
  if (shape.stroke !== undefined) {
    pen.strokeStyle = colourText(shape.stroke)
    pen.lineWidth = shape.width ?? 1
    pen.lineCap = shape.dash === undefined ? 'round' : 'butt'
    pen.lineJoin = 'round'
    pen.setLineDash([...(shape.dash ?? [])])
    pen.stroke(path)
  }
  pen.restore()
}

const FACES = {
  display: "'Big Shoulders Variable', 'Arial Narrow', sans-serif",
  text: "'Figtree Variable', system-ui, sans-serif",
} as const

function drawWords(pen: CanvasRenderingContext2D, { words, x, y, ...shape }: WordsShape): void {
  const fontOf = (size: number) => `${String(shape.weight)} ${String(size)}px ${FACES[shape.face]}`
  pen.font = fontOf(shape.size)
  const fit = Math.min(1, shape.most / pen.measureText(words).width)
  pen.font = fontOf(shape.size * fit)
  pen.fillStyle = colourText(shape.colour)
  pen.textAlign = shape.align ?? 'start'
  pen.fillText(words, x, y)
}
