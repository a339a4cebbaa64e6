import type { Wing } from '../../player-data/logbook/wings.ts'
import styles from './wings-list.module.css'

const RULES: Readonly<Record<Wing, string>> = {
  finish: 'Finish a course',
  clean: 'Miss nothing',
  swift: 'Beat the autopilot',
}

export interface WingsListProps {
  readonly shown: readonly Wing[]
  readonly earned: readonly Wing[]
}

/** Wings, each with its rule, and which of them are earned. */
export function WingsList({ shown, earned }: WingsListProps) {
  return (
    <div className={styles['wings']}>
      <h4 className={styles['title']}>Wings</h4>
      <ul className={styles['list']}>
        {shown.map((wing) => {
          const isEarned = earned.includes(wing)
          return (
            <li key={wing} className={styles['wing']} data-earned={isEarned ? '' : undefined}>
              <svg className={styles['sign']} viewBox="0 0 48 24" aria-hidden="true">
                <path d="M20 12 2 4l5 9 13 3Zm8 0 18-8-5 9-13 3Z" />
                <circle cx="24" cy="14" r="4" />
              </svg>
              {RULES[wing]}
              {isEarned ? ': earned' : <span className="visually-hidden">: not earned yet</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
