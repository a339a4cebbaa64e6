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
/** From one line of the title to the next, in shares of its size. */
const LEADING = 0.87
/** The height of its capitals, in shares of its size. */
const CAPITALS = 0.73
/** The lines below the title: their baselines, and of the targets the middles. */
const RESULT_LINE = CAPTION.bottom - 218
const TARGETS_LINE = CAPTION.bottom - 112
const LAST_LINE = CAPTION.bottom - 6
/** Where the medal begins, past a time of three digits. */
const MEDAL_LEFT = CAPTION.left + 440

/** @param ink of the words; `title`: of the course's name */
export function captionShapes(caption: Caption, paints: { readonly ink: Rgb; readonly title: Rgb }): Shape[] {
  const { ink } = paints
  const { left, width } = CAPTION
  const { title, result, medal, rings, about, code, codeWords } = caption
  const words = (each: Omit<WordsShape, 'most' | 'colour'> & Partial<WordsShape>): WordsShape => ({
    most: width,
    colour: ink,
    ...each,
  })
  const size = Math.min(LARGEST_TITLE, ...title.map((line) => width / (LETTER * line.length)))
  const shapes: Shape[] = title.map((line, index) =>
    words({
      words: line.toUpperCase(),
      x: left,
      y: CODE.top + size * (CAPITALS + index * LEADING),
      size,
      face: 'display',
      weight: 900,
      colour: paints.title,
    }),
  )
  const resultMost = medal === null ? width : MEDAL_LEFT - left - 24
  const last = { y: LAST_LINE, size: 31, face: 'text', weight: 600 } as const
  shapes.push(
    words({ words: result, x: left, y: RESULT_LINE, size: 118, most: resultMost, face: 'display', weight: 800 }),
    ...medalShapes(medal, ink),
    ...targetShapes(rings, ink),
    words({ words: about, x: left, ...last }),
    codeShape(code, CODE, mixRgb(ink, [0, 0, 0], 0.5)),
    words({ words: codeWords, x: CODE.right, most: CODE.side, align: 'end', ...last }),
  )
  return shapes
}

function medalShapes(medal: Caption['medal'], ink: Colour): Shape[] {
  if (medal === null) return []
  const x = MEDAL_LEFT
  const y = RESULT_LINE
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
    const middle = { x: CAPTION.left + radius + 2 + pitch * index, y: TARGETS_LINE }
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
