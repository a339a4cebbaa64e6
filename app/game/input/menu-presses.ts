const PRESSED = 'button, a[href]'
const CHANGED = 'input, select'

/** Calls `onPress` for each press of a control under `screens`, by any device, except the touch controls of the flight. */
export function listenToMenus(screens: HTMLElement, onPress: () => void, signal: AbortSignal): void {
  function listen(type: 'click' | 'change', controls: string): void {
    screens.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('[role="application"]') !== null) return
        if (target.closest(controls) !== null) onPress()
      },
      { signal },
    )
  }
  listen('click', PRESSED)
  listen('change', CHANGED)
}
