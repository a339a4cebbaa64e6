import styles from './ring-picture.module.css'

/** A ring over a ridge: lit and with the craft in it, or grey and empty where something was missed. Decoration. */
export function RingPicture({ state }: { readonly state: 'collected' | 'missed' }) {
  return (
    <svg className={styles['picture']} data-state={state} viewBox="0 0 400 400" aria-hidden="true">
      <circle className={styles['glow']} cx="200" cy="170" r="120" />
      <circle
        className={styles['ring']}
        cx="200"
        cy="170"
        r="120"
        strokeDasharray={state === 'missed' ? '14 12' : undefined}
      />
      {state === 'collected' && (
        <g transform="translate(206 168) rotate(14)">
          <path className={styles['craftShade']} d="M0-62-84 34-26 38 0 56Z" />
          <path className={styles['craftLight']} d="M0-62 84 34 26 38 0 56Z" />
          <path className={styles['trim']} d="M-84 34-26 38-32 22-68 17ZM84 34 26 38 32 22 68 17Z" />
          <ellipse className={styles['engine']} cx="0" cy="46" rx="12" ry="8" />
        </g>
      )}
      <path className={styles['far']} d="M0 330 60 282l44 24 58-52 50 50 62-34 48 34 44-30 34 26v100H0Z" />
      <path className={styles['near']} d="M0 356 66 318l70 40 62-26 74 36 66-44 62 32v64H0Z" />
      <path className={styles['nearLit']} d="M66 318 136 358l-62 6ZM338 324 400 356l-70 8Z" />
    </svg>
  )
}
