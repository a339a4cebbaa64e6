const nothing = () => undefined

/** An observer that never has anything to tell. */
class SilentObserver {
  readonly observe = nothing
  readonly unobserve = nothing
  readonly disconnect = nothing
  readonly takeRecords = () => []
}

function works(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

/**
 * Replaces what an extension has removed from the window, or has replaced by something incomplete. The page and the game
 * use it while they render or in an effect, where an error would replace the whole page by the message of a broken one.
 */
export function mendPlatform(): void {
  for (const name of ['MutationObserver', 'ResizeObserver'] as const)
    if (!works(() => new window[name](nothing))) Object.assign(window, { [name]: SilentObserver })

  // oxlint-disable-next-line typescript/unbound-method -- that of the window, whoever calls it
  const { matchMedia } = window
  if (works(() => matchMedia('all').addEventListener('change', nothing))) return
  window.matchMedia = (media) => {
    const list = { media, matches: false }
    works(() => (list.matches = matchMedia(media).matches))
    // It holds whether the query matches now, and never changes.
    return Object.assign(new EventTarget(), list) as MediaQueryList
  }
}
