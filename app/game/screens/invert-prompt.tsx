import { ScreenButton } from './screen-button.tsx'
import styles from './invert-prompt.module.css'

export interface InvertPromptProps {
  /** Whether up dives, as on a stick pushed forward. */
  readonly isInverted: boolean
  readonly onChange: (isInverted: boolean) => void
}

/** Says which way climbs and turns it round, for players who expect the other way. */
export function InvertPrompt({ isInverted, onChange }: InvertPromptProps) {
  return (
    <div className={styles['prompt']}>
      <p role="status">{isInverted ? 'Up dives.' : 'Up climbs.'}</p>
      <ScreenButton variant="quiet" onClick={() => onChange(!isInverted)}>
        Prefer it reversed?
      </ScreenButton>
    </div>
  )
}
