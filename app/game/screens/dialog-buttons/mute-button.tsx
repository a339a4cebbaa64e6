import styles from './mute-button.module.css'

export interface MuteButtonProps {
  readonly isMuted: boolean
  /** The name of the key that does the same; null: none does. */
  readonly keyName: string | null
  readonly onChange: (isMuted: boolean) => void
}

/** Mutes and unmutes the game. */
export function MuteButton({ isMuted, keyName, onChange }: MuteButtonProps) {
  return (
    <button
      type="button"
      aria-label="Mute"
      aria-pressed={isMuted}
      aria-keyshortcuts={keyName ?? undefined}
      title={keyName === null ? 'Mute' : `Mute (${keyName})`}
      onClick={() => onChange(!isMuted)}
    >
      <svg className={styles['speaker']} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles['body']} d="M3 9.5v5h3.5L12 19V5L6.5 9.5Z" />
        <path d={isMuted ? 'm15.5 9.5 5 5m0-5-5 5' : 'M15 9.25a4 4 0 0 1 0 5.5m2.5-8a7.5 7.5 0 0 1 0 10.5'} />
      </svg>
    </button>
  )
}
