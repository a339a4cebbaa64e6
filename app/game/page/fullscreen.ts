/** Fullscreen of the game, where the platform has it: phones by Apple have none. */

export type Fullscreen = Readonly<ReturnType<typeof createFullscreen>>

/** @param dialog the game is its only child. The dialog itself must not become fullscreen, by the standard. */
export function createFullscreen(dialog: HTMLElement) {
  let isLeaving = false
  const isOn = (): boolean => document.fullscreenElement !== null
  return {
    // The types have it everywhere.
    isOffered: (document as { readonly fullscreenEnabled?: boolean }).fullscreenEnabled === true,
    isOn,
    /** Enters or leaves it. A refusal, as without a press by the player, changes nothing. */
    toggle(): void {
      isLeaving = isOn()
      const change = isLeaving ? document.exitFullscreen() : dialog.firstElementChild?.requestFullscreen()
      change?.catch(() => undefined)
    },
    /** For React. Returns what ends it. */
    subscribe(onChange: () => void): () => void {
      document.addEventListener('fullscreenchange', onChange)
      return () => document.removeEventListener('fullscreenchange', onChange)
    },
    /** Calls `onLeft` where it ends by other means than `toggle`, such as Escape, of which the page sees nothing else. */
    followLeaving(onLeft: () => void, signal: AbortSignal): void {
      const follow = (): void => {
        if (!isOn() && !isLeaving) onLeft()
        isLeaving = false
      }
      document.addEventListener('fullscreenchange', follow, { signal })
    },
  }
}
