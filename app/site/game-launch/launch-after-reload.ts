/**
 * One reload on behalf of a launch whose game is gone from the host. What must outlive it, which launch button was
 * pressed, stands in the state of the history entry: nothing is stored, and the address stays as it is. The page that
 * arrives takes it out again, and knows from it that it must not reload a second time.
 */
const MARK = 'launchAfterReload'

/** What the launch buttons carry, so that the one that was pressed is found again on the fresh page. */
export const LAUNCH_BUTTON = { 'data-launch-button': '' }

let wasReloaded = false

/** Whether this page has come from such a reload: another one would bring nothing that is not here. */
export function wasReloadedToLaunch(): boolean {
  return wasReloaded
}

function launchButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-launch-button]')]
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/**
 * Reloads the page, which then launches again by itself as if `opener` had been pressed. Gives false, and does nothing,
 * if the browser refuses to remember why it reloads.
 */
export function reloadToLaunch(opener: HTMLElement): boolean {
  try {
    window.history.replaceState({ ...historyState(), [MARK]: Math.max(0, launchButtons().indexOf(opener)) }, '')
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** Once on a page that was reloaded to launch: the button to launch from. Undefined on every other page. */
export function takeLaunchAfterReload(): HTMLElement | undefined {
  const { [MARK]: mark, ...rest } = historyState()
  if (mark === undefined) return undefined
  wasReloaded = true
  try {
    window.history.replaceState(rest, '')
  } catch {
    // It stays, and a reload of this page launches again.
  }
  const buttons = launchButtons()
  return typeof mark === 'number' ? (buttons[mark] ?? buttons[0]) : undefined
}
