import styles from './poster.module.css'
import { ridgeFacets, ridgeSilhouette, starField } from './ridge'

const WIDTH = 1600
const HEIGHT = 1000
const HORIZON = 640

const RIDGE_1 = {
  spine: [
    [0, 596],
    [150, 560],
    [330, 606],
    [520, 566],
    [700, 612],
    [905, 628],
    [1100, 590],
    [1290, 552],
    [1440, 596],
    [1600, 560],
  ],
  between: 3,
  roughness: 9,
  seed: 11,
} as const
const RIDGE_2 = {
  spine: [
    [0, 588],
    [120, 612],
    [290, 548],
    [450, 622],
    [640, 640],
    [850, 668],
    [1040, 644],
    [1200, 596],
    [1370, 640],
    [1600, 570],
  ],
  between: 3,
  roughness: 11,
  seed: 23,
} as const
const RIDGE_3 = {
  spine: [
    [0, 560],
    [170, 622],
    [330, 590],
    [520, 668],
    [760, 712],
    [900, 724],
    [1080, 690],
    [1260, 622],
    [1420, 570],
    [1600, 622],
  ],
  between: 3,
  roughness: 13,
  seed: 37,
  rows: 3,
  rowHeight: 34,
} as const
const RIDGE_4 = {
  spine: [
    [0, 600],
    [130, 560],
    [300, 668],
    [470, 700],
    [700, 776],
    [900, 800],
    [1090, 770],
    [1250, 700],
    [1400, 640],
    [1500, 560],
    [1600, 590],
  ],
  between: 3,
  roughness: 15,
  seed: 41,
  rows: 4,
  rowHeight: 44,
} as const
const RIDGE_5 = {
  spine: [
    [0, 690],
    [180, 742],
    [420, 776],
    [680, 862],
    [900, 900],
    [1120, 862],
    [1320, 790],
    [1480, 700],
    [1600, 640],
  ],
  between: 3,
  roughness: 16,
  seed: 53,
  rows: 4,
  rowHeight: 52,
} as const

const facets3 = ridgeFacets(RIDGE_3)
const facets4 = ridgeFacets(RIDGE_4)
const facets5 = ridgeFacets(RIDGE_5)
const STARS = starField(64, WIDTH, 330, 5)

/** Marks along the way from the craft to the next ring: x, y, radius. */
const LEAD = [
  [890, 722, 2.6],
  [914, 694, 2.8],
  [937, 667, 3],
  [958, 641, 3.2],
  [978, 616, 3.4],
] as const

/** The hero's picture: dusk over the ridges, the ringed giant, the next ring and the craft on its way to it. Decoration. */
export function Poster() {
  return (
    <svg
      className={styles['poster']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="poster-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles['skyZenith']} offset="0" />
          <stop className={styles['skyHigh']} offset="0.3" />
          <stop className={styles['skyMiddle']} offset="0.56" />
          <stop className={styles['skyLow']} offset="0.76" />
          <stop className={styles['horizon']} offset="0.92" />
          <stop className={styles['sun']} offset="1" />
        </linearGradient>
        <radialGradient id="poster-glow">
          <stop className={styles['sun']} offset="0" />
          <stop className={styles['sunEdge']} offset="1" />
        </radialGradient>
        <linearGradient id="poster-mist" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles['mistEdge']} offset="0" />
          <stop className={styles['mist']} offset="1" />
        </linearGradient>
        <linearGradient id="poster-ribbon" x1="1" y1="0" x2="0" y2="1">
          <stop className={styles['ribbon']} offset="0" />
          <stop className={styles['ribbonEdge']} offset="1" />
        </linearGradient>
        <radialGradient id="poster-halo">
          <stop className={styles['haloEdge']} offset="0.55" />
          <stop className={styles['halo']} offset="0.76" />
          <stop className={styles['haloEdge']} offset="1" />
        </radialGradient>
        <clipPath id="poster-giant">
          <circle cx="1160" cy="470" r="226" />
        </clipPath>
      </defs>

      <rect fill="url(#poster-sky)" width={WIDTH} height={HORIZON + 60} />
      <g className={styles['stars']}>
        {STARS.map(([x, y, radius]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <ellipse fill="url(#poster-glow)" cx="620" cy={HORIZON} rx="620" ry="230" />

      <Giant />

      <path className={styles['ridge1']} d={ridgeSilhouette(RIDGE_1, HEIGHT)} />
      <rect fill="url(#poster-mist)" y="560" width={WIDTH} height="120" />
      <path className={styles['ridge2']} d={ridgeSilhouette(RIDGE_2, HEIGHT)} />
      <rect className={styles['thin']} fill="url(#poster-mist)" y="590" width={WIDTH} height="150" />
      <path className={styles['ridge3']} d={ridgeSilhouette(RIDGE_3, HEIGHT)} />
      <path className={styles['ridge3Lit']} d={facets3.lit} />
      <path className={styles['ridge3Shaded']} d={facets3.shaded} />
      <rect className={styles['thinner']} fill="url(#poster-mist)" y="640" width={WIDTH} height="180" />
      <path className={styles['ridge4']} d={ridgeSilhouette(RIDGE_4, HEIGHT)} />
      <path className={styles['ridge4Lit']} d={facets4.lit} />
      <path className={styles['ridge4Shaded']} d={facets4.shaded} />

      <FurtherRings />
      <NextRing />

      <path className={styles['ridge5']} d={ridgeSilhouette(RIDGE_5, HEIGHT)} />
      <path className={styles['ridge5Lit']} d={facets5.lit} />
      <path className={styles['ridge5Shaded']} d={facets5.shaded} />

      <g className={styles['lead']}>
        {LEAD.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <Craft />
    </svg>
  )
}

function Giant() {
  return (
    <g>
      <g transform="rotate(-16 1160 470)">
        <path className={styles['giantRingFar']} d="M730 470A430 78 0 0 1 1590 470L1536 470A376 56 0 0 0 784 470Z" />
      </g>
      <circle className={styles['giant']} cx="1160" cy="470" r="226" />
      <g clipPath="url(#poster-giant)">
        <g transform="rotate(-16 1160 470)">
          <path
            className={styles['giantBand1']}
            d="M900 300H1420V346H900ZM900 424H1420V448H900ZM900 560H1420V640H900Z"
          />
          <path className={styles['giantBand2']} d="M900 372H1420V388H900ZM900 500H1420V530H900Z" />
        </g>
        <path className={styles['giantNight']} d="M1386 244V700H1200C1330 640 1390 470 1290 250Z" />
      </g>
      <g transform="rotate(-16 1160 470)">
        <path className={styles['giantRingNear']} d="M730 470A430 78 0 0 0 1590 470L1536 470A376 56 0 0 1 784 470Z" />
        <path className={styles['giantRingThin']} d="M806 470A354 47 0 0 0 1514 470L1502 470A342 42 0 0 1 818 470Z" />
      </g>
    </g>
  )
}

function FurtherRings() {
  return (
    <g className={styles['further']}>
      <ellipse cx="906" cy="640" rx="27" ry="30" strokeWidth="5" />
      <ellipse cx="866" cy="656" rx="14" ry="16" strokeWidth="3" />
    </g>
  )
}

function NextRing() {
  return (
    <g>
      <ellipse fill="url(#poster-halo)" cx="1012" cy="570" rx="128" ry="138" />
      <ellipse className={styles['ringOuter']} cx="1012" cy="570" rx="84" ry="92" />
      <ellipse className={styles['ringInner']} cx="1012" cy="570" rx="84" ry="92" />
    </g>
  )
}

/** Seen from behind and above, banked to the right, nose towards the ring. */
function Craft() {
  return (
    <g>
      <path fill="url(#poster-ribbon)" d="M764 796C700 846 560 880 330 1000L300 1000C540 872 690 836 762 790Z" />
      <path fill="url(#poster-ribbon)" d="M892 820C850 880 770 930 690 1000L668 1000C756 924 836 872 886 816Z" />
      <g transform="translate(826 782) rotate(12)">
        <path className={styles['craftShade']} d="M40 -74L-72 22L-24 24L6 38Z" />
        <path className={styles['craftLight']} d="M40 -74L6 38L34 22L66 18Z" />
        <path className={styles['craftDark']} d="M-24 24L6 38L34 22L8 12Z" />
        <path className={styles['craftTrim']} d="M-72 22L-24 24L-30 12L-50 10ZM66 18L34 22L40 8L58 2Z" />
        <path className={styles['craftFin']} d="M22 -18L6 38L16 6Z" />
        <ellipse className={styles['engineGlow']} cx="5" cy="34" rx="20" ry="13" />
        <ellipse className={styles['engine']} cx="5" cy="33" rx="9" ry="6" />
      </g>
    </g>
  )
}
