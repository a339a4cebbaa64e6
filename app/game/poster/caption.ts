/** The caption of the poster, on paper under the picture: the course, the result, each ring, and the code. */
import { mixRgb, type Rgb } from '../rendering/colour/palette.ts'
import type { FlownRing } from './flown-line.ts'
import { codeShape, type FlightCode } from './flight-code.ts'
import { CAPTION, CODE } from './layout.ts'
import { circlePath, type Colour, type PathShape, type Shape, type WordsShape } from './shapes.ts'

export interface Caption {
  /** One line or two. */
  readonly title: readonly string[]
  readonly result: string
  /** `path`: of the medal's shape, in a square of 24. */
  readonly medal: { readonly name: string; readonly path: string; readonly colour: string } | null
  readonly rings: readonly FlownRing[]
  /** Course, date, and what kind of flight it was. */
  readonly about: string
  readonly code: FlightCode
  /** What the code is for. */
  readonly codeWords: string
}

/** The mean width of a letter of the display face, in shares of its size; measured on capitals. */
const LETTER = 0.47
const LARGEST_TITLE = 216
const CAPITALS = 0.73

/** @param ink of the words; `title`: of the course's name */
export function captionShapes(caption: Caption, paints: { readonly ink: Rgb; readonly title: Rgb }): Shape[] {
  const { ink } = paints
  const { left, width, bottom } = CAPTION
  const { title, result, medal, rings, about, code, codeWords } = caption
  const words = (each: Omit<WordsShape, 'most' | 'colour'> & { readonly colour?: Colour }): WordsShape => ({
    most: width,
    colour: ink,
    ...each,
  })
  const size = Math.min(LARGEST_TITLE, ...title.map((line) => width / (LETTER * line.length)))
  const shapes: Shape[] = title.map((line, index) =>
    words({
      words: line.toUpperCase(),
      x: left,
      y: CODE.top + size * (CAPITALS + index * 0.84),
      size,
      face: 'display',
      weight: 900,
      colour: paints.title,
    }),
  )
  shapes.push(
    words({ words: result, x: left, y: bottom - 218, size: 118, face: 'display', weight: 800 }),
    ...medalShapes(medal, ink),
    ...targetShapes(rings, ink),
    words({ words: about, x: left, y: bottom - 6, size: 31, face: 'text', weight: 600 }),
    codeShape(code, CODE, mixRgb(ink, [0, 0, 0], 0.5)),
    {
      words: codeWords,
      x: CODE.right,
      y: bottom - 6,
      size: 31,
      most: CODE.side,
      face: 'text',
      weight: 600,
      colour: ink,
      align: 'end',
    },
  )
  return shapes
}

/** From the left, past the longest time. */
const MEDAL = 440

function medalShapes(medal: Caption['medal'], ink: Colour): Shape[] {
  if (medal === null) return []
  const x = CAPTION.left + MEDAL
  const y = CAPTION.bottom - 218
  return [
    { path: medal.path, at: { x, y: y - 94 }, scale: 4.4, fill: medal.colour, stroke: ink, width: 1.2 },
    { words: medal.name, x: x + 124, y: y - 4, size: 88, most: 330, face: 'display', weight: 800, colour: ink },
  ]
}

/** A target for each ring of the flight, with a mark where the craft went through. */
function targetShapes(rings: readonly FlownRing[], ink: Rgb): PathShape[] {
  const pitch = CAPTION.width / Math.max(10, rings.length)
  const radius = 0.4 * pitch
  return rings.flatMap((ring, index): PathShape[] => {
    const middle = { x: CAPTION.left + radius + 2 + pitch * index, y: CAPTION.bottom - 112 }
    const path = circlePath(middle, radius)
    if (ring.status === 'ahead') return [{ path, stroke: ink, width: 2, opacity: 0.35 }]
    if (ring.status === 'missed') return [{ path, stroke: ink, width: 3.5, dash: [8, 8], opacity: 0.7 }]
    const off = { x: (ring.passX / ring.radius) * radius, y: -(ring.passY / ring.radius) * radius }
    return [
      { path, fill: ink, opacity: 0.06 + 0.3 * ring.precision ** 2 },
      { path, stroke: ink, width: 4 },
      { path: circlePath(middle, radius * 0.3), stroke: ink, width: 2, opacity: 0.6 },
      { path: circlePath({ x: middle.x + off.x, y: middle.y + off.y }, Math.max(6, radius * 0.2)), fill: ink },
    ]
  })
}
