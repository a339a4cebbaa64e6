/** How what stands on the ground is painted. */
import { PALETTE, type Rgb } from '../colour/palette.ts'
import type { StandingSolid } from '../monuments/standing-solids.ts'
import type { FacetPaint } from './facet-paint.ts'

/** The numbers of a facet whose vertices all have this colour, as bytes before they are rounded. */
function facetBytes(colour: Rgb): number[] {
  const vertex = [...colour.map((channel) => channel * 255), 0]
  return [...vertex, ...vertex, ...vertex]
}

/** The ground's paint, its colours multiplied by a tone. */
function tonedPaint(paint: FacetPaint, tone: number): FacetPaint {
  if (tone === 1) return paint
  return (shape, into, at) => {
    const isLit = paint(shape, into, at)
    for (let byte = at; byte < at + 12; byte += 1) into[byte] = Math.min(255, into[byte] * tone)
    return isLit
  }
}

/** The share of a paint that is laid over rock: the rest is the rock's, so that it is darker in the shade. */
const PAINT_SHARE = 0.95

/** The ground's paint with a colour laid over it. */
function paintOver(paint: FacetPaint, colour: Rgb): FacetPaint {
  const bytes = facetBytes(colour)
  return (shape, into, at) => {
    paint(shape, into, at)
    for (const [index, byte] of bytes.entries()) into[at + index] += (byte - into[at + index]) * PAINT_SHARE
    return false
  }
}

/** How the facets of a solid are painted, up to `litFrom` and from there on. */
export function paintsOf({ tone, paints }: StandingSolid, paint: FacetPaint): FacetPaint[] {
  return paints ? paints.map((colour) => paintOver(paint, colour)) : [tonedPaint(paint, tone), paintLit]
}

const LIT = facetBytes(PALETTE.lamplight).map(Math.round)
const paintLit: FacetPaint = (_, into, at) => {
  into.set(LIT, at)
  return false
}
