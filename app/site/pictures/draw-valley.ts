import { type Colour, craft, facetedRidge, laterRing, leadDots, litRing, skyGradient, svgFile } from './picture-parts'
import { VALLEY_SIZE } from './picture-sizes'
import { type Ridge, ridgeSilhouette, starField } from './ridge'

const { width: WIDTH, height: HEIGHT } = VALLEY_SIZE
const HORIZON = 440
const SUN_X = 760

const FAR: Ridge = {
  spine: '0 350, 160 376, 320 338, 470 392, 640 410, 760 418, 900 402, 1060 356, 1220 388, 1400 334',
  between: 3,
  roughness: 9,
  seed: 97,
}
const LEFT_FAR: Ridge = {
  spine: '0 250, 140 300, 280 342, 400 402, 520 440, 640 486, 700 520',
  between: 2,
  roughness: 12,
  seed: 61,
}
const RIGHT_FAR: Ridge = {
  spine: '720 520, 800 470, 900 432, 1010 372, 1130 330, 1260 262, 1400 300',
  between: 2,
  roughness: 12,
  seed: 67,
}
const LEFT: Ridge = {
  spine: '0 90, 90 170, 200 190, 320 350, 440 440, 560 580, 650 720',
  between: 2,
  roughness: 14,
  seed: 71,
}
const RIGHT: Ridge = {
  spine: '850 720, 930 590, 1030 500, 1130 390, 1230 290, 1310 160, 1400 90',
  between: 2,
  roughness: 14,
  seed: 83,
}

/** The view along a valley from behind the craft, as a flight shows it, without the instruments. */
export function drawValley(colour: Colour): string {
  const stars = starField(36, WIDTH, [0, 170], 9).map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
  const far = { base: colour('--ridge-3'), lit: colour('--ridge-2'), shaded: colour('--ridge-4'), strength: 0.5 }
  const near = { base: colour('--ridge-4'), lit: colour('--ridge-3'), shaded: colour('--ridge-5'), strength: 0.6 }
  return svgFile(WIDTH, HEIGHT, [
    `<defs>${skyGradient('sky', colour)}</defs>`,
    `<rect fill="url(#sky)" width="${WIDTH}" height="${HORIZON}"/>`,
    `<g fill="${colour('--star')}" opacity="0.7">${stars.join('')}</g>`,
    `<circle fill="${colour('--sun')}" cx="${SUN_X}" cy="400" r="26"/>`,
    `<path fill="${colour('--ridge-1')}" d="${ridgeSilhouette(FAR, HEIGHT)}"/>`,
    `<path fill="${colour('--ridge-2')}" d="M0 500 420 452 700 440 1010 456 1400 510V720H0Z"/>`,
    `<path fill="${colour('--ridge-1')}" opacity="0.5" d="M420 452 700 440 620 560ZM700 440 760 640 860 540ZM560 620 640 540 700 720Z"/>`,
    facetedRidge(LEFT_FAR, HEIGHT, { rows: 4, rowHeight: 40, lightX: SUN_X }, far),
    facetedRidge(RIGHT_FAR, HEIGHT, { rows: 4, rowHeight: 40, lightX: SUN_X }, far),
    laterRing(790, 372, 20, colour),
    litRing(706, 320, 66, colour),
    facetedRidge(LEFT, HEIGHT, { rows: 5, rowHeight: 46, lightX: SUN_X }, near),
    facetedRidge(RIGHT, HEIGHT, { rows: 5, rowHeight: 46, lightX: SUN_X }, near),
    leadDots(
      [
        [699, 446, 3],
        [700, 424, 3.4],
        [702, 403, 3.8],
      ],
      colour,
    ),
    craft('translate(694 512) rotate(-7) scale(0.8 0.64)', colour),
  ])
}
