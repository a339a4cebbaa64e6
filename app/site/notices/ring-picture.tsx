import styles from './ring-picture.module.css'

/** A ring over a ridge: lit and with the craft in it, or grey and empty where something was missed. Decoration. */
export function RingPicture({ state }: { readonly state: 'collected' | 'missed' }) {
  return (
    <svg className={styles['picture']} data-state={state} viewBox="0 0 400 480" aria-hidden="true">
      <circle className={styles['glow']} cx="200" cy="190" r="112" />
      <circle
        className={styles['ring']}
        cx="200"
        cy="190"
        r="112"
        strokeDasharray={state === 'missed' ? '14 12' : undefined}
      />
      {state === 'collected' && (
        <g transform="translate(206 190) rotate(14) scale(0.92)">
          <path className={styles['craftShade']} d="M0-62-84 34-26 38 0 56Z" />
          <path className={styles['craftLight']} d="M0-62 84 34 26 38 0 56Z" />
          <path className={styles['trim']} d="M-84 34-26 38-32 22-68 17ZM84 34 26 38 32 22 68 17Z" />
          <ellipse className={styles['engine']} cx="0" cy="46" rx="12" ry="8" />
        </g>
      )}
      <path className={styles['far']} d="M0 350 60 312l44 24 58-52 50 50 62-34 48 34 44-30 34 26v160H0Z" />
      <path className={styles['near']} d="M0 396 66 348l70 50 62-26 74 36 66-54 62 42v90H0Z" />
      <path className={styles['nearLit']} d="M66 348 136 398l-50 30ZM338 354 400 396l-48 20Z" />
    </svg>
  )
}
