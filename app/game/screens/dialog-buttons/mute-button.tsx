import { useStore } from 'zustand'

import type { Game } from '../../game.ts'
import { useKeyName } from '../../input/keyboard/keyboard-layout.ts'
import styles from './mute-button.module.css'

/** Mutes and unmutes the game. */
export function MuteButton({ settings }: Pick<Game, 'settings'>) {
  const { isMuted, hotkeys } = useStore(settings)
  const keyName = useKeyName(hotkeys.mute)
  return (
    <button
      type="button"
      aria-label="Mute"
      aria-pressed={isMuted}
      aria-keyshortcuts={keyName ?? undefined}
      title={keyName === null ? 'Mute' : `Mute (${keyName})`}
      onClick={() => settings.change({ isMuted: !isMuted })}
    >
      <svg className={styles['speaker']} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles['body']} d="M3 9.5v5h3.5L12 19V5L6.5 9.5Z" />
        <path d={isMuted ? 'm15.5 9.5 5 5m0-5-5 5' : 'M15 9.25a4 4 0 0 1 0 5.5m2.5-8a7.5 7.5 0 0 1 0 10.5'} />
      </svg>
    </button>
  )
}
