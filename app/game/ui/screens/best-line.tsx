import type { BestFigures } from '../best-figures.ts'
import { fuelPercentFrom, secondsTextFrom } from '../readings.ts'
import styles from './screen.module.css'

export interface BestLineProps {
  readonly best: BestFigures
  readonly onErase: () => void
}

/** The best figures kept on this device, and the way to be rid of them. */
export function BestLine({ best, onErase }: BestLineProps) {
  return (
    <p className={styles['best']}>
      <span>
        Best on this device: {secondsTextFrom(best.ticks)}, {fuelPercentFrom(best.fuelTenths)} % fuel,{' '}
        {best.ringsMissed} missed.
      </span>{' '}
      <button type="button" className={styles['quiet']} onClick={onErase}>
        Erase
      </button>
    </p>
  )
}
