import styles from './fuel-gauge.module.css'

/** The fuel in words and as a bar. Written to by instruments.ts. */
export function FuelGauge() {
  return (
    <div
      className={styles['fuel']}
      data-instrument="fuel"
      data-foot
      role="meter"
      aria-label="Fuel"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={100}
    >
      <div className={styles['fuelText']}>
        <span className={styles['label']} data-instrument="fuel-word" />{' '}
        <span className={styles['figure']}>
          <span data-instrument="fuel-number" />
          <span className={styles['unit']}>%</span>
        </span>
      </div>
      <div className={styles['gauge']}>
        <div className={styles['level']} />
      </div>
    </div>
  )
}
