import styles from './instrument-view.module.css'
import { ridgeFacets, ridgeSilhouette } from './poster/ridge'

const LEFT = {
  spine: [
    [0, 60],
    [90, 130],
    [210, 150],
    [330, 290],
    [470, 372],
    [610, 470],
    [700, 560],
  ],
  between: 2,
  roughness: 14,
  seed: 71,
  rows: 4,
  rowHeight: 46,
} as const
const RIGHT = {
  spine: [
    [760, 560],
    [840, 462],
    [960, 400],
    [1080, 296],
    [1200, 210],
    [1290, 110],
    [1400, 40],
  ],
  between: 2,
  roughness: 14,
  seed: 83,
  rows: 4,
  rowHeight: 46,
} as const
const MIDDLE = {
  spine: [
    [0, 330],
    [160, 360],
    [320, 322],
    [470, 376],
    [640, 398],
    [760, 408],
    [900, 388],
    [1060, 340],
    [1220, 372],
    [1400, 318],
  ],
  between: 3,
  roughness: 9,
  seed: 97,
} as const

const leftFacets = ridgeFacets(LEFT)
const rightFacets = ridgeFacets(RIGHT)

/** The view along a valley, with the instruments as the game draws them. A drawing, and described as one. */
export function InstrumentView() {
  return (
    <svg
      className={styles['view']}
      viewBox="0 0 1400 640"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Drawing of the flight: the craft heads down a valley at dusk towards a lit ring, with a second ring further on."
    >
      <defs>
        <linearGradient id="view-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles['high']} offset="0" />
          <stop className={styles['middle']} offset="0.45" />
          <stop className={styles['low']} offset="0.78" />
          <stop className={styles['horizon']} offset="1" />
        </linearGradient>
      </defs>
      <rect fill="url(#view-sky)" width="1400" height="440" />
      <path className={styles['ridge1']} d={ridgeSilhouette(MIDDLE, 640)} />
      <path className={styles['floor']} d="M0 470 420 430 700 420 1010 436 1400 480V640H0Z" />
      <path
        className={styles['floorLit']}
        d="M420 430 700 420 620 500ZM1010 436 860 520 1160 560ZM520 520 700 420 760 600Z"
      />
      <path className={styles['ridge2']} d={ridgeSilhouette(LEFT, 640)} />
      <path className={styles['lit']} d={leftFacets.lit} />
      <path className={styles['shaded']} d={leftFacets.shaded} />
      <path className={styles['ridge2']} d={ridgeSilhouette(RIGHT, 640)} />
      <path className={styles['lit']} d={rightFacets.lit} />
      <path className={styles['shaded']} d={rightFacets.shaded} />

      <ellipse className={styles['later']} cx="770" cy="352" rx="24" ry="26" />
      <ellipse className={styles['glow']} cx="716" cy="290" rx="66" ry="72" />
      <ellipse className={styles['next']} cx="716" cy="290" rx="66" ry="72" />
      <g className={styles['lead']}>
        <circle cx="700" cy="440" r="3" />
        <circle cx="703" cy="414" r="3.2" />
        <circle cx="707" cy="388" r="3.4" />
      </g>
      <g transform="translate(694 506) rotate(-9)">
        <path className={styles['craftShade']} d="M4-44-78 24-24 26 2 40Z" />
        <path className={styles['craftLight']} d="M4-44 80 24 26 26 2 40Z" />
        <path className={styles['trim']} d="M-78 24-24 26-30 14-62 12ZM80 24 26 26 32 14 64 12Z" />
        <ellipse className={styles['engine']} cx="2" cy="32" rx="11" ry="7" />
      </g>
    </svg>
  )
}
