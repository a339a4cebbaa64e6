import { useStore } from 'zustand'

import type { Settings } from '../../player-data/settings.ts'
import { isComingRelaxed } from '../../session/rival.ts'
import type { GameStores } from '../../stores/game.ts'

/** How the coming flight is flown: as the player has set, but relaxed or not as its rival is. */
export function useComingFlight(stores: GameStores): Settings {
  const session = useStore(stores.session)
  const settings = useStore(stores.settings)
  return { ...settings, isRelaxed: isComingRelaxed(session, settings) }
}
