import { isWithin } from './is-within.ts'

const PRESSED = 'button, a[href]'
const CHANGED = 'input, select'

/** Calls `onPress` for each press of a control under `screens`, by any device, except the touch controls of the flight. */
export function listenToMenus(screens: HTMLElement, onPress: () => void, signal: AbortSignal): void {
  function listen(type: 'click' | 'change', controls: string): void {
    screens.addEventListener(
      type,
      ({ target }) => {
        if (isWithin(target, controls) && !isWithin(target, '[role="application"]')) onPress()
      },
      { signal },
    )
  }
  listen('click', PRESSED)
  listen('change', CHANGED)
}
