import { useStore } from 'zustand'

import type { Settings } from '../../player-data/settings.ts'
import { isComingRelaxed } from '../../session/session.ts'
import type { GameStores } from '../../stores/game.ts'

/** How the coming flight is flown: as the player has set, unless a recorded rival was relaxed and this is not set, or the reverse. */
export function useComingFlight(stores: GameStores): Settings {
  const session = useStore(stores.session)
  const settings = useStore(stores.settings)
  return { ...settings, isRelaxed: isComingRelaxed(session, settings) }
}
