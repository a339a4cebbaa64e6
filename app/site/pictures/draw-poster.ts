import {
  type Colour,
  craft,
  facetedRidge,
  gradient,
  laterRing,
  leadDots,
  litRing,
  skyGradient,
  svgFile,
} from './picture-parts'
import { POSTER_SIZE } from './picture-sizes'
import { type Ridge, ridgeSilhouette, starField } from './ridge'

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE
const HORIZON = 650
const SUN_X = 660

const FARTHEST: Ridge = {
  spine: '0 590, 140 566, 300 606, 470 584, 640 618, 800 602, 960 620, 1120 600, 1290 572, 1450 606, 1600 570',
  between: 3,
  roughness: 8,
  seed: 11,
}
const FAR: Ridge = {
  spine: '0 604, 130 628, 300 580, 470 634, 650 650, 840 638, 1030 646, 1190 612, 1350 640, 1480 596, 1600 616',
  between: 3,
  roughness: 11,
  seed: 23,
}
const MIDDLE: Ridge = {
  spine: '0 580, 150 646, 310 616, 500 674, 720 690, 900 680, 1080 694, 1230 650, 1380 596, 1480 648, 1600 604',
  between: 3,
  roughness: 13,
  seed: 37,
}
const NEAR: Ridge = {
  spine: '0 612, 140 590, 310 684, 500 716, 700 770, 880 796, 1080 780, 1240 722, 1390 664, 1500 574, 1600 606',
  between: 3,
  roughness: 15,
  seed: 41,
}
const NEAREST: Ridge = {
  spine: '0 632, 190 652, 400 706, 620 800, 800 900, 960 948, 1130 904, 1320 812, 1480 700, 1600 628',
  between: 3,
  roughness: 15,
  seed: 53,
}

function giant(colour: Colour): string {
  const ring = (sweep: 0 | 1, paint: string, opacity: number) =>
    `<path fill="${paint}" opacity="${opacity}" d="M815 552A410 70 0 0 ${sweep} 1635 552L1578 552A353 49 0 0 ${sweep === 0 ? 1 : 0} 872 552Z"/>`
  return `<g transform="rotate(-15 1225 552)">
${ring(1, colour('--giant-dark'), 0.8)}
<g clip-path="url(#giant)">
<rect x="1000" y="340" width="450" height="470" fill="${colour('--giant-band')}"/>
<path fill="${colour('--giant-light')}" d="M1000 400H1450V440H1000ZM1000 468H1450V484H1000ZM1000 534H1450V560H1000Z"/>
<path fill="${colour('--sky-low')}" opacity="0.6" d="M1000 372H1450V386H1000ZM1000 500H1450V520H1000Z"/>
<path fill="${colour('--giant-dark')}" opacity="0.55" d="M1460 340V810H1290C1400 720 1420 520 1290 360Z"/>
</g>
${ring(0, colour('--giant-ring'), 1)}
<path fill="${colour('--giant-band')}" d="M893 552A332 42 0 0 0 1557 552L1544 552A319 37 0 0 1 906 552Z"/>
</g>`
}

/** Two thin ribbons that the wingtips leave behind, fading out. */
const RIBBONS =
  '<path fill="url(#ribbon)" d="M716 856C690 900 640 950 560 1000L540 1000C626 946 680 892 712 850Z"/>' +
  '<path fill="url(#ribbon)" d="M868 912C852 944 826 972 790 1000L772 1000C814 966 842 936 860 904Z"/>'

/** The hero's picture: dusk over the ridges, the ringed giant, the next ring and the craft on its way to it. */
export function drawPoster(colour: Colour): string {
  const mist = (y: number, height: number, opacity: number) =>
    `<rect fill="url(#mist)" opacity="${opacity}" y="${y}" width="${WIDTH}" height="${height}"/>`
  const stars = starField(84, WIDTH, [96, 390], 5).map(
    ([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
  )
  return svgFile(WIDTH, HEIGHT, [
    '<defs>',
    skyGradient('sky', colour),
    gradient('sun', 'radialGradient', [
      [0, colour('--sun-glow'), 0.95],
      [0.4, colour('--sun-glow'), 0.4],
      [1, colour('--horizon'), 0],
    ]),
    gradient('mist', 'linearGradient', [
      [0, colour('--horizon'), 0],
      [1, colour('--horizon'), 0.6],
    ]),
    gradient('ribbon', 'linearGradient', [
      [0, colour('--craft'), 0.8],
      [1, colour('--craft'), 0],
    ]),
    '<clipPath id="giant"><circle cx="1225" cy="552" r="212"/></clipPath>',
    '</defs>',
    `<rect fill="url(#sky)" width="${WIDTH}" height="${HORIZON}"/>`,
    `<g fill="${colour('--star')}" opacity="0.75">${stars.join('')}</g>`,
    `<ellipse fill="url(#sun)" cx="${SUN_X}" cy="${HORIZON - 20}" rx="560" ry="210"/>`,
    `<circle fill="${colour('--sun')}" cx="${SUN_X}" cy="${HORIZON - 46}" r="30"/>`,
    giant(colour),
    `<path fill="${colour('--ridge-1')}" d="${ridgeSilhouette(FARTHEST, HEIGHT)}"/>`,
    mist(560, 110, 0.9),
    `<path fill="${colour('--ridge-2')}" d="${ridgeSilhouette(FAR, HEIGHT)}"/>`,
    mist(600, 120, 0.6),
    facetedRidge(
      MIDDLE,
      HEIGHT,
      { rows: 3, rowHeight: 34, lightX: SUN_X },
      {
        base: colour('--ridge-3'),
        lit: colour('--ridge-2'),
        shaded: colour('--ridge-4'),
        strength: 0.4,
      },
    ),
    mist(650, 160, 0.32),
    facetedRidge(
      NEAR,
      HEIGHT,
      { rows: 4, rowHeight: 44, lightX: SUN_X },
      {
        base: colour('--ridge-4'),
        lit: colour('--ridge-3'),
        shaded: colour('--ridge-5'),
        strength: 0.55,
      },
    ),
    laterRing(872, 640, 12, colour),
    laterRing(914, 660, 25, colour),
    litRing(1012, 706, 82, colour),
    facetedRidge(
      NEAREST,
      HEIGHT,
      { rows: 4, rowHeight: 52, lightX: SUN_X },
      {
        base: colour('--ridge-5'),
        lit: colour('--ridge-4'),
        shaded: colour('--ridge-6'),
        strength: 0.5,
      },
    ),
    RIBBONS,
    leadDots(
      [
        [864, 786, 3],
        [894, 768, 3.4],
        [924, 751, 3.8],
        [953, 735, 4.2],
        [981, 721, 4.6],
      ],
      colour,
    ),
    craft('translate(802 850) rotate(32) scale(0.94 0.86)', colour),
  ])
}
