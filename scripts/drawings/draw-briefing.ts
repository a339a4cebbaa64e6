import {
  canister,
  type Colour,
  craft,
  evening,
  type Evening,
  facetedRidge,
  gauge,
  laterRing,
  litRing,
  nightPaint,
  path,
  svgFile,
} from './picture-parts.ts'
import { BRIEFING_SIZE } from '~/site/pictures/picture-sizes.ts'
import { type Ridge, ridgeSilhouette } from './ridge.ts'

const { width: WIDTH, height: HEIGHT } = BRIEFING_SIZE

const FURTHEST: Ridge = { spine: '0 186, 120 164, 210 190, 300 180, 420 158, 560 184', roughness: 5, seed: 21 }
const FAR: Ridge = { spine: '0 200, 90 178, 190 206, 280 190, 380 210, 470 178, 560 198', roughness: 5, seed: 5 }
const NEAR: Ridge = { spine: '0 226, 110 206, 220 236, 330 222, 430 240, 560 210', roughness: 6, seed: 9 }
const LEFT_WALL: Ridge = { spine: '0 76, 60 132, 110 150, 180 220, 250 280', roughness: 7, seed: 13 }
const RIGHT_WALL: Ridge = { spine: '316 280, 380 224, 440 150, 500 128, 560 60', roughness: 7, seed: 17 }

/** What the three pictures share: the evening and the ridges at its foot, each paler than the one before it. */
function dusk({ sun, giant }: Pick<Evening, 'sun' | 'giant'>, colour: Colour): string[] {
  return [
    evening({ sun, giant, width: WIDTH, height: 220 }, colour),
    `<path fill="${colour('--sky-last')}" d="${ridgeSilhouette(FURTHEST, HEIGHT)}"/>`,
    facetedRidge(
      FAR,
      HEIGHT,
      { rows: 2, rowHeight: 22, lightX: sun[0] },
      { base: colour('--ridge-2'), lit: colour('--sky-last'), shaded: colour('--ridge-3'), strength: 0.3 },
    ),
  ]
}

function near(colour: Colour): string {
  return facetedRidge(NEAR, HEIGHT, { rows: 2, rowHeight: 26, lightX: WIDTH / 2 }, nightPaint(colour, 0.5))
}

/** First step: the craft climbs out of a valley. */
export function drawTakeOff(colour: Colour): string {
  const paint = nightPaint(colour, 0.6)
  const faceting = { rows: 4, rowHeight: 24, lightX: WIDTH / 2 }
  return svgFile(WIDTH, HEIGHT, [
    ...dusk({ sun: [372, 172], giant: [478, 124, 62] }, colour),
    facetedRidge(LEFT_WALL, HEIGHT, faceting, paint),
    facetedRidge(RIGHT_WALL, HEIGHT, faceting, paint),
    path('M282 280C280 240 276 200 300 60', colour),
    craft('translate(284 148) rotate(8) scale(0.62 0.54)', colour),
  ])
}

/** Second step: the next ring, lit, and the two after it, dimmer. */
export function drawRings(colour: Colour): string {
  return svgFile(WIDTH, HEIGHT, [
    ...dusk({ sun: [378, 154], giant: [66, 96, 52] }, colour),
    near(colour),
    path('M30 236C110 216 160 150 232 132S380 116 420 100s60-26 96-36', colour),
    laterRing(496, 70, 16, colour),
    laterRing(402, 104, 32, colour),
    litRing(240, 130, 66, colour),
    craft('translate(92 214) rotate(62) scale(0.5 0.46)', colour),
  ])
}

/** Third step: a canister, and what it gives the tank. */
export function drawCanister(colour: Colour): string {
  return svgFile(WIDTH, HEIGHT, [
    ...dusk({ sun: [244, 160], giant: [490, 216, 62] }, colour),
    near(colour),
    canister('translate(140 124) rotate(-18)', colour),
    gauge({ x: 270, y: 96, width: 240, height: 36, percent: 42, gainPercent: 30 }, colour),
  ])
}
