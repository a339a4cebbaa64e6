import { isWithin } from './is-within.ts'

const PRESSED = 'button, a[href]'
const CHANGED = 'input, select'

/** Calls `onPress` for each press of a control under `screens`, by any device, except the touch controls of the flight. */
export function listenToMenus(screens: HTMLElement, onPress: () => void, signal: AbortSignal): void {
  function followPress({ type, target }: Event): void {
    if (isWithin(target, type === 'click' ? PRESSED : CHANGED) && !isWithin(target, '[role="application"]')) onPress()
  }
  screens.addEventListener('click', followPress, { signal })
  screens.addEventListener('change', followPress, { signal })
}
