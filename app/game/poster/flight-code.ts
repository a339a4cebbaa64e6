/** The code on the poster: a link that phones read. */
import { encode } from 'uqr'

import type { Rgb } from '../rendering/colour/palette.ts'
import type { CODE } from './layout.ts'
import { rectanglePath, type PathShape } from './shapes.ts'

/** The largest code: one of 121 modules, which printed at A5 are 0.4 mm each. */
const LARGEST_VERSION = 26
/** Rows of modules; true is dark. */
export type FlightCode = readonly (readonly boolean[])[]

/** The code of a text; undefined where the text is too long for one. */
export function codeOf(text: string): FlightCode | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: LARGEST_VERSION }).data
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A code at a corner of the paper, in whole pixels a module so that its edges are sharp. The paper is its quiet zone. */
export function codeShape(modules: FlightCode, { right, top, side }: typeof CODE, ink: Rgb): PathShape {
  const module = Math.floor(side / modules.length)
  const left = right - module * modules.length
  const path = modules.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark ? [rectanglePath(left + across * module, top + down * module, module, module)] : [],
    ),
  )
  return { path: path.join(''), fill: ink }
}
