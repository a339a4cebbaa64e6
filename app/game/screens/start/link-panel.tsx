import { useStore } from 'zustand'

import { secondsTextFrom } from '../../hud/readings.ts'
import type { LinkState, LinkStore } from '../../session/linked-flight.ts'
import type { RivalStore } from '../../session/rival.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import buttons from '../buttons.module.css'
import styles from './link-panel.module.css'

export interface LinkPanelProps {
  readonly link: LinkStore
  readonly rivals: RivalStore
  readonly session: SessionStore
}

/** What the opened link holds, and what can be done with it; nothing where the page was opened without one. */
export function LinkPanel({ link, rivals, session }: LinkPanelProps) {
  const state = useStore(link)
  const isReady = useStore(session).picture === 'ready'
  if (state.status === 'none') return null
  return (
    <div className={styles['link']}>
      <p role="status">{linkWords(state)}</p>
      {state.status === 'flown' && (
        <div className={styles['acts']}>
          <button
            type="button"
            className={buttons['secondary']}
            aria-disabled={!isReady}
            onClick={() => {
              if (!isReady) return
              session.dispatch({ type: 'choose-course', seed: state.again.flight.seed, origin: 'flight' })
              rivals.setState({ choice: 'link' })
              session.dispatch({ type: 'take-off' })
            }}
          >
            Race it
          </button>
        </div>
      )}
    </div>
  )
}

/** What is said of the flight in the link. */
export function linkWords(state: LinkState): string {
  switch (state.status) {
    case 'none':
      return ''
    case 'reading':
      return 'The flight in the link is flown again…'
    case 'damaged':
      return 'The flight in the link is damaged, so it can be neither watched nor raced.'
    case 'unread':
      return 'The flight in the link could not be read. Check your connection and reload the page.'
    case 'older':
      return 'The flight in the link was flown on older rules. Its course can be flown.'
    case 'newer':
      return 'The flight in the link was flown on newer rules. Reload the page to get them; its course can be flown.'
    case 'flown': {
      const { flight, end, splits } = state.again
      const kind = `${flight.isRelaxed ? ' relaxed' : ''} flight${flight.isSlow ? ' below full speed' : ''}`
      const rings = `${splits.length} of ${RINGS_TO_WIN} rings in ${secondsTextFrom(end.tick)}`
      return `A${kind} on course ${flight.seed}: ${rings}, flown again here on the same rules.`
    }
  }
}
