import styles from './tier-badge.module.css'

/** A pair of wings around a ring: the more feathers, the rarer. Decoration. */
export function TierBadge({ feathers }: { readonly feathers: number }) {
  const rows = Array.from({ length: feathers }, (_, index) => index)
  return (
    <svg className={styles['badge']} viewBox="0 0 320 112" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(160 0) scale(${side} 1)`}>
          {rows.map((row) => (
            <path
              key={row}
              d={`M${40 - row * 2} ${34 + row * 13}H${150 - row * 22}L${134 - row * 22} ${43 + row * 13}H${39 - row * 3}Z`}
            />
          ))}
        </g>
      ))}
      <circle className={styles['ring']} cx="160" cy="58" r="26" />
      <path d="M160 40 146 72l14-6 14 6Z" />
    </svg>
  )
}
