import { createStore } from 'zustand/vanilla'

import type { NdcOffset } from '../rendering/camera/eased-view-offset.ts'
import { middleOfFreeArea } from './free-area.ts'

/**
 * The offset that moves the view to the middle of the area that elements marked `data-covers` leave free, and in flight
 * keeps the craft clear of those marked `data-foot`.
 */
export function createViewOffset(screens: HTMLElement) {
  const { setState, ...store } = createStore<NdcOffset>(() => ({ across: 0, up: 0 }))
  const sizes = new ResizeObserver(update)

  function update(): void {
    const boxes = (selector: string) =>
      [...screens.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    const { across, up } = middleOfFreeArea(
      screens.getBoundingClientRect(),
      boxes('[data-covers]'),
      boxes('[data-foot]'),
    )
    const before = store.getState()
    if (before.across !== across || before.up !== up) setState({ across, up })
  }

  return {
    ...store,
    /**
     * Measures again; to be called after each change of the screens. Changes of size of `screens` and of the covers are followed
     * without it. Those of the foot are not: its digits change its size in flight, where nothing is measured.
     */
    measure: (): void => {
      sizes.disconnect()
      for (const element of [screens, ...screens.querySelectorAll('[data-covers]')]) sizes.observe(element)
      update()
    },
    close: () => sizes.disconnect(),
  }
}
