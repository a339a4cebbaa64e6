import { createStore, type StoreApi } from 'zustand/vanilla'

/** Whether the scene after an ending moves. `held`: the player has paused it; `over`: it has come to rest, or there is none. */
export type EndScene = 'running' | 'held' | 'over'

export type EndSceneStore = StoreApi<EndScene>

export function createEndScene(): EndSceneStore {
  return createStore<EndScene>(() => 'over')
}
