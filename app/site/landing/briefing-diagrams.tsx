import styles from './briefing-diagrams.module.css'

/** The craft as the briefing draws it: from behind, nose up the page. */
function Craft({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path className={styles['craftShade']} d="M0-34-46 18-14 20 0 30Z" />
      <path className={styles['craftLight']} d="M0-34 46 18 14 20 0 30Z" />
      <path className={styles['trim']} d="M-46 18-14 20-18 11-38 9ZM46 18 14 20 18 11 38 9Z" />
      <ellipse className={styles['engine']} cx="0" cy="25" rx="7" ry="5" />
    </g>
  )
}

/** The craft leaving the ground between two ridges. */
export function TakeOffDiagram() {
  return (
    <svg className={styles['diagram']} viewBox="0 0 480 200" aria-hidden="true">
      <path className={styles['far']} d="M0 150 70 92l54 40 62-60 74 76 58-44 66 52 50-70 46 44v70H0Z" />
      <path className={styles['near']} d="M0 200V118l46-34 62 62 68 42h28ZM480 200V96l-52-30-58 76-64 40-26 18Z" />
      <path className={styles['nearLit']} d="M46 84 108 146 60 158ZM428 66 370 142l46 10Z" />
      <path className={styles['path']} d="M240 196C238 160 236 120 262 58" />
      <Craft at="translate(240 120) rotate(10)" />
    </svg>
  )
}

/** The next ring, lit, with the two after it, dimmer. */
export function RingDiagram() {
  return (
    <svg className={styles['diagram']} viewBox="0 0 480 200" aria-hidden="true">
      <path className={styles['path']} d="M20 178C100 166 130 120 190 104S330 84 372 74s62-14 84-30" />
      <ellipse className={styles['ringGlow']} cx="186" cy="104" rx="60" ry="66" />
      <ellipse className={styles['ringNext']} cx="186" cy="104" rx="60" ry="66" />
      <ellipse className={styles['ringLater']} cx="330" cy="82" rx="32" ry="36" />
      <ellipse className={styles['ringLast']} cx="420" cy="62" rx="17" ry="19" />
      <Craft at="translate(62 168) rotate(62) scale(0.8)" />
    </svg>
  )
}

/** A canister beside the straight way, and the gauge it fills. */
export function CanisterDiagram() {
  return (
    <svg className={styles['diagram']} viewBox="0 0 480 200" aria-hidden="true">
      <g transform="translate(112 100) rotate(-18)">
        <ellipse className={styles['canisterGlow']} cx="0" cy="0" rx="76" ry="84" />
        <path className={styles['canister']} d="M-30-46A30 10 0 0 1 30-46V46A30 10 0 0 1-30 46Z" />
        <path
          className={styles['canisterBand']}
          d="M-30-22A30 10 0 0 0 30-22V-4A30 10 0 0 1-30-4ZM-30 18A30 10 0 0 0 30 18V30A30 10 0 0 1-30 30Z"
        />
        <ellipse className={styles['canisterTop']} cx="0" cy="-46" rx="30" ry="10" />
      </g>
      <g transform="translate(232 84)">
        <rect className={styles['gaugeEdge']} x="0" y="0" width="224" height="32" />
        <rect className={styles['gaugeNow']} x="5" y="5" width="92" height="22" />
        <rect className={styles['gaugeGain']} x="101" y="5" width="62" height="22" />
        <path className={styles['gaugeMark']} d="M101 40v14M163 40v14M101 47h62" />
      </g>
    </svg>
  )
}
