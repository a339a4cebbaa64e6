import { type Colour, craft, evening, facetedRidge, litRing, missedRing, nightPaint, svgFile } from './picture-parts.ts'
import { NOTICE_SIZE } from '~/site/pictures/picture-sizes.ts'
import { type Ridge, ridgeSilhouette } from './ridge.ts'

const { width: WIDTH, height: HEIGHT } = NOTICE_SIZE

const FAR: Ridge = { spine: '0 352, 70 322, 150 362, 230 330, 310 366, 400 334', roughness: 7, seed: 3 }
const FURTHEST: Ridge = { spine: '0 340, 90 318, 180 350, 270 330, 400 316', roughness: 6, seed: 12 }
const NEAR: Ridge = { spine: '0 392, 80 352, 180 416, 270 388, 340 352, 400 396', roughness: 9, seed: 8 }

/** A small poster: a ring over the ridges, lit and flown through, or grey and missed. */
export function drawNotice(ring: 'collected' | 'missed', colour: Colour): string {
  return svgFile(WIDTH, HEIGHT, [
    evening({ sun: [52, 314], giant: [330, 316, 64], width: WIDTH, height: 376 }, colour),
    `<path fill="${colour('--sky-last')}" d="${ridgeSilhouette(FURTHEST, HEIGHT)}"/>`,
    `<path fill="${colour('--ridge-2')}" d="${ridgeSilhouette(FAR, HEIGHT)}"/>`,
    ring === 'missed' ? missedRing(200, 196, 104, colour) : litRing(200, 196, 104, colour),
    facetedRidge(NEAR, HEIGHT, { rows: 4, rowHeight: 30, lightX: WIDTH / 2 }, nightPaint(colour, 0.55)),
    ...(ring === 'missed' ? [] : [craft('translate(206 204) rotate(14) scale(0.7 0.64)', colour)]),
  ])
}
